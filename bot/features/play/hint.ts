import { MessageFlags } from 'discord.js';
import { type Reader, read } from '../../../games/kit/reader.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import { type Hint, hintFor } from '../../host/actions/hint.ts';
import type { Refused } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/reader.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Asked } from '../../interactions/reply.ts';
import { plainLine } from '../../render/escape.ts';
import { languageOf } from '../../render/text.ts';

const WOULD_PLAY: Text = { en: 'The computer would play', de: 'Der Computer würde spielen' };
const WAITS_FOR: Text = { en: 'The lesson waits for', de: 'Die Lektion wartet auf' };

/** Tells somebody what the computer would do in their place, only for their eyes. */
export async function advise(bot: Bot, asked: Asked, find: () => Promise<LoadedTable | Refused>): Promise<void> {
  await asked.deferReply({ flags: MessageFlags.Ephemeral });
  const language = languageOf(asked.locale);
  const found = await find();
  const hint = 'refused' in found ? found : await hintFor(bot.context, found, asked.user.id);
  const content =
    'refused' in found || 'refused' in hint
      ? say((hint as Refused).refused.sentence, language)
      : wordsFor(found.table.lesson ? WAITS_FOR : WOULD_PLAY, hint, readerAt(found, hint.seat, language));
  await asked.editReply({ content, allowedMentions: { parse: [] } });
}

function wordsFor(head: Text, { line, labels, why }: Hint, reader: Reader): string {
  const { language } = reader;
  const way = labels.map((label) => read(label, reader)).join(' › ');
  const reason = why === undefined ? [] : [plainLine(say(why, language))];
  return [`${say(head, language)}: **${plainLine(way)}**`, ...reason, `-# /move ${plainLine(line)}`].join('\n');
}
