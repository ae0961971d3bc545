import type { Picture } from '../picture/items.ts';
import type { Reader } from '../reader.ts';
import type { Seat } from '../seat.ts';
import type { Text } from '../text.ts';

/** What one reader may see of a table. Each reader wants one of the forms, so a game may use getters. */
export interface View {
  /** Lines for a code block: plain text, no emoji, at most 36 columns where the game allows. */
  readonly board: readonly string[];
  /** The same lines with ANSI colours, for players who turned them on. */
  readonly coloured?: readonly string[];
  /** The same in sentences, for screen readers: whose turn, the danger, the reader's own things, the others', the rest. */
  readonly sentences: readonly string[];
}

/** A page to look up: a deck, a list of units. Often only the title is needed. */
export interface Page {
  readonly title: string;
  /** Lines for a code block, at most 36 columns. */
  readonly lines: readonly string[];
  /** Text below them in Discord's markdown, at most 1,800 characters. */
  readonly text?: string;
  /** Marks that a reader can put on things of this page, such as who might be a spy. The host stores them and passes them in `reader.notes`. */
  readonly noteTargets?: NoteTargets;
}

/** What a reader can put marks on, at most 25 things, and what each mark is called. */
export interface NoteTargets {
  readonly things: readonly { readonly id: string; readonly name: string }[];
  readonly labels: readonly { readonly id: string; readonly name: Text }[];
}

/** How a game is shown to people, in their language and with their names. */
export interface Presentation<State, Event> {
  /** The board and the same in sentences: `{ board: ['o o o'], sentences: ['Stones: 3.'] }`. With a partial line, it may mark how that can continue. */
  view(state: State, reader: Reader, partial?: string): View;
  /** The log of events for a reader, one short sentence each, newest last, as in `['Ada takes 2: 13 left.']`; never what they may not know. */
  story(events: readonly Event[], reader: Reader): readonly string[];
  /** The icon before each line of the story, in the same order: `['broadsword', undefined]`. */
  storyIcons?(events: readonly Event[], reader: Reader): readonly (string | undefined)[];
  /** A sentence that says who won and how, `'Ada wins with the last stone.'`; called when there is a result. */
  ending(state: State, reader: Reader): string;
  /** The question above a menu: `'How many stones will you take?'` */
  ask?(state: State, seat: Seat, partial: string, reader: Reader): string;
  /** The name of a list of those choices that have no `under`, where they find no room as buttons: `{ en: 'Take stones…', de: … }`. */
  listName?(state: State, seat: Seat, partial: string): Text | undefined;
  /** The view as a picture, for players who chose pictures, made of the kit's values: `compose(120, ['#000000'], [text(box(0, 0, 560, 40), 'Ada')])`. */
  picture?(state: State, reader: Reader, partial?: string): Picture;
  /** The number that decided a finished game, for each seat, and the icon of what it counts: `{ icon: 'hearts', of: [12, 0] }`. */
  score?(state: State): { readonly icon: string; readonly of: readonly number[] };
  /** The icon of each thing of the game, by the thing's name: `{ Torchman: 'torch' }`. */
  readonly icons?: Readonly<Record<string, string>>;
  /** The icon of what a line that is offered to a seat stands for, complete or not, as `'attack 1'` for `'broadsword'`; none where arrows or numbers say it. */
  iconOf?(state: State, seat: Seat, line: string): string | undefined;
  /** What a reader can look up with `/lookup`: `[{ title: 'Deck', lines: ['3 Torchman'] }]`. */
  pages?(state: State, reader: Reader): readonly Page[];
}
