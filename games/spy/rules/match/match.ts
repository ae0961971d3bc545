import { randomAt } from '../../../kit/chance.ts';
import type { Random } from '../../../kit/random.ts';
import type { Audience, Happening, SpyEvent } from '../../events.ts';
import type { Figure, Person, State } from '../../state.ts';
import type { Point } from '../grid.ts';
import { copyOf } from './copy.ts';
import { isPlayer, nameOf } from './people.ts';

/** One thing that a figure did, as it was announced; `failed` is one that came to nothing before it began. */
export interface Deed {
  readonly figure: Figure;
  /** The line of a person's operation; the cat and the janitor have none. */
  readonly line: string;
  /** Where the figure stood before. */
  readonly from: Point | null;
  readonly failed?: true;
}

/** Somebody who looks on while a match goes its way: called when a round has begun and after each single deed. */
export type Watch = (match: Match, deed: Deed | 'round') => void;

/** A match while something happens in it: a state that may be changed, its generator, and what happened so far. */
export interface Match {
  readonly state: State;
  readonly random: Random;
  readonly events: SpyEvent[];
  readonly watch?: Watch;
}

/** A match on a copy of the state. */
export function beginMatch(state: State, watch?: Watch): Match {
  return { state: copyOf(state), random: randomAt(state.random), events: [], ...(watch && { watch }) };
}

/** The changed state, with the generator's state put back. */
export function endMatch({ state, random, events }: Match): { state: State; events: SpyEvent[] } {
  return { state: { ...state, random: random.state }, events };
}

/** Writes down something that happened, and who hears of it. */
export function tellTo({ events }: Match, audience: Audience, happening: Happening): void {
  events.push(Object.assign({ audience }, happening));
}

/** Writes down something that only a person's player hears of; of guests nobody does. */
export function tellOwner(match: Match, person: Person, happening: Happening): void {
  tellTo(match, isPlayer(person.faction) ? person.faction : 'nobody', happening);
}

/** A plain roll that nobody's properties change. */
export function roll({ random }: Match, chance: number): boolean {
  return random.below(ROLL_PRECISION) < Math.round(chance * ROLL_PRECISION);
}

const ROLL_PRECISION = 2 ** 30;

/** A random element of a list, or nothing of an empty one. */
export function anyOf<T>({ random }: Match, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[random.below(list.length)];
}

/** A person's name, for events. */
export function called({ state }: Match, person: Person): string {
  return nameOf(state, person.id);
}
