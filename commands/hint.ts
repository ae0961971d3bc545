import { MessageFlags } from 'discord.js';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { plainLine } from '../bot/face/drawing/escape.ts';
import { languageOf } from '../bot/face/drawing/words.ts';
import { type Hint, hintFor } from '../bot/host/acts/hint.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import { type Language, say, type Text } from '../games/kit/text.ts';

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
    const hint = 'refused' in found ? found : await hintFor(house, found, interaction.user.id);
    const language = languageOf(interaction.locale);
    const content = 'refused' in hint ? say(hint.refused.sentence, language) : wordsFor(hint, language);
    await interaction.editReply({ content, allowedMentions: { parse: [] } });
  },
};

const WOULD_PLAY: Text = { en: 'The computer would play', de: 'Der Computer würde spielen' };

function wordsFor({ line, labels }: Hint, language: Language): string {
  const way = labels.map((label) => say(label, language)).join(' › ');
  return `${say(WOULD_PLAY, language)}: **${plainLine(way)}**\n-# /move ${plainLine(line)}`;
}
