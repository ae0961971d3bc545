import type { Achievement, FinishedGame, Text } from '@longtable/kit';
import type { Options } from './options.ts';
import { clearedLevels } from './result.ts';
import { goalOf } from './rules/goal.ts';
import { isLikeOthers } from './score.ts';
import { type HeroClass, levelCount, type State } from './state.ts';
import { texts } from './words/texts.ts';

/** Whether a run through the built-in levels has cleared at least this many. */
const cleared = ({ state, options }: FinishedGame<State, Options>, levels: number): boolean =>
  isLikeOthers(options) && clearedLevels(state) >= levels;

function fiveAs(id: HeroClass, name: Text, about: Text): Achievement<State, Options> {
  const isEarned = (finish: FinishedGame<State, Options>) => finish.state.room?.hero.class === id && cleared(finish, 5);
  return { id: id.toLowerCase(), name, about, isEarned };
}

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'three',
    name: texts.achievements.intoTheDark,
    about: texts.achievements.clear3LevelsInOneRun,
    isEarned: (finish) => cleared(finish, 3),
  },
  {
    id: 'all',
    name: texts.achievements.winterIsOver,
    about: texts.achievements.clearAllLevelsInOneRun,
    isEarned: (finish) => finish.isWon && cleared(finish, levelCount(finish.state)),
  },
  fiveAs('Warrior', texts.achievements.shieldWall, texts.achievements.clear5LevelsWithAWarrior),
  fiveAs('Mage', texts.achievements.snowstorm, texts.achievements.clear5LevelsWithAMage),
  fiveAs('Rogue', texts.achievements.knivesOut, texts.achievements.clear5LevelsWithARogue),
  fiveAs('Hunter', texts.achievements.bullseye, texts.achievements.clear5LevelsWithAHunter),
  {
    id: 'goal',
    name: texts.achievements.beatTheMachine,
    about: texts.achievements.beatTheGoalOfADaily,
    isEarned: ({ state, isWon }) => isWon && state.rounds < (goalOf(state) ?? 0),
  },
  {
    id: 'close',
    name: texts.achievements.stillStanding,
    about: texts.achievements.winWithAtMostATenthOfYourHealth,
    isEarned: ({ state: { room }, isWon }) => isWon && room !== null && room.hero.health <= room.hero.pool / 10,
  },
];
