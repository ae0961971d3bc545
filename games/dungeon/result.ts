import type { Result, Text } from '@longtable/kit';
import { earned } from './rules/growth.ts';
import { phase, type State } from './state.ts';

export function result(state: State): Result | undefined {
  switch (phase(state)) {
    case 'won':
      return { winners: [0] };
    case 'dead':
      return { winners: [] };
    default:
      return undefined;
  }
}

export function clearedLevels(state: State): number {
  return phase(state) === 'won' ? state.level : Math.max(0, state.level - 1);
}

export function gainedExperience({ room, prior }: State): number {
  return room ? earned(room.hero) - prior : 0;
}

/** Returns the values summed over all runs. */
export function tally(state: State): readonly { label: Text; value: number }[] {
  return [
    { label: { en: 'Levels cleared', de: 'Geschaffte Level' }, value: clearedLevels(state) },
    { label: { en: 'Rounds', de: 'Runden' }, value: state.rounds },
    { label: { en: 'Experience', de: 'Erfahrung' }, value: gainedExperience(state) },
  ];
}
