import type { Result, Statistic } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { THINGS } from './drawing/icons.ts';
import { earned } from './rules/growth.ts';
import { phase, type State } from './state.ts';
import { texts } from './words/texts.ts';

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

/** Returns the values of a run that are summed over all runs. */
export function tally(state: State): readonly Statistic[] {
  return [
    { label: texts.result.levelsCleared, value: clearedLevels(state), icon: THINGS.level },
    { label: texts.result.rounds, value: state.rounds, icon: SIGNS.again },
    { label: texts.result.experience, value: gainedExperience(state), icon: SIGNS.level },
  ];
}
