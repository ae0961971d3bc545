import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { readerAt } from '../../host/table/reader.ts';
import { hasBegun, type Seated } from '../../host/table/table.ts';
import { mentionsOf } from '../drawing/called.ts';
import { againButtons, buttonsFor, toBoard } from '../drawing/controls.ts';
import { endLines } from '../drawing/ending.ts';
import { row } from '../drawing/menu.ts';
import { newest, wholeStory } from '../drawing/story.ts';
import type { Call } from './call.ts';

/** What led to the end is told in passing. */
const LINES = 2;

/** Tells those who did not bring it about that a table is over: what happened, who won and how, and what can be done now. */
export function drawEnd(seated: Seated, seats: readonly Seat[]): Call {
  const { table } = seated;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const byItself = table.ending?.by === 'game';
  const lines = [
    ...(byItself ? newest(wholeStory(seated, 'spectator', language), LINES) : []),
    `${text} ${headline(seated, language)}`.trim(),
    ...endLines(seated, readerAt(seated, 'spectator', language)),
  ];
  const buttons = [...buttonsFor(againButtons(seated), language), toBoard(seated, language)];
  return { content: lines.join('\n'), components: [row(buttons)], allowedMentions: { parse: [], users } };
}

function headline({ table, game }: Seated, language: Language): string {
  const over: Text = hasBegun(table)
    ? { en: `**${game.title}** is over.`, de: `**${game.title}** ist zu Ende.` }
    : { en: `**${game.title}** does not begin.`, de: `**${game.title}** beginnt nicht.` };
  return say(over, language);
}
