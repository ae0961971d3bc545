import type { Seed } from '../chance.ts';
import type { Design } from '../design/design.ts';
import type { Lesson } from '../lesson.ts';
import type { Puzzles } from '../puzzle.ts';
import type { Achievement } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Text } from '../text.ts';
import type { Choice } from './choice.ts';

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

/** The option that makes up for who begins: its value for even chances, and the one that plays as the game’s document says. */
export interface FairStart {
  readonly option: string;
  readonly fair: string;
  readonly document: string;
}

/** A game's own time limits, if its options ask for them. */
export interface Timing<Options> {
  /** Milliseconds per turn and per pause, null for no limit; undefined if the options don't ask for limits. */
  terms(options: Options): { readonly perTurn: number | null; readonly pause: number | null } | undefined;
  /** The line that is played for a seat that runs out of time. */
  readonly missed: string;
}

/** A score as numbers, compared one after the other (higher is better), and in words. */
export interface Score {
  readonly points: readonly number[];
  readonly words: Text;
}

/** The daily: the same game for everyone on one day, alone or in the first seat against computers. */
export interface Daily<State, Options> {
  /** About how long an attempt takes (default: as long as any game). */
  readonly minutes?: { readonly min: number; readonly max: number };
  /** `choice` follows from the day; `seed` is the seed of its tables, so that a game can test what chance brings. */
  options(choice: number, seed: Seed): Options;
  /** What an attempt is worth so far. Everyone reads it, so it tells nothing that its player may not know or others would rather find out. */
  score(state: State): Score;
}

/** The score of a solo game, so that players who never meet can be compared. */
export interface Solo<State, Options> {
  /** The score of a run so far. */
  score(state: State): Score;
  /** What a run that ends like this is worth, from 0 to 1, for the analysis: the part of it that is done, or how well it went. */
  worth(state: State): number;
  /** Whether a run with these options counts for the leaderboard. */
  isLikeOthers(options: Options): boolean;
}

/** A number for statistics, which show its average; `share` if it is 1 or 0 and says how often something was so. */
export interface Counted {
  readonly label: Text;
  readonly value: number;
  readonly share?: true;
}

/** What a game can add to be played in more ways. */
export interface ExtraParts<State, Options> {
  /** About how long a live game takes: `{ min: 5, max: 10 }`. */
  readonly minutes?: { readonly min: number; readonly max: number };
  /** `true` if seats are taken as asked for, always or against computers; otherwise seats, and so the starting player, are random. */
  readonly fixedSeats?: true | 'against computers';
  /**
   * How many moves each player has to make before a game counts (default: 1), `0` for a game that always does. Whoever leaves or
   * runs out of time before that ends it without a result.
   */
  readonly countsAfter?: number;
  /** `true` if players can agree to a draw. */
  readonly draws?: true;
  /** What a table is opened with if nobody sets an option (default: nothing): `{ stones: 21 }`. */
  readonly usualOptions?: Options;
  /** For games in which one seat wins more often: `{ option: 'start', fair: 'swap', document: 'first' }`. */
  readonly fairStart?: FairStart;
  /** Whether these options fix what chance brings, `({ order }) => order !== undefined`; then the player who set them plays alone. */
  fixesChance?(options: Options): boolean;
  /** Raised when the rules or the shape of the state change (default: 1): `2`. Older tables are replayed from their log. */
  readonly version?: number;
  /** Legal lines that menus leave out, because they are useless or equal to another one: `(state, seat, line) => line === 'pass'`. */
  acceptsUnlisted?(state: State, seat: Seat, line: string): boolean;
  /** Presses that stand for several moves: `>walk C7`. */
  readonly shortcuts?: Shortcuts<State>;
  /**
   * The line with which a seat goes out whose player has left a game of more than two, such as `() => 'out'`; `play` takes it
   * from that seat at any time. Without it a computer plays on.
   */
  retire?(state: State, seat: Seat): string;
  /** The game's own numbers for statistics, `[{ label: { en: 'stones', de: 'Steine' }, value: 15 }]`: the same labels in the same order at every table. */
  tally?(state: State): readonly Counted[];
  /** A score, so that solo runs can be compared: `{ score, worth, isLikeOthers: (options) => options.stones === undefined }`. */
  readonly solo?: Solo<State, Options>;
  /** The daily: `{ options: (choice) => ({ level: choice % 10 }), score }`. */
  readonly daily?: Daily<State, Options>;
  /** What players can be proud of: `[{ id: 'rich', name, about, isEarned: ({ state, seat }) => dollars(state, seat) > 40 }]`. */
  readonly achievements?: readonly Achievement<State, Options>[];
  /** A guided first game for `/learn`: `{ options: {}, seed: 1, steps: [{ about, task, line: 'take 3' }, …], end }`. */
  readonly lesson?: Lesson<Options>;
  /** Positions with one answer, for `/puzzle`: `{ goals: { win: { en: 'Win this turn.', de: … } }, all, verdict, refutation }`. */
  readonly puzzles?: Puzzles<State>;
  /** What players can design for it in the editor: a painted board, a list of cards. */
  readonly designs?: readonly Design[];
  /** Time limits that the game's options ask for: `{ terms: ({ seconds }) => …, missed: 'pass' }`. */
  readonly timing?: Timing<Options>;
}
