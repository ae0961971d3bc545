import type { Achievement, FinishedGame, Result, Score, Statistic } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { THINGS } from './drawing/icons.ts';
import type { Options } from './options.ts';
import { earned, goalOf } from './rules/heroes.ts';
import { DEEP_HEROES } from './rules/roster.ts';
import { type HeroClass, levelCount, phase, type State } from './state.ts';
import { unitNoun } from './words/names.ts';
import { deathPlace } from './words/sentences.ts';
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

function gainedExperience({ room, prior }: State): number {
  return room ? earned(room.hero) - prior : 0;
}

/** Returns the values of a run that are summed over all runs. */
export function statistics(state: State): readonly Statistic[] {
  return [
    { label: texts.result.levelsCleared, value: clearedLevels(state), icon: THINGS.level },
    { label: texts.result.rounds, value: state.rounds, icon: SIGNS.again },
    { label: texts.result.experience, value: gainedExperience(state), icon: SIGNS.level },
  ];
}

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
