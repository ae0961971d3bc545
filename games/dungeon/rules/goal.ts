import type { State } from '../state.ts';
import { HERO_NAMES } from './heroes.ts';

/** The rounds that a computer player took with a hero, where they were counted. */
export function goalFor({ goals }: Pick<State, 'goals'>, name: string): number | undefined {
  return goals?.[(HERO_NAMES as readonly string[]).indexOf(name)];
}

/** The rounds to beat in this run. */
export function goalOf({ goals, room }: Pick<State, 'goals' | 'room'>): number | undefined {
  return room ? goalFor({ goals }, room.hero.name) : undefined;
}
