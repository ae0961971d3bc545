import type { ZodType } from 'zod';
import type { Result } from '../result.ts';
import type { Seed } from '../rng.ts';
import type { Seat } from '../seat.ts';
import type { Text } from '../text.ts';
import type { Choice } from './choice.ts';
import type { Presentation } from './face.ts';
import type { GameEvent, Outcome } from './outcome.ts';

/** A page of the rules, in Discord's markdown, at most 3,500 characters in each language. */
export interface RulesPage {
  /** The label of its button. */
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

/** What every game says: its name, its rules as pure functions, and how it is shown. */
export interface RequiredParts<State, Options, Event extends GameEvent> {
  /** Also the name of the game's folder, of `/play <id>` and of its terminal: `'last-stone'`. */
  readonly id: string;
  /** `'Last Stone'`; the same in every language. */
  readonly title: string;
  /** One sentence for lists and help: `{ en: 'Take the last stone.', de: 'Nimm den letzten Stein.' }`. */
  readonly summary: Text;
  /** The pages of `/rules`: the goal, a turn and what scores on the first; lists of cards on pages of their own. */
  readonly rules: readonly RulesPage[];
  /**
   * Number of players: `{ min: 4, max: 6 }`. With `fixed`, always or against computers, players get the seats that they ask for;
   * otherwise the seats, and so the starting player, are random.
   */
  readonly seats: { readonly min: number; readonly max: number; readonly fixed?: true | 'against computers' };
  /** Whether seats have secrets, so that menus appear in private panels only: `true` where players hold cards. */
  readonly secrets: boolean | SecretMoves<State>;
  /** What `/play` may set, all of it optional: `z.object({ stones: z.int().optional() })`. See options.ts for how options are described. */
  readonly options: ZodType<Options>;
  /** What a table's state looks like, so that it can be stored: `z.object({ stones: z.int() })`. */
  readonly state: ZodType<State>;
  /** A new table; `seats` is how many play: `(options, seed, seats) => ({ state: { stones: 15 }, events: [] })`. */
  setup(options: Options, seed: Seed, seats: number): Outcome<State, Event>;
  /** The seats that can act now: `[0]`, several if they decide at once, `[]` when the game is over. */
  turn(state: State): readonly Seat[];
  /** How a line can continue: `[{ line: 'take 2', label: '2', final: true }]`. The empty partial starts a line; a seat that can't act has no choices. */
  choices(state: State, seat: Seat, partial: string): readonly Choice[];
  /** What a line does: `{ state: { stones: 13 }, events: [{ kind: 'taken', seat, stones: 2 }] }`, or `refuse(…)`. It never throws. */
  play(state: State, seat: Seat, line: string): Outcome<State, Event>;
  /** `{ winners: [1] }`, or `placed([[2], [0, 1]])` as an order of finish; nothing while the game goes on. */
  result(state: State): Result | undefined;
  /** Everything that people see: `{ view, story, ending }`. */
  readonly face: Presentation<State, Event>;
}
