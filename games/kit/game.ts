import type { ZodType } from 'zod';
import type { Seed } from './chance.ts';
import type { Design } from './design/design.ts';
import type { Lesson } from './lesson.ts';
import type { FormList } from './lists.ts';
import type { Picture } from './picture/items.ts';
import type { Reader, Words } from './reader.ts';
import type { Achievement, Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

export type { Result } from './result.ts';
export type { Seat, Viewer } from './seat.ts';

/** The longest line a game may ask for, so that a button can carry it. */
export const LINE_MAX = 64;

/** Text that a player types to continue a line; it follows the choice's line directly. */
export interface Input {
  readonly label: Text;
  readonly hint?: Text;
  /** The whole text must match this. */
  readonly pattern: RegExp;
  /** Something that matches, shown as the placeholder and typed by random testers. */
  readonly example: string;
  /** The same as a form of lists, for faces that can show one; `makeTaken` turns what is taken into text. */
  readonly lists?: readonly FormList[];
}

/** One way to continue a line. `line` starts with the partial it continues. */
export interface Choice {
  readonly line: string;
  readonly label: Words;
  readonly detail?: Words;
  /** The line is a complete move; otherwise it is a longer partial to ask about again. */
  readonly final: boolean;
  /** The line continues with typed text and is complete after that (then `final` is false). */
  readonly input?: Input;
  /** Where its button sits when the choices form a picture (arrows as a cross): row 0 to 4, column 0 to 4. */
  readonly at?: { readonly row: number; readonly column: number };
  /** The name of a select menu that shows all choices with the same name, at most 25. */
  readonly under?: Words;
  /**
   * Can be taken together with others of its menu, from `least` to `most` of them: the line of the first and what the others
   * add to the partial, joined, is a complete line.
   */
  readonly several?: { readonly least: number; readonly most: number; readonly join: string };
  /** The colour of its button: the usual choice, a minor one, or one that costs something or can't be undone. */
  readonly tone?: 'usual' | 'aside' | 'costly';
}

/** Something that happened. */
export interface GameEvent {
  readonly kind: string;
}

/** Why a line was not played: a stable code, and a sentence that tells the player what to do instead. */
export interface Refusal {
  readonly code: string;
  readonly sentence: Text;
  /** The option of the uploaded file that is invalid, if that is the reason. */
  readonly file?: string;
}

/** The result of a line. A refusal changes nothing. */
export type Outcome<State, Event> =
  | {
      readonly state: State;
      readonly events: readonly Event[];
      /**
       * The line can be undone: it involved no chance and revealed nothing. One that is sealed is a decision that others make
       * at the same time and nobody else knows yet; its player takes it back alone, whatever the others decide meanwhile,
       * until a line that is not sealed reveals it.
       */
      readonly undoable?: true | 'sealed';
      readonly refused?: never;
    }
  | { readonly refused: Refusal };

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
}

/** A page of the rules, in Discord's markdown, at most 3,500 characters in each language. */
export interface RulesPage {
  /** The label of its button. */
  readonly title: Text;
  readonly text: Text;
}

/** A score as numbers, compared one after the other (higher is better), and in words. */
export interface Score {
  readonly points: readonly number[];
  readonly words: Text;
}

/** What a reader can put marks on, at most 25 things, and what each mark is called. */
export interface Notable {
  readonly things: readonly { readonly id: string; readonly name: string }[];
  readonly labels: readonly { readonly id: string; readonly name: Text }[];
}

