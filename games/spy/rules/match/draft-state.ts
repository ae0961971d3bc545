import { RNG } from '@longtable/kit';
import type { Audience, EventData, SpyEvent } from '../../events.ts';
import type { Figure, Person, Side, State } from '../../state.ts';
import type { Point } from '../grid.ts';
import type { CharacterCommand } from '../lines.ts';
import type { PropertyName } from '../properties.ts';
import { has, isClammy, isPlayer, nameOf } from './people.ts';

/** A single move of a figure, for a `Watch`. `failed` marks an attempt without effect. */
export interface FigureMove {
  readonly figure: Figure;
  /** A person's command; absent for the cat and the janitor. */
  readonly command?: CharacterCommand;
  /** The field before the move. */
  readonly from: Point | null;
  readonly failed?: true;
}

/** Function that is called after the start of a round and after each single move. */
export type Watch = (draft: DraftState, move: FigureMove | 'round') => void;

/** A mutable copy of a match with its RNG and the events so far. */
export interface DraftState {
  readonly state: State;
  readonly random: RNG;
  readonly events: SpyEvent[];
  readonly watch?: Watch;
}

export function draftOf(state: State, watch?: Watch): DraftState {
  return { state: copyOf(state), random: new RNG(state.random), events: [], ...(watch && { watch }) };
}

/** Returns the changed state with the RNG's state, and the events. */
export function finishDraft({ state, random, events }: DraftState): { state: State; events: SpyEvent[] } {
  return { state: { ...state, random: random.state }, events };
}

export function addEvent({ events }: DraftState, audience: Audience, happening: EventData): void {
  events.push(Object.assign({ audience }, happening));
}

/** Adds an event for a person's player, or only for the replay if the person is a guest. */
export function addPrivateEvent(draft: DraftState, person: Person, happening: EventData): void {
  addEvent(draft, isPlayer(person.faction) ? person.faction : 'nobody', happening);
}

/** Returns true with a probability that no property changes. */
export function roll({ random }: DraftState, probability: number): boolean {
  return random.below(ROLL_PRECISION) < Math.round(probability * ROLL_PRECISION);
}

const ROLL_PRECISION = 2 ** 30;

/** Returns a random element, or undefined if the list is empty. */
export function anyOf<T>({ random }: DraftState, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : random.pick(list);
}

export function nameInEvents({ state }: DraftState, person: Person): string {
  return nameOf(state, person.id);
}

/**
 * Returns a mutable copy of a state. The board, sides, people and the order are copied. Other lists and objects are
 * shared and must be replaced, not changed in place.
 */
function copyOf(state: State): State {
  const [one, two] = state.sides;
  return {
    ...state,
    board: { ...state.board },
    sides: [copySide(one), copySide(two)],
    people: state.people.map((person) => ({ ...person })),
    order: state.order.slice(),
  };
}

/** Returns a mutable copy of a side and its tally. Its lists are shared. */
export function copySide(side: Side): Side {
  return { ...side, tally: { ...side.tally } };
}

/** Properties of a person that affect the success of tests. */
interface Fitness {
  readonly clammy: boolean;
  readonly tradecraft: boolean;
}

/** Returns the success probability of one roll. Wet clothes halve it. */
export function rollChance(probability: number, { clammy }: Pick<Fitness, 'clammy'>): number {
  return clammy ? probability / 2 : probability;
}

/** Returns the success probability of a test. With tradecraft a failed roll is repeated once. */
export function testChance(probability: number, fitness: Fitness): number {
  const single = rollChance(probability, fitness);
  return fitness.tradecraft ? 1 - (1 - single) ** 2 : single;
}

/** Returns a person's current fitness. A carried moledie disables tradecraft. */
export function fitnessOf(person: Person): Fitness {
  return { clammy: isClammy(person), tradecraft: has(person, 'TRADECRAFT') };
}

/** Rolls a person's test and returns whether it succeeds. */
export function test(draft: DraftState, person: Person, probability: number): boolean {
  const { clammy, tradecraft } = fitnessOf(person);
  const single = rollChance(probability, { clammy });
  return roll(draft, single) || (tradecraft && roll(draft, single));
}

const POCKETS = 37;

/** Returns the probability of winning, before the effects of wet clothes and tradecraft. A prism inverts the result. */
export function rouletteChance(properties: readonly PropertyName[], inverted: boolean): number {
  const pockets = properties.includes('LUCKY_DEVIL') ? 23 : properties.includes('JINX') ? 13 : 18;
  return (inverted ? POCKETS - pockets : pockets) / POCKETS;
}

export function highestStake(own: number, table: number): number {
  return Math.min(own, table);
}
