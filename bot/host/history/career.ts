import type { Text } from '@longtable/kit';
import type { Tries } from '../../../storage/records/daily.ts';
import type { PlayerStats, Score } from '../../../storage/records/standing.ts';
import { type LoadedTable, levelAt, playersAt } from '../table/table.ts';
import { texts } from '../words/texts.ts';

interface CareerFacts {
  readonly loaded: LoadedTable;
  readonly isWon: boolean;
  readonly stats: PlayerStats;
  readonly tries: Tries;
}

interface CareerAchievement {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  isEarned(career: CareerFacts): boolean;
}

export const CAREER: readonly CareerAchievement[] = [
  {
    id: 'first-game',
    name: texts.career.takeASeat,
    about: texts.career.finishAGame,
    isEarned: ({ stats }) => sum(stats, 'played') >= 1,
  },
  {
    id: 'ten-wins',
    name: texts.career.tenUp,
    about: texts.career.win10Games,
    isEarned: ({ stats }) => sum(stats, 'won') >= 10,
  },
  {
    id: 'hundred-games',
    name: texts.career.partOfTheFurniture,
    about: texts.career.finish100Games,
    isEarned: ({ stats }) => sum(stats, 'played') >= 100,
  },
  {
    id: 'grand-tour',
    name: texts.career.grandTour,
    about: texts.career.finish5DifferentGames,
    isEarned: ({ stats }) => Object.keys(stats.games).length >= 5,
  },
  {
    id: 'beat-player',
    name: texts.career.faceToFace,
    about: texts.career.beatAnotherPlayer,
    isEarned: ({ loaded, isWon }) => isWon && playersAt(loaded.table).length > 1,
  },
  {
    id: 'beat-master',
    name: texts.career.giantKiller,
    about: texts.career.beatTheStrongestComputerOfAGame,
    isEarned: ({ loaded, isWon }) => isWon && hasStrongest(loaded),
  },
  {
    id: 'week',
    name: texts.career.creatureOfHabit,
    about: texts.career.playADaily7DaysInARow,
    isEarned: ({ tries }) => longestStreak(tries) >= 7,
  },
  {
    id: 'month',
    name: texts.career.rainOrShine,
    about: texts.career.playADaily30DaysInARow,
    isEarned: ({ tries }) => longestStreak(tries) >= 30,
  },
  {
    id: 'five-dailies',
    name: texts.career.fiveADay,
    about: texts.career.play5DailiesOnOneDay,
    isEarned: ({ loaded, tries }) =>
      Object.values(tries).filter(({ day }) => day === loaded.table.features.daily?.day).length >= 5,
  },
];

function sum({ games }: PlayerStats, what: keyof Pick<Score, 'played' | 'won'>): number {
  return Object.values(games).reduce((total, score) => total + score[what], 0);
}

function longestStreak(tries: Tries): number {
  return Math.max(0, ...Object.values(tries).map(({ streak = 1 }) => streak));
}

function hasStrongest({ table, game }: LoadedTable): boolean {
  const strongest = game.computers?.levels.at(-1)?.id;
  return strongest !== undefined && table.seats.some((sitter) => levelAt(sitter) === strongest);
}