/** How a game is shown to people, in their language and with their names. */
export interface Face<State, Event> {
  /** With a partial line, the board may mark how it can continue. */
  view(state: State, reader: Reader, partial?: string): View;
  /** The log of events for a reader, one short sentence each, newest last; never what they may not know. */
  story(events: readonly Event[], reader: Reader): readonly string[];
  /** The icon before each line of the story, in the same order. */
  storyIcons?(events: readonly Event[], reader: Reader): readonly (string | undefined)[];
  /** A sentence that says who won and how; called when there is a result. */
  ending(state: State, reader: Reader): string;
  /** The question above a menu. */
  ask?(state: State, seat: Seat, partial: string, reader: Reader): string;
  /** The view as a picture, for players who chose pictures: values of the kit. */
  picture?(state: State, reader: Reader, partial?: string): Picture;
  /** The number that decided a finished game, for each seat, and the icon of what it counts: life, points. */
  score?(state: State): { readonly icon: string; readonly of: readonly number[] };
  /** The icon of each thing of the game, by the thing's name: cards, units, monsters, gadgets. */
  readonly icons?: Readonly<Record<string, string>>;
  /** The icon of what a line that is offered to a seat stands for, complete or not; none where arrows or numbers say it. */
  iconOf?(state: State, seat: Seat, line: string): string | undefined;
  /** What a reader can note for themselves: no move, kept by the host, and given to every view in `reader.notes`. */
  notable?(state: State, reader: Reader): Notable;
  /** What a reader can look up with `/lookup`. */
  pages?(state: State, reader: Reader): readonly Page[];
}

/** What a shortcut plays next: a line of the rules, or nothing because it is done or, with a sentence, because something came up. */
export type NextMove = { readonly line: string } | { readonly line?: never; readonly stopped?: Text };

/**
 * Presses that stand for several moves: walk to a field, attack with everything. They are played as single lines of the rules,
 * so that the log and all that follows from it stay as they are.
 */
export interface Shortcuts<State> {
  /** What a seat is offered beside the game's own choices, whose shape these have; their lines begin with `>`. */
  choices(state: State, seat: Seat, partial: string): readonly Choice[];
  /** The lines of the game's own choices that a menu leaves out beside these. */
  covers?(state: State, seat: Seat): readonly string[];
  /** The next move; `before` is the state in which the shortcut was chosen. It may only use what the seat knows. */
  next(state: State, seat: Seat, shortcut: string, before: State): NextMove;
}

/** A level of computer players. */
export interface Level {
  readonly id: string;
  readonly name: Text;
  /** How strong it is, in a few words. */
  readonly about: Text;
  /** How strong it is on the scale of people’s ratings, where 1500 is average; solo games have none. */
  readonly rating?: number;
  /** Plays like the level `of` in this share of the positions, and like the level `else` in the others. */
  readonly mix?: { readonly of: string; readonly else: string; readonly share: number };
}

/** The option that makes up for who begins: its value for even chances, and the one that plays as the game’s document says. */
export interface FairStart {
  readonly option: string;
  readonly fair: string;
  readonly document: string;
}

/** Computer players. */
export interface Computers<State> {
  /** From the weakest to the strongest. */
  readonly levels: readonly Level[];
  /** The line a computer plays; it may only use what its seat knows. */
  line(state: State, seat: Seat, level: string): string;
  /** The level that plays positions out when a game is analysed: one that decides within a millisecond (default: the weakest). */
  readonly quick?: string;
  /** Lines that let the computer play for a person; between people only where hints are on. */
  readonly autoplay?: readonly string[];
  /** A move for a person who asks, and why; it may only use what the seat knows. By default the middle level is asked. */
  hint?(state: State, seat: Seat): Advice;
}

/** A hint: a move and the reason for it. */
export interface Advice {
  readonly line: string;
  readonly why?: Text;
}

/** A game's own time limits, if its options ask for them. */
export interface Timing<Options> {
  /** Milliseconds per turn and per pause, null for no limit; undefined if the options don't ask for limits. */
  terms(options: Options): { readonly perTurn: number | null; readonly pause: number | null } | undefined;
  /** The line that is played for a seat that runs out of time. */
  readonly missed: string;
}

/** The daily: the same game for everyone on one day, alone or in the first seat against computers. */
export interface Daily<State, Options> {
  /** About how long an attempt takes (default: as long as any game). */
  readonly minutes?: Game['minutes'];
  /** `choice` follows from the day; `seed` is the seed of its tables, so that a game can test what chance brings. */
  options(choice: number, seed: Seed): Options;
  /** What an attempt is worth so far. Everyone reads it, so it tells nothing that its player may not know or others would rather find out. */
  score(state: State): Score;
}

