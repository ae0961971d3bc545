import type { Text } from '@longtable/kit';
import type { Tries } from '../../../storage/records/daily.ts';
import type { PlayerStats, Score } from '../../../storage/records/standing.ts';
import { type LoadedTable, levelAt, playersAt } from '../table/table.ts';

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
    name: { en: 'Take a seat', de: 'Nimm Platz' },
    about: { en: 'Finish a game', de: 'Beende ein Spiel' },
    isEarned: ({ stats }) => sum(stats, 'played') >= 1,
  },
  {
    id: 'ten-wins',
    name: { en: 'Ten up', de: 'Zehn auf einen Streich' },
    about: { en: 'Win 10 games', de: 'Gewinne 10 Spiele' },
    isEarned: ({ stats }) => sum(stats, 'won') >= 10,
  },
  {
    id: 'hundred-games',
    name: { en: 'Part of the furniture', de: 'Stammgast' },
    about: { en: 'Finish 100 games', de: 'Beende 100 Spiele' },
    isEarned: ({ stats }) => sum(stats, 'played') >= 100,
  },
  {
    id: 'grand-tour',
    name: { en: 'Grand tour', de: 'Einmal alles' },
    about: { en: 'Finish 5 different games', de: 'Beende 5 verschiedene Spiele' },
    isEarned: ({ stats }) => Object.keys(stats.games).length >= 5,
  },
  {
    id: 'beat-player',
    name: { en: 'Face to face', de: 'Auge in Auge' },
    about: { en: 'Beat another player', de: 'Besiege eine andere Person' },
    isEarned: ({ loaded, isWon }) => isWon && playersAt(loaded.table).length > 1,
  },
  {
    id: 'beat-master',
    name: { en: 'Giant-killer', de: 'Riesen bezwungen' },
    about: { en: 'Beat the strongest computer of a game', de: 'Besiege den stärksten Computer eines Spiels' },
    isEarned: ({ loaded, isWon }) => isWon && hasStrongest(loaded),
  },
  {
    id: 'week',
    name: { en: 'Creature of habit', de: 'Gewohnheitstier' },
    about: { en: 'Play a daily 7 days in a row', de: 'Spiel ein Tagesspiel 7 Tage in Folge' },
    isEarned: ({ tries }) => longestStreak(tries) >= 7,
  },
  {
    id: 'month',
    name: { en: 'Rain or shine', de: 'Bei jedem Wetter' },
    about: { en: 'Play a daily 30 days in a row', de: 'Spiel ein Tagesspiel 30 Tage in Folge' },
    isEarned: ({ tries }) => longestStreak(tries) >= 30,
  },
  {
    id: 'five-dailies',
    name: { en: 'Five a day', de: 'Fünf am Tag' },
    about: { en: 'Play 5 dailies on one day', de: 'Spiel 5 Tagesspiele an einem Tag' },
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
