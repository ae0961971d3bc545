import type { ZodType } from 'zod';
import type { FormList } from '../lists.ts';
import type { Colour, Picture } from '../picture/items.ts';
import type { Reader, Words } from '../reader.ts';
import type { Result } from '../result.ts';
import type { Seed } from '../rng.ts';
import type { Scene } from '../scene/scene.ts';
import type { StoryLine } from '../story.ts';
import type { Text } from '../text.ts';
import { texts } from '../words/texts.ts';

/** Maximum length of a line, so that it fits a button's custom id. */
export const MAX_LINE_LENGTH = 64;

/** Text that a player types to complete a line. It is appended to the choice's line. */
export interface Input {
  readonly label: Text;
  readonly hint?: Text;
  /** Pattern of the whole text, without flags. */
  readonly pattern: RegExp;
  /** Text that matches, shown as the placeholder and used by random tests. */
  readonly example: string;
  /** Form of lists as an alternative to typing. `makeSelection` converts the selection to text. */
  readonly lists?: readonly FormList[];
}

/** Continuation of a line. `line` starts with the partial that it continues. */
export interface Choice {
  readonly line: string;
  readonly label: Words;
  readonly detail?: Words;
  /** Whether the line is a complete move. If not, `choices` is called again with this line as the partial. */
  readonly final: boolean;
  /** Text that completes the line. Absent if nothing is typed. If it is set, `final` is false. */
  readonly input?: Input;
  /**
   * What it is about, in the order of touching: ids of things in the scene, or names of spots (`spotName`):
   * `['c4', 'field-1/3']`. Absent for lines that touch nothing, such as the end of a turn.
   */
  readonly things?: readonly string[];
  /** Spot before the last of its things on the way there. The choice of that spot names the spot before it. */
  readonly via?: string;
  /** What it does to the last of its things, as far as its player can know: `'2400 → 900'`. */
  readonly result?: Words;
  /** What it does to other things, by their ids. */
  readonly effects?: Readonly<Record<string, Words>>;
  /** Position of the button in a grid, such as arrows in a cross: row 0 to 4, column 0 to 4. */
  readonly at?: { readonly row: number; readonly column: number };
  /** Name of a select menu with all choices of the same name, at most 25. */
  readonly under?: Words;
  /**
   * Set if several choices of the menu, `min` to `max`, can be selected together. Their lines without the partial are
   * joined with `join`.
   */
  readonly several?: { readonly min: number; readonly max: number; readonly join: string };
  /** Whether the computer chooses the move. Between people it is offered only if hints are on. */
  readonly help?: true;
  /** Lines of the game's own choices that menus omit if this shortcut is offered. */
  readonly replaces?: readonly string[];
  /**
   * Style of the button: `usual` (default), `aside` for minor moves, `costly` for moves that cost something or cannot
   * be undone.
   */
  readonly emphasis?: 'usual' | 'aside' | 'costly';
  /** Whether it stays a button if there is little room, such as a move that wins. */
  readonly isFixed?: true;
}

/** Event of a game, for stories, icons and statistics. */
export interface GameEvent {
  readonly kind: string;
}

/** Refusal of a line: a stable code, and a sentence with what the player can do instead. */
export interface Refusal {
  readonly code: string;
  readonly sentence: Text;
  /** Option of the invalid uploaded file, if that is the reason. */
  readonly file?: string;
}

/** Result of a line: the next state with its events, or a refusal. */
export type Outcome<State, Event> =
  | {
      readonly state: State;
      readonly events: readonly Event[];
      /**
       * Whether the line can be undone: it drew no random numbers and revealed nothing. `'sealed'` marks a simultaneous
       * secret decision, which its player can undo until a line that is not sealed reveals it. `'shown'` marks a line that
       * revealed something to the other seats only: its player can undo it while no other person plays.
       */
      readonly undoable?: true | 'sealed' | 'shown';
      readonly refused?: never;
    }
  | { readonly refused: Refusal };

/** Returns a refusal: `refuse('no-mana', { en: 'You need 3 mana.', de: 'Du brauchst 3 Mana.' })`. */
export function refuse(code: string, sentence: Text, file?: string): { readonly refused: Refusal } {
  return { refused: { code, sentence, ...(file !== undefined && { file }) } };
}

/** Page of the rules in Discord's markdown, at most 3,500 characters in each language. */
export interface RulesPage {
  /** Label of its button. */
  readonly title: Text;
  readonly text: Text;
}

