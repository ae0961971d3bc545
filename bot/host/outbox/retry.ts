import { MINUTE_MS } from '../duration.ts';

const FIRST_PAUSE_MS = 1000;
/** Where Longtable may not write, somebody has to change that first. */
const NO_ENTRY_PAUSE_MS = MINUTE_MS;
/** No pause is longer. */
export const LONGEST_PAUSE_MS = 10 * MINUTE_MS;
/** About a day of trying. */
const MOST_TRIES = 150;

/** When to retry after so many failures: the pauses double, and at last it is given up. */
export function nextTry(now: number, tries: number, isClosed: boolean): number | undefined {
  const first = isClosed ? NO_ENTRY_PAUSE_MS : FIRST_PAUSE_MS;
  return tries < MOST_TRIES ? now + Math.min(first * 2 ** tries, LONGEST_PAUSE_MS) : undefined;
}
