import type { State } from '../state.ts';
import { HERO_NAMES } from './heroes.ts';

/** Returns the rounds that a computer took with a hero, if known. */
export function goalFor({ goals }: Pick<State, 'goals'>, name: string): number | undefined {
  return goals?.[(HERO_NAMES as readonly string[]).indexOf(name)];
}

export function goalOf({ goals, room }: Pick<State, 'goals' | 'room'>): number | undefined {
  return room ? goalFor({ goals }, room.hero.name) : undefined;
}
