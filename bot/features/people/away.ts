import type { Person, Quiet, Vacation } from '../../../storage/records/person.ts';
import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { limitsAt } from '../../host/commit/retention.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, MINUTE_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { changeRecord } from '../../host/records.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { changePerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { backAt, seatsOf, withoutVacation } from '../../host/table/table.ts';
import { digestKind } from './record.ts';

const YEAR_MS = 365 * DAY_MS;

/** Starts, changes or ends a user's vacation. It ends if `until` is not after now. */
export async function setVacation(context: Context, person: string, until: number): Promise<Person> {
  const now = context.now();
  if (until > now + YEAR_MS) throw new Refusal('farVacation');
  return changePerson(context, person, (before): Person => {
    const current = vacationAt(before, now);
    if (!current && until <= now) throw new Refusal('noVacation');
    const earlier = (before.vacations ?? []).filter((one) => one !== current && one.until > now - YEAR_MS);
    return { ...before, vacations: [...earlier, { since: current?.since ?? now, until }] };
  });
}

/** Updates the clocks of a user's tables after a change of their vacation. Returns the changed tables. */
export async function updateVacationClocks(context: Context, person: string, settings: Person): Promise<LoadedTable[]> {
  const stopped: LoadedTable[] = [];
  for (const id of await tablesOf(context, person)) {
    const found = await findTable(context, id).catch(ignoreRefusal);
    if (!found || seatsOf(found.table, person).length === 0) continue;
    const { vacation } = await limitsAt(context, found.table.location.guild);
    const changed = await changeTable(context, id, ({ table }) => {
      if (table.status === 'over') throw new Refusal('over');
      return { table: withVacation(table, person, vacationEnd(settings, vacation, context.now()), context.now()) };
    }).catch(ignoreRefusal);
    if (changed) stopped.push(changed);
  }
  await makeDigestDue(context, person);
  return stopped;
}

/** Returns the time at which a user's clocks resume, which is now without a vacation. `allowed` is the maximum vacation per year, in milliseconds. */
export function vacationEnd(person: Person, allowed: number, now: number): number {
  const current = vacationAt(person, now);
  if (!current) return now;
  const taken = (person.vacations ?? [])
    .filter((one) => one !== current && one.until > current.since - YEAR_MS)
    .reduce((sum, one) => sum + lengthOf(one), 0);
  return Math.max(now, Math.min(current.until, current.since + Math.max(0, allowed - taken)));
}

function lengthOf({ since, until }: Vacation): number {
  return Math.max(0, until - since);
}

/** Returns the table with a player away until a time. Their remaining clock time is kept. */
function withVacation(table: Table, person: string, until: number, now: number): Table {
  const mine = seatsOf(table, person);
  const by = (seat: number) =>
    mine.includes(seat) && !table.clock.expired.includes(seat) ? until - backAt(table, seat, now) : 0;
  const later = (moment: number | null, seat: number) => (moment === null ? null : moment + by(seat));
  const { clock } = table;
  const isPaused = table.status === 'paused';
  const seats = table.seats.map((occupant, seat) => {
    if (!mine.includes(seat) || occupant.kind !== 'person') return occupant;
    return until > now ? { ...occupant, away: until } : withoutVacation(occupant);
  });
  const since = clock.waitingSince && { waitingSince: clock.waitingSince.map(later) };
  return {
    ...table,
    seats,
    clock: { ...clock, expiresAt: isPaused ? clock.expiresAt : clock.expiresAt.map(later), ...since },
  };
}

const MINUTES_A_DAY = 24 * 60;

/** Whether this is an IANA time zone such as Europe/Berlin. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Returns the end of the current quiet hours, or undefined outside of them. */
export function quietUntil({ from, to, zone }: Quiet, now: number): number | undefined {
  const [start, end, here] = [minutesOf(from), minutesOf(to), minutesAt(now, zone)];
  if (ahead(start, here) >= ahead(start, end)) return undefined;
  const guess = now - (now % MINUTE_MS) + ahead(here, end) * MINUTE_MS;
  // Corrects for a change of daylight saving time during the night.
  const late = ahead(end, minutesAt(guess, zone));
  return guess - (late < MINUTES_A_DAY / 2 ? late : late - MINUTES_A_DAY) * MINUTE_MS;
}

/** Returns the minutes from one time of day to the next occurrence of another. */
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

export function vacationAt({ vacations }: Person, now: number): Vacation | undefined {
  const last = vacations?.at(-1);
  return last && last.until > now ? last : undefined;
}

/** Returns the time at which a user's quiet hours or vacation end, or undefined if they can be notified now. */
export function quietUntilOf(person: Person, now: number): number | undefined {
  const back = vacationAt(person, now)?.until;
  return (person.quiet && quietUntil(person.quiet, back ?? now)) ?? back;
}

/** Makes a user's digest due now, because their quiet hours may have changed. */
export async function makeDigestDue(context: Context, id: string): Promise<void> {
  await changeRecord(context, digestKind, id, `digest:${id}`, (digest) => digest && { ...digest, at: context.now() });
}
