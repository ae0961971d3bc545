import type { Design } from './design/design.ts';
import type { Choice, GameEvent, RequiredParts, Seat, Viewer } from './game/required.ts';
import type { Lesson } from './lesson.ts';
import type { Puzzles } from './puzzle.ts';
import type { Achievement } from './result.ts';
import type { RNG, Seed } from './rng.ts';
import { LANGUAGES, type Language, type Text } from './text.ts';

/**
 * The contract of a game. A move is a line of text; `choices` lists how a line can continue, and `play` plays it.
 *
 * ```ts
 * import { firstLine, say } from '@longtable/kit';
 * import { noughts } from '@longtable/kit/testing/games/noughts';
 *
 * const begun = noughts.setup({}, 1, 2);
 * if (begun.refused) throw new Error(say(begun.refused.sentence, 'en'));
 *
 * let { state } = begun;
 * for (let [seat] = noughts.turn(state); seat !== undefined; [seat] = noughts.turn(state)) {
 *   const outcome = noughts.play(state, seat, firstLine(noughts, state, seat) ?? '');
 *   if (outcome.refused) throw new Error(outcome.refused.code);
 *   state = outcome.state;
 * }
 * console.log(noughts.result(state)); // { winners: [ 0 ] }
 * console.log(noughts.presentation.ending(state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] })); // You win: three in a row.
 * ```
 */

export type { Seat, Viewer } from './game/required.ts';
export * from './game/required.ts';
export type { Result } from './result.ts';

/**
 * Contract of a game: an object of pure functions and texts. State and events are JSON and are never mutated. The state
 * of the RNG is part of the state.
 */
export interface Game<State = unknown, Options = unknown, Event extends GameEvent = GameEvent>
  extends RequiredParts<State, Options, Event>,
    SecretParts<State>,
    ComputerParts<State>,
    ExtraParts<State, Options> {}

/** Game with any state, for programs such as the bot that only pass states on. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games with different states meet
export type AnyGame = Game<any, any, any>;

/**
 * Returns the languages of a game: those of its summary, or English if the summary is a string. American English is omitted, because it only changes the spelling of some texts.
 */
export function languagesOf({ summary }: AnyGame): readonly Language[] {
  if (typeof summary === 'string') return ['en'];
  return LANGUAGES.filter((language) => language !== 'en-US' && summary[language] !== undefined);
}

/** Next line of a shortcut. Without a line, the shortcut is finished, or interrupted for the reason `stopped`. */
export type NextMove = { readonly line: string } | { readonly line?: never; readonly stopped?: Text };

/**
 * Menu entries that play several moves: walk to a cell, attack with all creatures. They are played as single lines, so
 * logs and replays contain only moves.
 */
export interface Shortcuts<State> {
  /** Returns the shortcuts of a seat. Their lines begin with `>`. */
  choices(state: State, seat: Seat, partial: string): readonly Choice[];
  /** Returns the shortcuts that only the touched board offers, such as a walk to each field. They have `things`. */
  spots?(state: State, seat: Seat): readonly Choice[];
  /** Returns the next move, using only what the seat knows. `before` is the state in which the shortcut was chosen. */
  next(state: State, seat: Seat, shortcut: string, before: State): NextMove;
}

/** Results of games between equally strong players, by seat. */
export interface SeatResults {
  /** Options of these games that differ from the defaults: `{ start: 'even' }`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Rating of both players. */
  readonly rating: number;
  readonly games: number;
  /** Number of games that the first seat won. */
  readonly won: number;
}

/** Terms of a table that follow from the game's options. */
export interface GameTerms {
  /** Whether the options determine all draws, so that the player who set them plays alone. */
  readonly fixesSeed?: boolean;
  /** Milliseconds per turn and per pause, null for no limit, and the line that is played for a seat that runs out of time. */
  readonly clock?: { readonly perTurn: number | null; readonly pause: number | null; readonly missed: string };
}

/** Score as numbers, compared in order (higher is better), and as text: the main result, then details after a comma. */
export interface Score {
  readonly points: readonly number[];
  readonly words: Text;
}

/** Daily game: the same for all users on one day, alone or in seat 0 against computers. */
export interface Daily<State, Options> {
  /** Typical duration of an attempt in minutes (default: the game's `minutes`). */
  readonly minutes?: { readonly min: number; readonly max: number };
  /** Returns the options of a day. `choice` is derived from the date; `seed` is the seed of its tables. */
  options(choice: number, seed: Seed): Options;
  /** Returns the score of an attempt so far. Everyone sees the score, so keep secrets out of it. */
  score(state: State): Score;
}

/** Scores of a solo game, to compare players. */
export interface Solo<State, Options> {
  score(state: State): Score;
  /** Returns the value of a finished run from 0 to 1, for analyses. */
  value(state: State): number;
  /** Whether a run with these options counts for the leaderboard. */
  isComparable(options: Options): boolean;
}

/** Number that statistics average. With `share`, it is 0 or 1 and the average is shown as a percentage. */
export interface Statistic {
  readonly label: Text;
  readonly value: number;
  readonly share?: true;
  /** Icon on the card of a finished game. */
  readonly icon?: string;
}

