import { eachLanguage, type Score, type Text } from '@longtable/kit';
import type { Options } from './options.ts';
import { clearedLevels, gainedExperience } from './result.ts';
import { goalOf } from './rules/goal.ts';
import { DEEP_HEROES } from './rules/roster/roster.ts';
import { levelCount, phase, type State } from './state.ts';
import { deathPlace } from './words/ending.ts';
import { subjectName } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Returns the score of a run: cleared levels, then fewer rounds and more health if won, otherwise experience. */
export function scoreRun(state: State): Score {
  const { room, rounds } = state;
  if (!room) return { points: [0, 0, 0], words: texts.score.hasntChosenAHeroYet };
  const { name, health } = room.hero;
  const who = texts.score.who({ subject: eachLanguage((language) => subjectName(name, language)) });
  const cleared = clearedLevels(state);
  const experience = gainedExperience(state);
  switch (phase(state)) {
    case 'won': {
      const aim = goalComparison(state);
      const what = levelCount(state) === 1 ? texts.score.one : wholeRun(state);
      return {
        points: [cleared, -rounds, health],
        words: texts.score.clearedInRoundsHealthLeft({ who, what, rounds, aim, health }),
      };
    }
    case 'dead': {
      const where = deathPlaceText(state);
      return {
        points: [cleared, experience, 0],
        words: texts.score.diedInRoundExperience({ who, where, rounds, experience }),
      };
    }
    default: {
      const where = levelCount(state) === 1 ? texts.score.text : placeWords(state);
      return {
        points: [cleared, experience, 0],
        words: texts.score.roundExperience({ who, where, rounds, experience }),
      };
    }
  }
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

function wholeRun(state: State): Exclude<Text, string> {
  const count = levelCount(state);
  return texts.score.allLevels({ count });
}

/** Returns the current level, or the depth of an endless descent. */
function placeWords({ level, endless }: State): Exclude<Text, string> {
  if (endless !== undefined) return texts.score.depth({ level });
  return texts.score.level({ level });
}

function deathPlaceText(state: State): Exclude<Text, string> {
  if (levelCount(state) === 1) return texts.score.text;
  return deathPlace(state);
}

function goalComparison(state: State): Exclude<Text, string> {
  const goal = goalOf(state);
  if (goal === undefined) return texts.score.text;
  const over = state.rounds - goal;
  if (over === 0) return texts.score.exactlyTheGoal;
  return over < 0 ? texts.score.underTheGoal({ value: -over }) : texts.score.overTheGoal({ over });
}
