import type { Score } from '@longtable/kit';
import type { Options } from './options.ts';
import { clearedLevels, gainedExperience } from './result.ts';
import { goalOf } from './rules/goal.ts';
import { DEEP_HEROES } from './rules/roster/roster.ts';
import { levelCount, phase, type State } from './state.ts';
import { deathPlace } from './words/ending.ts';
import { unitNoun } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Returns the score of a run: cleared levels, then fewer rounds and more health if won, otherwise experience. */
export function scoreRun(state: State): Score {
  const { room, rounds, level, endless } = state;
  if (!room) return { points: [0, 0, 0], words: texts.score.noHero };
  const { name, health } = room.hero;
  const hero = unitNoun(name);
  const levels = levelCount(state);
  const cleared = clearedLevels(state);
  const experience = gainedExperience(state);
  if (phase(state) === 'won') {
    const goal = goalOf(state);
    const over = goal === undefined ? undefined : rounds - goal;
    return { points: [cleared, -rounds, health], words: texts.score.won({ hero, levels, rounds, over, health }) };
  }
  const points = [cleared, experience, 0];
  if (phase(state) === 'dead') {
    const place = levels === 1 ? { level: undefined, depth: undefined } : deathPlace(state);
    return { points, words: texts.score.died({ hero, place, round: rounds, experience }) };
  }
  const current = endless === undefined ? texts.places.level({ level }) : texts.places.depth({ depth: level });
  const place = levels === 1 ? undefined : current;
  return { points, words: texts.score.running({ hero, place, round: rounds, experience }) };
}

/** Share of the score for surviving, regardless of the time taken. */
const SURVIVAL_SHARE = 0.2;
/** Rounds per level after which the speed bonus has dropped to 1/e. */
const PAR_ROUNDS = 80;
/** Depth of an endless descent that is worth 0.5. */
const HALFWAY_DEPTH = 10;

/** Returns a run's value from 0 to 1, for survival and speed, or for depth in an endless descent. */
export function worthOf(state: State): number {
  const cleared = clearedLevels(state);
  if (state.endless !== undefined) return cleared / (cleared + HALFWAY_DEPTH);
  const levels = levelCount(state);
  if (phase(state) !== 'won') return (SURVIVAL_SHARE * cleared) / levels;
  return SURVIVAL_SHARE + (1 - SURVIVAL_SHARE) * Math.exp(-state.rounds / (PAR_ROUNDS * levels));
}

/** Whether a run goes through all built-in levels with a hero of the document. */
export function isLikeOthers({ hero, ...others }: Options): boolean {
  if (DEEP_HEROES.some(({ name }) => name === hero)) return false;
  return Object.values(others).every((option) => option === undefined);
}
