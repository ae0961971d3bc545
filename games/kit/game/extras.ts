import type { Design } from '../design/design.ts';
import type { Lesson } from '../lesson.ts';
import type { Puzzles } from '../puzzle.ts';
import type { Achievement } from '../result.ts';
import type { RNG, Seed } from '../rng.ts';
import type { Seat, Viewer } from '../seat.ts';
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
  /** The next move; `before` is the state in which the shortcut was chosen. It may only use what the seat knows. */
  next(state: State, seat: Seat, shortcut: string, before: State): NextMove;
}

/** Results of games between equally strong players. */
export interface SeatResults {
  /** The options of these games that differ from the defaults: `{ start: 'even' }`. */
  readonly options?: Readonly<Record<string, string>>;
  /** The rating of both players. */
  readonly rating: number;
  readonly games: number;
  /** Number of games that the first seat won. */
  readonly won: number;
}

/** Terms of a table that follow from the game's options. */
export interface GameTerms {
  /** The options set what is drawn, so the player who set them plays alone. */
  readonly fixesSeed?: boolean;
  /** Milliseconds per turn and per pause, null for no limit, and the line that is played for a seat that runs out of time. */
  readonly clock?: { readonly perTurn: number | null; readonly pause: number | null; readonly missed: string };
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
  /** `choice` follows from the day; `seed` is the seed of its tables, so that a game can test what is drawn. */
  options(choice: number, seed: Seed): Options;
  /** What an attempt is worth so far. Everyone reads it, so it tells nothing that its player may not know or others would rather find out. */
  score(state: State): Score;
}

/** The score of a solo game, so that players who never meet can be compared. */
export interface Solo<State, Options> {
  /** The score of a run so far. */
  score(state: State): Score;
  /** What a run that ends like this is worth, from 0 to 1, for the analysis: the part of it that is done, or how well it went. */
  value(state: State): number;
  /** Whether a run with these options counts for the leaderboard. */
  isComparable(options: Options): boolean;
}

/** A number for statistics, which show its average; `share` if it is 1 or 0 and says how often something was so. */
export interface Statistic {
  readonly label: Text;
  readonly value: number;
  readonly share?: true;
}

/** What a game can add to be played in more ways. */
export interface ExtraParts<State, Options> {
  /** About how long a live game takes: `{ min: 5, max: 10 }`. */
  readonly minutes?: { readonly min: number; readonly max: number };
  /**
   * Number of moves each player must make before a game that a player leaves is rated (default: 1). Before each player's first move
   * it has no result, unless this is `0`.
   */
  readonly ratedAfter?: number;
  /** `true` if players can agree to a draw. */
  readonly draws?: true;
  /** How often the first seat wins, `[{ rating: 1500, games: 1000, won: 550 }]`: ratings take it into account (default: both seats are equal). */
  readonly firstSeat?: readonly SeatResults[];
  /** Terms that the options ask for: `({ order }) => ({ fixesSeed: order !== undefined })`. */
  terms?(options: Options): GameTerms;
  /** Raised when the rules or the shape of the state change (default: 1): `2`. Older tables are replayed from their log. */
  readonly version?: number;
  /** Legal lines that menus leave out, because they are useless or equal to another one: `(state, seat, line) => line === 'pass'`. */
  acceptsUnlisted?(state: State, seat: Seat, line: string): boolean;
  /** Presses that stand for several moves: `>walk C7`. */
  readonly shortcuts?: Shortcuts<State>;
  /** The game's own numbers for statistics, `[{ label: { en: 'stones', de: 'Steine' }, value: 15 }]`: the same labels in the same order at every table. */
  tally?(state: State): readonly Statistic[];
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
}

/**
 * Replaces what the viewer may not know, the RNG included, by something else that is possible. May change the copy that it gets.
 */
export type Scramble = (state: never, viewer: Viewer, random: RNG) => unknown;

/** What games with secrets can add. The suite also asks them how to `scramble` what a viewer may not know. */
export interface SecretParts<State> {
  /**
   * States that all look to a seat as this one does, each with its own guess of what the seat can't know: what planning ahead
   * chooses from. `(state, seat) => hands.map((hand) => ({ ...state, hidden: hand }))`. `count` is how many are of use; the first
   * ones are always the same.
   */
  worlds?(state: State, seat: Seat, count?: number): readonly State[];
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

/** Computer players. */
export interface Computers<State> {
  /** From the weakest to the strongest. */
  readonly levels: readonly Level[];
  /**
   * Returns the line that a computer plays; it may only use what its seat knows. `rng` is the computer's own, independent of the
   * game's; the same move of the same table always gets the same one.
   */
  line(state: State, seat: Seat, level: string, rng: RNG): string;
  /** The level that plays positions out when a game is analysed: one that decides within a millisecond (default: the weakest). */
  readonly quick?: string;
  /**
   * Returns the position with a fresh RNG, such as `reseed` of the kit. Every playout of an analysis uses another seed, so that
   * moves are not judged by later draws.
   */
  reseed?(state: State, seed: number): State;
  /** A move for a person who asks, and why; it may only use what the seat knows. By default the middle level is asked. */
  hint?(state: State, seat: Seat, rng: RNG): Advice;
}

/** A hint: a move and the reason for it. */
export interface Advice {
  readonly line: string;
  readonly why?: Text;
}

/** What a game adds so that computers can play it. */
export interface ComputerParts<State> {
  /** Computer players: `{ levels: [{ id: 'easy', name, about }], line: (state, seat, level, rng) => 'take 1' }`. */
  readonly computers?: Computers<State>;
}
