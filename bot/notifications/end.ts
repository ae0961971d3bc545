import type { Seat } from '../../games/kit/game.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import { readerAt } from '../host/table/reader.ts';
import { hasBegun, type LoadedTable } from '../host/table/table.ts';
import { againButtons, buttonsFor, toBoard } from '../render/controls.ts';
import { endLines } from '../render/ending.ts';
import { row } from '../render/menu.ts';
import { mentionsOf } from '../render/names.ts';
import { wholeStory } from '../render/story.ts';
import type { Notification } from './notification.ts';

/** What led to the end is told in passing. */
const LINES = 2;

/** Tells those who did not bring it about that a table is over: what happened, who won and how, and what can be done now. */
export function drawEnd(loaded: LoadedTable, seats: readonly Seat[]): Notification {
  const { table } = loaded;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const byItself = table.ending?.by === 'game';
  const lines = [
    ...(byItself ? wholeStory(loaded, 'spectator', language).slice(-LINES) : []),
    `${text} ${headline(loaded, language)}`.trim(),
    ...endLines(loaded, readerAt(loaded, 'spectator', language)),
  ];
  // There is nothing left to do at a board that never came to a game.
  const rows = hasBegun(table) ? [row([...buttonsFor(againButtons(loaded), language), toBoard(loaded, language)])] : [];
  return { content: lines.join('\n'), components: rows, allowedMentions: { parse: [], users } };
}

function headline({ table, game }: LoadedTable, language: Language): string {
  const over: Text = hasBegun(table)
    ? { en: `**${game.title}** is over.`, de: `**${game.title}** ist zu Ende.` }
    : { en: `**${game.title}** was cancelled.`, de: `**${game.title}** wurde abgesagt.` };
  return say(over, language);
}
