import type { Quiet } from '../../../storage/records/person.ts';
import { MINUTE_MS } from '../duration.ts';

const MINUTES_A_DAY = 24 * 60;

/** Whether this is a time zone that clocks can be read in, such as Europe/Berlin. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours that it is in end; nothing outside of them. */
export function quietUntil({ from, to, zone }: Quiet, now: number): number | undefined {
  const [start, end, here] = [minutesOf(from), minutesOf(to), minutesAt(now, zone)];
  if (ahead(start, here) >= ahead(start, end)) return undefined;
  const guess = now - (now % MINUTE_MS) + ahead(here, end) * MINUTE_MS;
  // A night in which clocks are put forward or back is shorter or longer than it looks.
  const late = ahead(end, minutesAt(guess, zone));
  return guess - (late < MINUTES_A_DAY / 2 ? late : late - MINUTES_A_DAY) * MINUTE_MS;
}

/** How many minutes lie ahead from one time of the day to the next time it is another. */
function ahead(from: number, to: number): number {
  return (to - from + MINUTES_A_DAY) % MINUTES_A_DAY;
}

function minutesOf(timeOfDay: string): number {
  const [hours, minutes] = timeOfDay.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function minutesAt(now: number, zone: string): number {
  return minutesOf(new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(now));
}
