import type { Reader, Text } from '@longtable/kit';
import { changeRecord } from '../../../storage/record-access.ts';
import type { Person, Quiet, Vacation } from '../../../storage/records/person.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, MINUTE_MS } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { changePerson, readPerson, readServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { seatsOf } from '../../host/table/table.ts';
import type { Reply } from '../../interactions/reply.ts';
import { on } from '../../render/duration.ts';
import { nameAt } from '../../render/names.ts';
import { plain, primary } from '../../render/page.ts';
import { digestKind, preferenceId } from './record.ts';
import { refusal, texts } from './words/texts.ts';

declare module '../../host/limits.ts' {
  interface Limits {
    /** Milliseconds of vacation per year during which a user's clocks stop. */
    readonly vacation: number;
  }
}

const YEAR_MS = 365 * DAY_MS;

/** Starts, changes or ends a user's vacation. It ends if `until` is not after now. */
export async function setVacation(context: Context, person: string, until: number): Promise<Person> {
  const now = context.now();
  if (until > now + YEAR_MS) throw refusal('farVacation');
  return changePerson(context, person, (before): Person => {
    const current = vacationAt(before, now);
    if (!current && until <= now) throw refusal('noVacation');
    const earlier = (before.vacations ?? []).filter(
      (vacation) => vacation !== current && vacation.until > now - YEAR_MS,
    );
    return { ...before, vacations: [...earlier, { since: current?.since ?? now, until }] };
  });
}

