import type { ZodType } from 'zod';
import type { Seed } from './chance.ts';
import type { Design } from './design/design.ts';
import type { Lesson } from './lesson.ts';
import type { FormList } from './lists.ts';
import type { Picture } from './picture/items.ts';
import type { Reader, Words } from './reader.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

export type { Seat, Viewer } from './seat.ts';

/** The longest line a game may ask for, so that a button can carry it. */
export const LINE_MAX = 64;

/** Text that a player types to go on with a line; what is typed follows the choice's line directly. */
export interface Input {
  readonly label: Text;
  readonly hint?: Text;
  /** The whole of what is typed must match this. */
  readonly pattern: RegExp;
  /** Something that matches, shown as the placeholder and typed by random testers. */
  readonly example: string;
  /** The same without typing, where a face can show it: a form of lists, and what is taken in them is typed as `makeTaken` spells it. */
  readonly lists?: readonly FormList[];
}

/** One way in which a line may go on. `line` begins with the partial it continues. */
export interface Choice {
  readonly line: string;
  readonly label: Words;
  readonly detail?: Words;
  /** The line is a whole move; otherwise it is a longer partial to ask about again. */
  readonly final: boolean;
  /** The line goes on with typed text and is whole after that (then `final` is false). */
  readonly input?: Input;
  /** Where its button sits when the choices form a picture (arrows as a cross): row 0 to 4, column 0 to 4. */
  readonly at?: { readonly row: number; readonly column: number };
  /** One of many alike: all that bear the same words are drawn as one select menu of that name, at most 25. */
  readonly under?: Words;
  /**
   * Taken together with others of its list, from `least` to `most` of them: the line of the first and what the others add to
   * the partial, joined, is a whole line. Taken alone its line is one, if `least` is 1.
   */
  readonly several?: { readonly least: number; readonly most: number; readonly join: string };
  /** How its button is coloured: the usual way on, something beside it, or what costs something or cannot be taken back. */
  readonly tone?: 'usual' | 'aside' | 'costly';
}

/** Something that happened. Kind `board` is a board that the original prints in between; faces that draw their own leave it out. */
export interface GameEvent {
  readonly kind: string;
}

/** Why a line was not played: a stable code, and a sentence that tells the player what to do instead. */
export interface Refusal {
  readonly code: string;
  readonly sentence: Text;
  /** The option that somebody brought a file for, if that file is at fault. */
  readonly file?: string;
}

/** What became of a line. A refusal changes nothing. */
export type Outcome<State, Event> =
  | {
      readonly state: State;
      readonly events: readonly Event[];
      /** The line may be taken back: it drew nothing by chance and showed nobody anything new. */
      readonly undoable?: true;
      readonly refused?: never;
    }
  | { readonly refused: Refusal };

/** What one reader may see of a table. Readers want it in one form, so a game may put each together when it is asked for. */
export interface View {
  /** Lines for a code block: plain text, no emoji, at most 36 columns where the game allows. */
  readonly board: readonly string[];
  /** The same lines with ANSI colours, for people who switched them on. */
  readonly coloured?: readonly string[];
  /** The same in sentences, for screen readers: whose move, what threatens, one's own, the others', the rest. */
  readonly sentences: readonly string[];
}

/** Something to look up beside the board: a deck, a list of units. Often only its title is asked for. */
export interface Page {
  readonly title: string;
  /** Lines for a code block, at most 36 columns. */
  readonly lines: readonly string[];
  /** Words below them in Discord's markdown, at most 1,800 characters. */
  readonly text?: string;
}

/** A page of the rules, in Discord's markdown, at most 3,500 characters in each language. */
export interface RulesPage {
  /** What its button says. */
  readonly title: Text;
  readonly text: Text;
}

/** How a game ended: who won, be it nobody, one or several. */
export interface Result {
  readonly winners: readonly Seat[];
}

/** How well somebody fares, as numbers that are compared one after the other, the greater being better, and in words. */
export interface Score {
  readonly points: readonly number[];
  readonly words: Text;
}

/** How a game is shown to people, in their language and with their names; the documents' own words belong to the terminals. */
export interface Face<State, Event> {
  /** While a line is begun, the board may mark how it can go on. */
  view(state: State, reader: Reader, partial?: string): View;
  /** What a reader hears of events, a short sentence each, the newest last; nothing of what is not for them. */
  story(events: readonly Event[], reader: Reader): readonly string[];
  /** How the game ended, in a sentence that says who won and by what; asked when there is a result. */
  ending(state: State, reader: Reader): string;
  /** The question that the choices answer, for the line above a menu. */
  ask?(state: State, seat: Seat, partial: string, reader: Reader): string;
  /** The same as a picture, for people who chose that: values of the kit, from what the view is drawn from. An SVG is the older way. */
  picture?(state: State, reader: Reader, partial?: string): Picture | string;
  /** The icon of each thing of the game, by the thing's name: cards, units, monsters, gadgets. */
  readonly icons?: Readonly<Record<string, string>>;
  /** What a reader may look up with `/look`. */
  pages?(state: State, reader: Reader): readonly Page[];
}

