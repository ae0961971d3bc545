import type { Colour, Picture } from '../picture/items.ts';
import type { Reader } from '../reader.ts';
import type { Seat } from '../seat.ts';
import type { StoryLine } from '../story/lines.ts';
import type { Text } from '../text.ts';

/** View of a table for one reader. A host reads only one of the fields, so a game may use getters. */
export interface View {
  /** Lines for a code block: plain text, no emoji, at most 36 columns where the game allows. */
  readonly board: readonly string[];
  /** The lines of `board` with ANSI colours, for players who turned them on. */
  readonly coloured?: readonly string[];
  /** Sentences for screen readers: turn, danger, the reader's own things, the others', the rest. */
  readonly sentences: readonly string[];
}

/** Page of `/lookup`: a deck, a list of units. Often only the title is needed, so a game may use getters. */
export interface Page {
  readonly title: string;
  /** Lines for a code block, at most 36 columns. */
  readonly lines: readonly string[];
  /** Text below the lines in Discord's markdown, at most 1,800 characters. */
  readonly text?: string;
  /**
   * Things on this page that a reader can mark, such as guests who might be spies. The host stores the marks and passes
   * them in `reader.notes`.
   */
  readonly noteTargets?: NoteTargets;
}

/** Things that a reader can mark, at most 25, and the possible marks. */
export interface NoteTargets {
  readonly things: readonly { readonly id: string; readonly name: string }[];
  readonly labels: readonly { readonly id: string; readonly name: Text }[];
}

/** Icon and colour of a game. */
export interface Emblem {
  readonly icon: string;
  readonly colour: Colour;
}

/** Step of a line: the state after it, and its events. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Presentation of a game in a reader's language and with the players' names. */
export interface Presentation<State, Event> {
  /**
   * Returns the view: `{ board: ['o o o'], sentences: ['Stones: 3.'] }`. If `partial` is given, the view
   * can highlight its continuations.
   */
  view(state: State, reader: Reader, partial?: string): View;
  /**
   * Returns the log of events, one short sentence each, newest last: `['Ada takes 2: 13 left.']`. It reveals no
   * secrets to the reader. A line can have an icon and a weight: `{ text, icon: 'broadsword', weight: 'own' }`. The
   * summary since the reader's last turn shows the heaviest lines.
   */
  story(events: readonly Event[], reader: Reader): readonly (string | StoryLine)[];
  /**
   * Returns a sentence with the winner and the kind of victory: `'Ada wins with the last stone.'`. Called only if there
   * is a result.
   */
  ending(state: State, reader: Reader): string;
  /** Returns the question above a menu: `'How many stones will you take?'` */
  ask?(state: State, seat: Seat, partial: string, reader: Reader): string;
  /**
   * Returns the name of the list of choices without `under` that do not fit as buttons: `{ en: 'Take stones…', de: …
   * }`.
   */
  listName?(state: State, seat: Seat, partial: string): Text | undefined;
  /**
   * Names of lists that hold all choices of a verb, the first word of their lines, if they do not fit as buttons:
   * `{ take: { en: 'Take stones…', de: … } }`.
   */
  readonly verbLists?: Readonly<Record<string, Text>>;
  /** Draws the view as a picture: `compose(120, ['#000000'], [text(box(0, 0, 560, 40), 'Ada')])`. */
  picture?(state: State, reader: Reader, partial?: string): Picture;
  /**
   * Returns the steps of a line that is played in several, with the state after each, so that animations show them one by
   * one. Empty for other lines.
   */
  steps?(state: State, line: string): readonly Step<State, Event>[];
  /** Returns the deciding number of each seat after the end, and its icon: `{ icon: 'hearts', of: [12, 0] }`. */
  score?(state: State): { readonly icon: string; readonly of: readonly number[] };
  /** Emblem of the game, for the welcome message and lists: `{ icon: 'spy', colour: '#ff8fa8' }`. */
  readonly emblem?: Emblem;
  /** Returns the icon of a player's portrait on the end card: `'torch'`. Called only after the end. */
  portrait?(state: State, seat: Seat): string;
  /** Icons of the game's things by name: `{ Torchman: 'torch' }`. An icon is a shipped one, or SVG path data of 512 by 512 pixels. */
  readonly icons?: Readonly<Record<string, string>>;
  /** Colours of icons on buttons, as on the cards: `{ torch: '#ff8f57' }` (default: light grey). */
  readonly iconColours?: Readonly<Record<string, Colour>>;
  /**
   * Returns the icon of an offered line or partial: `'broadsword'` for `'attack 1'`. Returns undefined for lines whose
   * labels have arrows or numbers instead.
   */
  iconOf?(state: State, seat: Seat, line: string): string | undefined;
  /** Returns the pages of `/lookup`: `[{ title: 'Deck', lines: ['3 Torchman'] }]`. */
  pages?(state: State, reader: Reader): readonly Page[];
}
