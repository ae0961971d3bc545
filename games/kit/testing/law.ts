import type { AnyGame, Seat, Viewer } from '../game.ts';
import type { JavaRandom } from '../random.ts';
import type { Position, Table } from './wander.ts';

/** Rewrites what the viewer may not know into something else that could be so; may change the copy it is given. */
export type Scramble = (state: never, viewer: Viewer, random: JavaRandom) => unknown;

/** What a law may use besides the position. */
export interface Means {
  readonly random: JavaRandom;
  /** Lines of this game that were played somewhere. */
  readonly lines: readonly string[];
  readonly columns: number;
  readonly characters: number;
  readonly scramble?: Scramble | undefined;
  /** Kinds of events that may show what was hidden. */
  readonly revealing: readonly string[];
}

/** Something that holds at every position of every game; it throws where it does not. */
export type Law = (game: AnyGame, at: Position, means: Means) => void;

/** Complains unless something holds. */
export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Everybody at the table. */
export function seatsOf({ seats }: Table): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Everybody at the table, and whoever looks over their shoulders. */
export function viewersOf(table: Table): Viewer[] {
  return [...seatsOf(table), 'spectator'];
}
