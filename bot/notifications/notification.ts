import { type Language, type Seat, say, type Text } from '@longtable/kit';
import { readerAt } from '../host/table/names.ts';
import { hasBegun, type LoadedTable } from '../host/table/table.ts';
import { buttonsFor, nextButton, toBoard } from '../render/controls.ts';
import { endHead, resultLines } from '../render/ending.ts';
import { type Row, row } from '../render/menu.ts';
import { mentionsOf } from '../render/names.ts';
import { wholeStory } from '../render/story.ts';

/** A message that calls somebody. It stays in the plain form: its first words are what a phone shows of it while it is locked. */
export interface Notification {
  readonly content: string;
  readonly components: Row[];
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
}

/** What led to the end is told in passing. */
const LINES = 2;

/** Tells those who did not bring it about that a table is over: who won and how, what happened, and the way to a rematch and to the board. */
export function drawEnd(loaded: LoadedTable, seats: readonly Seat[]): Notification {
  const { table } = loaded;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const byItself = table.ending?.by === 'game';
  const reader = readerAt(loaded, 'spectator', language);
  const [won, over] = [endHead(loaded, reader), headline(loaded, language)];
  const heads = hasBegun(table) ? [[text, ...won, over].join(' ')] : [`${text} ${over}`, ...won];
  const lines = [
    ...heads.map((line) => line.trim()),
    ...(byItself ? wholeStory(loaded, 'spectator', language).slice(-LINES) : []),
    ...resultLines(loaded, reader),
  ];
  const buttons = buttonsFor(nextButton(loaded), language);
  const way = hasBegun(table) ? [row([...buttons, toBoard(loaded, language)])] : [];
  return { content: lines.join('\n'), components: way, allowedMentions: { parse: [], users } };
}

function headline({ table, game }: LoadedTable, language: Language): string {
  const over: Text = hasBegun(table)
    ? { en: `**${game.title}** is over.`, de: `**${game.title}** ist zu Ende.` }
    : { en: `**${game.title}** was cancelled.`, de: `**${game.title}** wurde abgesagt.` };
  return say(over, language);
}
