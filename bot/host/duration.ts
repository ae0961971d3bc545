export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the UTC day of a time, as in 2026-11-15. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Returns the ISO week of a time, 1 to 53. Weeks start on Monday, and the first contains the year's first Thursday. */
export function weekOf(moment: number): number {
  const weekday = (new Date(moment).getUTCDay() + 6) % 7;
  const thursday = new Date(moment + (3 - weekday) * DAY_MS);
  return Math.ceil((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1) + 1) / (7 * DAY_MS));
}
