import { MessageFlags } from 'discord.js';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { plainLine } from '../bot/face/drawing/escape.ts';
import { languageOf } from '../bot/face/drawing/words.ts';
import { type Hint, hintFor } from '../bot/host/acts/hint.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import { readerAt } from '../bot/host/table/reader.ts';
import type { Seated } from '../bot/host/table/table.ts';
import { type Reader, read } from '../games/kit/reader.ts';
import { say, type Text } from '../games/kit/text.ts';

export const command: Command = {
  data: () => ({
    name: 'hint',
    ...described({
      en: 'Ask the computer what it would do in your place; only you see the answer',
      de: 'Den Computer fragen, was er an deiner Stelle täte; nur du siehst die Antwort',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, { house }) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const found = await findTableAt(house, interaction.channelId);
    const language = languageOf(interaction.locale);
    const content = 'refused' in found ? say(found.refused.sentence, language) : await advise(found);
    await interaction.editReply({ content, allowedMentions: { parse: [] } });

    async function advise(seated: Seated): Promise<string> {
      const hint = await hintFor(house, seated, interaction.user.id);
      if ('refused' in hint) return say(hint.refused.sentence, language);
      return wordsFor(hint, readerAt(seated, hint.seat, language));
    }
  },
};

const WOULD_PLAY: Text = { en: 'The computer would play', de: 'Der Computer würde spielen' };

function wordsFor({ line, labels, why }: Hint, reader: Reader): string {
  const { language } = reader;
  const way = labels.map((label) => read(label, reader)).join(' › ');
  const reason = why === undefined ? [] : [plainLine(say(why, language))];
  return [`${say(WOULD_PLAY, language)}: **${plainLine(way)}**`, ...reason, `-# /move ${plainLine(line)}`].join('\n');
}