/** The score of a solo game, so that players who never meet can be compared. */
export interface Solo<State, Options> {
  /** The score of a run so far. */
  score(state: State): Score;
  /** The first number of the score of a run like this one that is won. */
  whole(state: State): number;
  /** Whether a run with these options counts for the leaderboard. */
  isLikeOthers(options: Options): boolean;
}

/**
 * A game: one plain value of pure functions. State and events are JSON and are never mutated; the state of the random
 * generator is part of the state.
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
  /** About how long a live game takes. */
  readonly minutes?: { readonly min: number; readonly max: number };
  /** Seats are taken as asked for, always or against computers; otherwise seats, and so the starting player, are random. */
  readonly fixedSeats?: true | 'against computers';
  /**
   * How many moves each player has to make before a game counts (default: 1). Whoever leaves or runs out of time before that
   * ends it without a result.
   */
  readonly countsAfter?: number;
  /** Players can agree to a draw. */
  readonly draws?: true;
  /** Seats have secrets, so menus appear in private panels only. */
  readonly secrets: boolean;
  /** An object schema of what `/play` may set; every option is optional. See options.ts for how options are described. */
  readonly options: ZodType<Options>;
  /** What a table is opened with if nobody sets an option (default: nothing). */
  readonly usualOptions?: Options;
  /** For games in which one seat wins more often: the option that evens it out. */
  readonly fairStart?: FairStart;
  readonly state: ZodType<State>;
  /** A new table; `seats` is how many play. */
  setup(options: Options, seed: Seed, seats: number): Outcome<State, Event>;
  /** Whether these options fix what chance brings; then the player who set them plays alone. */
  fixesChance?(options: Options): boolean;
  /** Raised when the rules or the shape of the state change (default: 1). Older tables are replayed from their log. */
  readonly version?: number;
  /** The seats that can act now: several if they decide at once, none when the game is over. */
  turn(state: State): readonly Seat[];
  /**
   * What everyone may know of the game's progress where single moves are secret: whom it is waiting for, and since when. While
   * it stays the same, only the player who moves sees that anything happened, and no clock restarts. Such a game sends each
   * viewer events of their own (viewer-events.ts), and its views show waiting players what they last saw.
   */
  publicPhase?(state: State): string;
  /** How a line can continue. The empty partial starts a line; a seat that can't act has no choices. */
  choices(state: State, seat: Seat, partial: string): readonly Choice[];
  play(state: State, seat: Seat, line: string): Outcome<State, Event>;
  /** Legal lines that menus leave out, because they are useless or equal to another one. */
  acceptsUnlisted?(state: State, seat: Seat, line: string): boolean;
  /** Presses that stand for several moves. */
  readonly shortcuts?: Shortcuts<State>;
  readonly face: Face<State, Event>;
  result(state: State): Result | undefined;
  /**
   * The line with which a seat goes out whose player has left a game of more than two; `play` takes it from that seat at any
   * time. Without it a computer plays on.
   */
  retire?(state: State, seat: Seat): string;
  /** The game's own numbers for statistics: the same labels in the same order at every table. */
  tally?(state: State): readonly { readonly label: Text; readonly value: number }[];
  readonly solo?: Solo<State, Options>;
  /** States that all look to a seat as this one does, each with its own guess of what the seat can't know: what planning ahead chooses from. */
  worlds?(state: State, seat: Seat): readonly State[];
  readonly daily?: Daily<State, Options>;
  /** What players can be proud of. */
  readonly achievements?: readonly Achievement<State, Options>[];
  /** A guided first game for `/learn`. */
  readonly lesson?: Lesson<Options>;
  readonly computers?: Computers<State>;
  /** What players can design for it in the editor. */
  readonly designs?: readonly Design[];
  readonly timing?: Timing<Options>;
}

/** Any game: hosts pass states around without looking inside. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games with different states meet
export type AnyGame = Game<any, any, any>;

/** Shorthand for a refusal. */
export function refuse(code: string, sentence: Text, file?: string): { readonly refused: Refusal } {
  return { refused: { code, sentence, ...(file !== undefined && { file }) } };
}
