import type { Achievement, FinishedGame } from '@longtable/kit';
import type { Options } from './options.ts';
import { clearedLevels } from './result.ts';
import { goalOf } from './rules/goal.ts';
import { isLikeOthers } from './score.ts';
import { type HeroClass, levelCount, type State } from './state.ts';
import { texts } from './words/texts.ts';

/** Whether a run through the built-in levels has cleared at least this many. */
const cleared = ({ state, options }: FinishedGame<State, Options>, levels: number): boolean =>
  isLikeOthers(options) && clearedLevels(state) >= levels;

function fiveAs(id: HeroClass): Achievement<State, Options> {
  const isEarned = (finish: FinishedGame<State, Options>) => finish.state.room?.hero.class === id && cleared(finish, 5);
  return { id: id.toLowerCase(), ...texts.achievements[id], isEarned };
}

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'three',
    ...texts.achievements.three,
    isEarned: (finish) => cleared(finish, 3),
  },
  {
    id: 'all',
    ...texts.achievements.all,
    isEarned: (finish) => finish.isWon && cleared(finish, levelCount(finish.state)),
  },
  fiveAs('Warrior'),
  fiveAs('Mage'),
  fiveAs('Rogue'),
  fiveAs('Hunter'),
  {
    id: 'goal',
    ...texts.achievements.goal,
    isEarned: ({ state, isWon }) => isWon && state.rounds < (goalOf(state) ?? 0),
  },
  {
    id: 'close',
    ...texts.achievements.close,
    isEarned: ({ state: { room }, isWon }) => isWon && room !== null && room.hero.health <= room.hero.pool / 10,
  },
];
