import type { Text } from '@longtable/kit';
import type { LoadedTable } from '../../host/feature.ts';
import { levelAt, playersAt } from '../../host/table/table.ts';
import type { PlayerStats, Score } from './record.ts';
import { texts } from './words/texts.ts';

interface CareerFacts {
  readonly loaded: LoadedTable;
  readonly isWon: boolean;
  readonly stats: PlayerStats;
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
    ...texts.career.firstGame,
    isEarned: ({ stats }) => sum(stats, 'played') >= 1,
  },
  {
    id: 'ten-wins',
    ...texts.career.tenWins,
    isEarned: ({ stats }) => sum(stats, 'won') >= 10,
  },
  {
    id: 'hundred-games',
    ...texts.career.hundredGames,
    isEarned: ({ stats }) => sum(stats, 'played') >= 100,
  },
  {
    id: 'grand-tour',
    ...texts.career.grandTour,
    isEarned: ({ stats }) => Object.keys(stats.games).length >= 5,
  },
  {
    id: 'beat-player',
    ...texts.career.beatPlayer,
    isEarned: ({ loaded, isWon }) => isWon && playersAt(loaded.table).length > 1,
  },
  {
    id: 'beat-master',
    ...texts.career.beatMaster,
    isEarned: ({ loaded, isWon }) => isWon && hasStrongest(loaded),
  },
];

function sum({ games }: PlayerStats, what: keyof Pick<Score, 'played' | 'won'>): number {
  return Object.values(games).reduce((total, score) => total + score[what], 0);
}

function hasStrongest({ table, game }: LoadedTable): boolean {
  const strongest = game.computers?.levels.at(-1)?.id;
  return strongest !== undefined && table.seats.some((occupant) => levelAt(occupant) === strongest);
}
