import { z } from 'zod';
import { recordKind } from '../../../storage/store.ts';
import { gameName, idFormat } from '../../custom-ids/fields.ts';
import { DAY_MS, dayOf } from '../../host/duration.ts';

const game = gameName('game');

/** The user's own attempt. The game of the puzzle of the day is `PUZZLE_OF_THE_DAY`. */
export const yoursId = idFormat`yours|${game}`;
export const dailiesId = idFormat`dailies`;
export const dailyBoardId = idFormat`dailyBoard|${game}`;

const day = z.iso.date();

/** The daily at a table. */
export const dailyMark = z.strictObject({
  /** The UTC day whose game or puzzle is played. */
  day,
  /** Whether the player had already played the daily and repeats it. */
  practice: z.literal(true).optional(),
  /** Rank and streak when the attempt ended. */
  rank: z.strictObject({ place: z.int().min(1), of: z.int().min(1), streak: z.int().min(1) }).optional(),
});

export type DailyMark = z.infer<typeof dailyMark>;

const tries = z.record(z.string(), z.strictObject({ day, table: z.string(), streak: z.int().min(1).optional() }));

/** A user's latest attempts by daily, with their streaks in days. The record id is the user id. */
export type Tries = z.infer<typeof tries>;

export const dailyAttemptsKind = recordKind('daily-attempts', tries);

/** Id of the puzzle of the day among the dailies. */
export const PUZZLE_OF_THE_DAY = 'puzzle-of-the-day';

const days = z.array(
  z.strictObject({
    day,
    tables: z.array(z.string()),
    /** The best finished attempt of a day. Weeks have none. */
    best: z.string().optional(),
  }),
);

/**
 * Tables of the latest days of a daily, or weeks of weekly runs, in a server or DM, newest first. The record id is
 * `<home>/<game>` or `<home>/<game>/week`.
 */
export type Days = z.infer<typeof days>;

export const dailyBoardKind = recordKind('daily-board', days);

/**
 * Day of the latest attempt by daily of a user who deleted their data, so that they cannot repeat it. The record id is the
 * user's pseudonym.
 */
export const dailyTraceKind = recordKind(
  'daily-trace',
  z.strictObject({ tried: z.record(z.string(), day), until: z.number() }),
  { due: ({ until }) => until },
);

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS);
}

export function mondayOf(moment: number): string {
  return dayOf(moment - ((new Date(moment).getUTCDay() + 6) % 7) * DAY_MS);
}

export function endOfDay(day: string): number {
  return Date.parse(day) + DAY_MS;
}