/** Updates the clocks of a user's tables after a change of their vacation. Returns the changed tables. */
export async function updateVacationClocks(context: Context, person: string, settings: Person): Promise<LoadedTable[]> {
  const stopped: LoadedTable[] = [];
  for (const id of await tablesOf(context, person)) {
    const loaded = await findTable(context, id).catch(ignoreRefusal);
    if (!loaded || seatsOf(loaded.table, person).length === 0) continue;
    const vacation = await vacationOn(context, loaded.table.location.guild);
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
function vacationEnd(person: Person, allowed: number, now: number): number {
  const current = vacationAt(person, now);
  if (!current) return now;
  const taken = (person.vacations ?? [])
    .filter((vacation) => vacation !== current && vacation.until > current.since - YEAR_MS)
    .reduce((sum, vacation) => sum + lengthOf(vacation), 0);
  return Math.max(now, Math.min(current.until, current.since + Math.max(0, allowed - taken)));
}

/** Returns the milliseconds of vacation per year that a server allows. */
async function vacationOn(context: Context, guild: string | null): Promise<number> {
  return (await readServer(context, guild)).vacation ?? context.limits.vacation;
}

function lengthOf({ since, until }: Vacation): number {
  return Math.max(0, until - since);
}

/** Returns the time at which the vacation of a seat's player ends. */
export function awayUntil({ seats }: Table, seat: number): number | undefined {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? occupant.away : undefined;
}

export function withoutVacation(occupant: SeatOccupant): SeatOccupant {
  if (occupant.kind !== 'person') return occupant;
  const { away: _, ...rest } = occupant;
  return rest;
}

/** Returns the table with a player away until a time. Their remaining clock time is kept. */
function withVacation(table: Table, person: string, until: number, now: number): Table {
  const mine = seatsOf(table, person);
  const by = (seat: number) =>
    mine.includes(seat) && !table.clock.expired.includes(seat)
      ? until - Math.max(now, awayUntil(table, seat) ?? now)
      : 0;
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
  const vacationEnd = vacationAt(person, now)?.until;
  return (person.quiet && quietUntil(person.quiet, vacationEnd ?? now)) ?? vacationEnd;
}

/** Makes a user's digest due now, because their quiet hours may have changed. */
export async function makeDigestDue(context: Context, id: string): Promise<void> {
  await changeRecord(context, digestKind, id, `digest:${id}`, (digest) => digest && { ...digest, at: context.now() });
}

/** Numbers of days offered as buttons. */
const DAYS = [3, 7, 14, 28] as const;

/** Whether a button offers this number of days. The button with 0 ends a vacation. */
export function isVacation(days: number): boolean {
  return [0, ...DAYS].includes(days);
}

/** Shows `news` or whether the user is on vacation, with buttons to start, extend or end it. */
export async function showVacation(reply: Reply, news?: Text): Promise<void> {
  const now = reply.bot.context.now();
  const current = vacationAt(await readPerson(reply.bot.context, reply.user.id), now);
  await reply.show({
    end: [news ?? (current ? awayText(current.until) : texts.vacation.notAway)],
    rows: [current ? [endButton(), ...DAYS.slice(0, 2).map(extendButton)] : DAYS.map(startButton)],
  });
}

/** Starts a vacation or extends the current one by this number of days; 0 ends it. */
export async function takeVacation(reply: Reply, days: number): Promise<void> {
  const { context } = reply.bot;
  const now = context.now();
  const current = vacationAt(await readPerson(context, reply.user.id), now);
  await setAway(reply, days === 0 ? now : (current?.until ?? now) + days * DAY_MS);
}

/** Sets the end of the user's vacation, shows it and redraws their tables. A time that is not in the future ends the vacation. */
export async function setAway(reply: Reply, until: number): Promise<void> {
  const { context, delivery } = reply.bot;
  const now = context.now();
  const person = await setVacation(context, reply.user.id, until);
  const tables = await updateVacationClocks(context, reply.user.id, person);
  const allowed = vacationEnd(person, await vacationOn(context, reply.guildId), now);
  await showVacation(
    reply,
    until <= now ? texts.vacation.back : allowed < until ? limitedText(until, allowed) : undefined,
  );
  for (const loaded of tables) await delivery.deliver(loaded);
}

function startButton(days: number): ButtonSpec {
  return vacationButton(days, texts.vacation.days({ days }));
}

function extendButton(days: number): ButtonSpec {
  return vacationButton(days, texts.vacation.daysLonger({ days }));
}

function endButton(): ButtonSpec {
  return primary(preferenceId.make({ what: 'vacation', value: '0' }), texts.vacation.end);
}

function vacationButton(days: number, label: Text): ButtonSpec {
  return plain(preferenceId.make({ what: 'vacation', value: String(days) }), label);
}

function awayText(until: number): Text {
  return texts.vacation.away({ until: on(until) });
}

/** Returns the text about a vacation that exceeds the server's yearly limit. */
function limitedText(until: number, allowed: number): Text {
  return texts.vacation.limited({ until: on(until), clocksFrom: on(allowed) });
}

/** Returns the end of a day, typed as 2026-08-14 or 14.8.2026, in a time zone. Undefined if it is not a day. */
export function endOfTypedDay(typed: string, zone: string): number | undefined {
  const [, y, m, d] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed) ?? [];
  const [, day, month, year] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(typed) ?? [];
  const [years, months, days] = [y ?? year, m ?? month, d ?? day].map(Number) as [number, number, number];
  const start = Date.UTC(years, months - 1, days);
  const isDay = !Number.isNaN(start) && new Date(start).getUTCMonth() === months - 1;
  return isDay ? inZone(start + DAY_MS, zone) : undefined;
}

/** Returns the time at which clocks in a zone show what UTC clocks show at `shown`. */
function inZone(shown: number, zone: string): number {
  const guess = shown - offsetAt(shown, zone);
  return shown - offsetAt(guess, zone);
}

/** Returns the offset of a zone from UTC in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second) - (moment - (moment % 1000));
}

/** Returns a line per player who is on vacation. */
export function vacationLines(loaded: LoadedTable, { language }: Reader): Text[] {
  return loaded.table.seats.flatMap((occupant, seat) => {
    if (occupant.kind !== 'person' || occupant.away === undefined) return [];
    const until = on(occupant.away);
    return [texts.vacation.playerAway({ name: nameAt(loaded, seat, language), until })];
  });
}