/** Returns the pages of `/rules`: the rules, further pages, and how to type moves if that needs a page. */
export function rulesFrom(rules: Text, typing?: Text, pages: readonly RulesPage[] = []): readonly RulesPage[] {
  const { rulePages } = texts;
  const last = typing === undefined ? [] : [{ title: rulePages.typing, text: typing }];
  return [{ title: rulePages.rules, text: rules }, ...pages, ...last];
}

/** Secrets of a game in which even the fact of a move is secret. */
export interface SecretMoves<State> {
  /**
   * Returns what everyone may know of the game's progress, such as `'round ' + round`. While it stays the same, only the player
   * who moves sees a change, and no clock restarts. Such a game sends each viewer events of their own (`ViewerEvents`), and its
   * views show waiting players what they last saw.
   */
  phase(state: State): string;
}

/** Parts that every game has: its name, its rules as pure functions, and its presentation. */
export interface RequiredParts<State, Options, Event extends GameEvent> {
  /** Unique id, also the name of its folder, of `/play <id>` and of its terminal: `'last-stone'`. */
  readonly id: string;
  /** Title, the same in all languages or one per language: `'Last Stone'`, `{ en: 'Last Stone', de: 'Letzter Stein' }`. */
  readonly title: Text;
  /** One sentence for lists and help: `{ en: 'Take the last stone.', de: 'Nimm den letzten Stein.' }`. */
  readonly summary: Text;
  /** Pages of `/rules`: the goal, a turn and scoring on the first; lists of cards on further pages. */
  readonly rules: readonly RulesPage[];
  /**
   * Number of players: `{ min: 4, max: 6 }`. With `fixed`, always or against computers, players get the seats that they
   * ask for; otherwise the seats, and so the starting player, are random.
   */
  readonly seats: { readonly min: number; readonly max: number; readonly fixed?: true | 'against computers' };
  /**
   * Whether seats have secrets, so that menus appear in private panels only: `true` if players hold cards, for example.
   * It is an object if even the fact of a move is secret.
   */
  readonly secrets: boolean | SecretMoves<State>;
  /**
   * Schema of the options of `/play`, all optional: `z.object({ stones: z.int().optional() })`. See `optionWords` for
   * their descriptions.
   */
  readonly options: ZodType<Options>;
  /** Schema of the stored state: `z.object({ stones: z.int() })`. */
  readonly state: ZodType<State>;
  /** Sets up a table for this number of seats: `(options, seed, seats) => ({ state: { stones: 15 }, events: [] })`. */
  setup(options: Options, seed: Seed, seats: number): Outcome<State, Event>;
  /** Returns the seats that can act now: `[0]`, several for simultaneous decisions, `[]` when the game is over. */
  turn(state: State): readonly Seat[];
  /**
   * Returns the continuations of a partial line: `[{ line: 'take 2', label: '2', final: true }]`. The empty partial
   * starts a line. A seat that cannot act has no choices.
   */
  choices(state: State, seat: Seat, partial: string): readonly Choice[];
  /**
   * Plays a line: returns `{ state: { stones: 13 }, events: [{ kind: 'taken', seat, stones: 2 }] }`, or `refuse(…)`.
   * Never throws.
   */
  play(state: State, seat: Seat, line: string): Outcome<State, Event>;
  /**
   * Returns `{ winners: [1] }`, or `resultOfPlaces([[2], [0, 1]])` for an order of finish. Returns undefined while the
   * game continues.
   */
  result(state: State): Result | undefined;
  /** Presentation of the game: `{ view, story, ending }`. */
  readonly presentation: Presentation<State, Event>;
}

/** View of a table for one reader. A host reads only one of the fields, so a game may use getters. */
export interface View {
  /** Lines for a code block: plain text, no emoji, at most 36 columns where the game allows. */
  readonly board: readonly string[];
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
  /** Whether the page shows a part of the board for which it has no room. The button of such a first page is on every panel. */
  readonly completesBoard?: boolean;
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
   * Returns the scene: what this reader may know, as things in regions. The touched board shows it. With `open`, it has
   * everything.
   */
  scene?(state: State, reader: Reader): Scene;
  /**
   * Returns the grounds below the scene by region, `''` for the whole board: `{ land: { width: 343, … } }`. The ground of
   * a region with columns is divided evenly into its spots.
   */
  backgrounds?(state: State, reader: Reader): Readonly<Record<string, Picture>>;
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
  /** Draws what decided a finished game, such as how the players got their points. */
  comparison?(state: State, reader: Reader): Picture;
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

/** Index of a player at the table, from 0. */
export type Seat = number;

/** Line with the seat that plays it. */
export interface SeatLine {
  readonly seat: Seat;
  readonly line: string;
}

/** Viewer of a table: a seat or a spectator. */
export type Viewer = Seat | 'spectator';
