import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readAttempts } from './daily.ts';
import type { Tries } from './record.ts';
import { texts } from './words/texts.ts';

export const DAILY_ACHIEVEMENTS = [
  { id: 'week', ...texts.career.week, isEarned: (tries: Tries) => longestStreak(tries) >= 7 },
  { id: 'month', ...texts.career.month, isEarned: (tries: Tries) => longestStreak(tries) >= 30 },
  {
    id: 'five-dailies',
    ...texts.career.fiveDailies,
    isEarned: (tries: Tries, today: string | undefined) =>
      Object.values(tries).filter(({ day }) => day === today).length >= 5,
  },
];

/** Returns the ids of the achievements that a user has earned with a finished game. */
export async function earnedWithDailies(context: Context, { table }: LoadedTable, person: string): Promise<string[]> {
  const tries = await readAttempts(context, person);
  const day = table.features.daily?.day;
  return DAILY_ACHIEVEMENTS.filter(({ isEarned }) => isEarned(tries, day)).map(({ id }) => id);
}

function longestStreak(tries: Tries): number {
  return Math.max(0, ...Object.values(tries).map(({ streak = 1 }) => streak));
}
