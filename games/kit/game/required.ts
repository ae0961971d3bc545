import type { ZodType } from 'zod';
import type { Result } from '../result.ts';
import type { Seed } from '../rng.ts';
import type { Seat } from '../seat.ts';
import type { Text } from '../text.ts';
import type { Choice } from './choice.ts';
import type { Presentation } from './face.ts';
import type { GameEvent, Outcome } from './outcome.ts';

/** Page of the rules in Discord's markdown, at most 3,500 characters in each language. */
export interface RulesPage {
  /** Label of its button. */
  readonly title: Text;
  readonly text: Text;
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
  readonly face: Presentation<State, Event>;
}