/** A computer player one can ask for. */
export interface Level {
  readonly id: string;
  /** As people call it. */
  readonly name: Text;
  /** How strong it is, in a few words. */
  readonly about: Text;
}

/** Players that need no person. */
export interface Computers<State> {
  /** From the weakest to the strongest. */
  readonly levels: readonly Level[];
  /** The line that one plays; it knows what its seat may know. */
  line(state: State, seat: Seat, level: string): string;
  /** Lines with which a person lets the computer play in their stead; between people only where they agreed on such help. */
  readonly autoplay?: readonly string[];
  /** A move for a person who asks, and why, in a sentence; it too knows what the seat may know. Without it the middle level is asked. */
  hint?(state: State, seat: Seat): Advice;
}

/** A move that helps, and the reason for it. */
export interface Advice {
  readonly line: string;
  readonly why?: Text;
}

/** A game's own rules about time, which hold where its options ask for them. */
export interface Timing<Options> {
  /** Milliseconds for a turn and for a pause that one player may take, null for as long as it takes; nothing where the options do not ask for it. */
  terms(options: Options): { readonly perTurn: number | null; readonly pause: number | null } | undefined;
  /** The line that is played for a seat whose time is up. */
  readonly missed: string;
}

/** The same game for everybody on one day. */
export interface Daily<Options> {
  /** `choice` follows from the day; `seed` is what its tables are set up with, so that a game can try what chance brings. */
  options(choice: number, seed: Seed): Options;
}

/** What a game of one seat counts, so that people can be compared who never meet. */
export interface Solo<State, Options> {
  /** How good a run is as it stands. */
  score(state: State): Score;
  /** Whether a run with these options is like everybody else's, and so may come onto the leaderboard. */
  isLikeOthers(options: Options): boolean;
}

/**
 * A game: one plain value, pure functions only. State and events are JSON and are never changed in place; the random
 * generator's state is part of the state.
 */
export interface Game<State = unknown, Options = unknown, Event extends GameEvent = GameEvent> {
  /** Also the name of the game's folder, of `/play <id>` and of its terminal. */
  readonly id: string;
  readonly title: string;
  /** One sentence for lists and help. */
  readonly summary: Text;
  /** The pages of `/rules`: the goal, a turn and what scores on the first; lists of cards on pages of their own. */
  readonly rules: readonly RulesPage[];
  readonly seats: { readonly min: number; readonly max: number };
  /** About how long a game takes people who play at once. */
  readonly minutes?: { readonly min: number; readonly max: number };
  /** The seats are taken as asked for, always or where a computer sits; otherwise who sits in which, and so who starts, is drawn by lot. */
  readonly fixedSeats?: true | 'against computers';
  /** Players may agree on a draw. */
  readonly draws?: true;
  /** Seats know things that others may not: menus are then offered in private panels only. */
  readonly secrets: boolean;
  /** An object schema of what `/play` may set; every option is optional. See options.ts for how options are described. */
  readonly options: ZodType<Options>;
  readonly state: ZodType<State>;
  /** A new table; `seats` is how many play. */
  setup(options: Options, seed: Seed, seats: number): Outcome<State, Event>;
  /** Whether these options fix what chance brings: then whoever set them knows it, and plays alone. */
  fixesChance?(options: Options): boolean;
  /** Counts up when the rules or the shape of the state change; 1 without it. Tables of an older one are played again from their log. */
  readonly version?: number;
  /** The seats that may act now: several while all decide at once, none when it is over. */
  turn(state: State): readonly Seat[];
  /**
   * How far everybody may know the game to be, where single moves are a secret: whom it waits for, and since when. As long as
   * this stays the same, nobody but the one who moves is shown that anything happened, and no clock begins anew. Such a game
   * tells each viewer at their own time (telling.ts), and its views show those who wait what they last saw.
   */
  publicPhase?(state: State): string;
  /** How a line may go on. The empty partial begins a line; a seat that may not act has no choices. */
  choices(state: State, seat: Seat, partial: string): readonly Choice[];
  play(state: State, seat: Seat, line: string): Outcome<State, Event>;
  /** Lines that are played when typed, though no menu offers them: the same as another one, or never of any use. */
  acceptsUnlisted?(state: State, seat: Seat, line: string): boolean;
  readonly face: Face<State, Event>;
  result(state: State): Result | undefined;
  /** What the game itself counts, for statistics of finished tables: the same labels in the same order at every table. */
  tally?(state: State): readonly { readonly label: Text; readonly value: number }[];
  readonly solo?: Solo<State, Options>;
  /** A game of the day, for games of one seat that are counted. */
  readonly daily?: Daily<Options>;
  /** A guided first game for `/learn`. */
  readonly lesson?: Lesson<Options>;
  readonly computers?: Computers<State>;
  /** What people may make for it, to be edited in the chat and brought to a table. */
  readonly designs?: readonly Design[];
  readonly timing?: Timing<Options>;
}

/** A game on the shelf, whatever its state looks like: hosts pass states around without looking inside. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of different states stand side by side
export type AnyGame = Game<any, any, any>;

/** Shorthand for a refusal. */
export function refuse(code: string, sentence: Text, file?: string): { readonly refused: Refusal } {
  return { refused: { code, sentence, ...(file !== undefined && { file }) } };
}