/** Optional parts of a game. */
export interface ExtraParts<State, Options> {
  /** Typical duration of a live game in minutes: `{ min: 5, max: 10 }`. */
  readonly minutes?: { readonly min: number; readonly max: number };
  /**
   * Number of moves that each player must make before an abandoned game is rated (default: 1). An abandoned game
   * without a move of each player has no result, unless this is `0`.
   */
  readonly ratedAfter?: number;
  /** Whether players can agree to a draw. */
  readonly draws?: true;
  /**
   * Win rates of the first seat, used by ratings: `[{ rating: 1500, games: 1000, won: 550 }]` (default: equal seats).
   */
  readonly firstSeat?: readonly SeatResults[];
  /** Returns the terms of a table: `({ order }) => ({ fixesSeed: order !== undefined })`. */
  terms?(options: Options): GameTerms;
  /** Version of the rules and the state (default: 1). Tables of older versions are replayed from their log. */
  readonly version?: number;
  /** Whether a line is legal although menus omit it: `(state, seat, line) => line === 'pass'`. */
  acceptsUnlisted?(state: State, seat: Seat, line: string): boolean;
  /**
   * Returns the part of the game in which the next line is played, such as a turn of several lines. Replays show
   * consecutive lines of the same part as one step (default: one step per line).
   */
  replayStep?(state: State): string;
  /** Menu entries that play several moves: `>walk C7`. */
  readonly shortcuts?: Shortcuts<State>;
  /**
   * Returns the game's statistics, with the same labels in the same order at every table: `[{ label: { en: 'stones',
   * de: 'Steine' }, value: 15 }]`.
   */
  statistics?(state: State): readonly Statistic[];
  /** Scores of solo runs: `{ score, value, isComparable: (options) => options.stones === undefined }`. */
  readonly solo?: Solo<State, Options>;
  /** Daily game: `{ options: (choice) => ({ level: choice % 10 }), score }`. */
  readonly daily?: Daily<State, Options>;
  /** Achievements: `[{ id: 'rich', name, about, isEarned: ({ state, seat }) => dollars(state, seat) > 40 }]`. */
  readonly achievements?: readonly Achievement<State, Options>[];
  /** Guided first game for `/learn`: `{ options: {}, seed: 1, steps: [{ about, task, line: 'take 3' }, …], end }`. */
  readonly lesson?: Lesson;
  /**
   * Positions with one solution for `/puzzle`: `{ goals: { win: { en: 'Win this turn.', de: … } }, all, verdict,
   * refutation }`.
   */
  readonly puzzles?: Puzzles<State>;
  /** Documents that players can design in the editor: painted boards or lists of cards. */
  readonly designs?: readonly Design[];
}

/**
 * Replaces everything that the viewer may not know, including the RNG, by other possible values. It may mutate `state`,
 * which is a copy.
 */
export type Scramble = (state: never, viewer: Viewer, random: RNG) => unknown;

/** Optional parts of games with secrets. Their tests also pass a `Scramble` to the contract suite. */
export interface SecretParts<State> {
  /**
   * Returns states that look the same to a seat, each with another guess of what it cannot know, for planning ahead:
   * `(state, seat) => hands.map((hand) => ({ ...state, hidden: hand }))`. Returns about `count` states. A larger
   * `count` only appends states.
   */
  worlds?(state: State, seat: Seat, count?: number): readonly State[];
  /**
   * Returns the turns of which any can be the seat's next, for planning ahead in games without `worlds`:
   * `(state, seat) => agentsOf(state, seat).map((agent) => ({ name: agent.name, isCurrent: false, state: … }))`. Empty
   * while there is nothing to plan. Such a game also has `replayStep`, which differs from turn to turn.
   */
  comingTurns?(state: State, seat: Seat): readonly ComingTurn<State>[];
}

/** Turn that can be the next of a seat. */
export interface ComingTurn<State> {
  /** Unique among the seat's turns, and the same in all languages. A planned line starts with it: `Esra: walk C7`. */
  readonly name: string;
  /** Whether the turn is going on. Its `state` is then that of the next turn of this name. */
  readonly isCurrent: boolean;
  /** Position at the start of the turn, derived only from what the seat knows. */
  readonly state: State;
}

/** Level of computer players. Use the ids and names of `LEVEL_NAMES`. */
export interface Level {
  readonly id: string;
  readonly name: Text;
  /** Strength in a few words. */
  readonly about: Text;
  /** Strength on the scale of players’ ratings, where 1500 is average. Absent in solo games. */
  readonly rating?: number;
  /** Plays like the level `of` in this share of the positions, and like the level `else` in the others. */
  readonly mix?: { readonly of: string; readonly else: string; readonly share: number };
}

/** Computer players of a game. */
export interface Computers<State> {
  /** From weakest to strongest. */
  readonly levels: readonly Level[];
  /**
   * Returns the line of a computer, using only what its seat knows. `rng` is independent of the game's. The same move
   * of the same table always gets the same seed.
   */
  line(state: State, seat: Seat, level: string, rng: RNG): string;
  /** Level for the playouts of analyses. It must decide within a millisecond (default: the weakest). */
  readonly quick?: string;
  /**
   * Returns the position with a fresh RNG, such as `reseed` of the kit. Every playout of an analysis uses another seed, so that
   * moves are not judged by later draws.
   */
  reseed?(state: State, seed: number): State;
  /** Returns a move and its reason, using only what the seat knows. Without it, the middle level chooses the move. */
  hint?(state: State, seat: Seat, rng: RNG): Advice;
}

/** Hint: a line and its reason. */
export interface Advice {
  readonly line: string;
  /** Shortcut that plays the whole move, if `line` is only its first part: a card without its target. */
  readonly shortcut?: string;
  /** The move as an instruction: “Set Ironhide in slot 4.” (default: its labels). */
  readonly move?: Text;
  /** Reason, without repeating the move. */
  readonly why?: Text;
}

/** Optional part of games with computer players. */
export interface ComputerParts<State> {
  /** Computer players: `{ levels: [{ id: 'beginner', name, about }], line: (state, seat, level, rng) => 'take 1' }`. */
  readonly computers?: Computers<State>;
}
