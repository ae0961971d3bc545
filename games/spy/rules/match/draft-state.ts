import { RNG } from '@longtable/kit';
import type { Audience, EventData, SpyEvent } from '../../events.ts';
import type { Figure, Person, State } from '../../state.ts';
import type { CharacterCommand } from '../command.ts';
import type { Point } from '../grid.ts';
import { copyOf } from './copy.ts';
import { isPlayer, nameOf } from './people.ts';

/** One thing that a figure did, for onlookers; `failed` came to nothing before it began. */
export interface FigureMove {
  readonly figure: Figure;
  /** What a person does; the cat and the janitor only move. */
  readonly command?: CharacterCommand;
  /** Where the figure stood before. */
  readonly from: Point | null;
  readonly failed?: true;
}

/** Called when a round has begun and after each single move. */
export type Watch = (draft: DraftState, move: FigureMove | 'round') => void;

/** The copy of a match that a command is performed on, its generator, and what happened so far. */
export interface DraftState {
  readonly state: State;
  readonly random: RNG;
  readonly events: SpyEvent[];
  readonly watch?: Watch;
}

/** A draft on a copy of the state. */
export function draftOf(state: State, watch?: Watch): DraftState {
  return { state: copyOf(state), random: new RNG(state.random), events: [], ...(watch && { watch }) };
}

/** The changed state, with the generator's state put back. */
export function finishDraft({ state, random, events }: DraftState): { state: State; events: SpyEvent[] } {
  return { state: { ...state, random: random.state }, events };
}

/** Writes down something that happened, and who hears of it. */
export function addEvent({ events }: DraftState, audience: Audience, happening: EventData): void {
  events.push(Object.assign({ audience }, happening));
}

/** Writes down something that only a person's player hears of; of guests nobody does. */
export function addPrivateEvent(draft: DraftState, person: Person, happening: EventData): void {
  addEvent(draft, isPlayer(person.faction) ? person.faction : 'nobody', happening);
}

/** A plain roll that nobody's properties change. */
export function roll({ random }: DraftState, probability: number): boolean {
  return random.below(ROLL_PRECISION) < Math.round(probability * ROLL_PRECISION);
}

const ROLL_PRECISION = 2 ** 30;

/** A random element of a list, or nothing of an empty one. */
export function anyOf<T>({ random }: DraftState, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : random.pick(list);
}

/** A person's name, for events. */
export function nameInEvents({ state }: DraftState, person: Person): string {
  return nameOf(state, person.id);
}
