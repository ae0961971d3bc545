import type { Result, Text } from '@longtable/kit';
import { earned } from './rules/growth.ts';
import { phase, type State } from './state.ts';

/** How a run ended. */
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

/** How many levels a run has cleared. */
export function clearedLevels(state: State): number {
  return phase(state) === 'won' ? state.level : Math.max(0, state.level - 1);
}

/** The experience that a run has brought its hero. */
export function gainedExperience({ room, prior }: State): number {
  return room ? earned(room.hero) - prior : 0;
}

/** What is counted over all runs. */
export function tally(state: State): readonly { label: Text; value: number }[] {
  return [
    { label: { en: 'Levels cleared', de: 'Geschaffte Level' }, value: clearedLevels(state) },
    { label: { en: 'Rounds', de: 'Runden' }, value: state.rounds },
    { label: { en: 'Experience', de: 'Erfahrung' }, value: gainedExperience(state) },
  ];
}
