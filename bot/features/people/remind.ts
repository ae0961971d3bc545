import type { Seat } from '@longtable/kit';
import type { Person } from '../../../storage/records/person.ts';
import type { Clock, Notice, SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context, DeadlineOutcome } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readPerson } from '../../host/settings.ts';
import { runningSeats } from '../../host/table/clock.ts';
import { addNotices, newNotice } from '../../host/table/notices.ts';
import { quietUntilOf, withoutVacation } from './away.ts';

/** Share of the turn that is left at the last reminder. */
const LAST_REMINDER_SHARE = 0.2;
const FIRST_REMINDER_SHARE = 0.5;

export type ReminderFrequency = NonNullable<Person['often']>;
const SCHEDULES: readonly ReminderFrequency[] = ['once', 'twice', 'daily'];

export function defaultFrequency({ perTurnMs }: Clock): ReminderFrequency {
  return perTurnMs === null ? 'daily' : 'once';
}

export function remindersOf(clock: Clock, seat: Seat, often: ReminderFrequency): number[] {
  const until = clock.expiresAt[seat] ?? null;
  if (until !== null) return remindersUntil(until, clock.perTurnMs ?? 0, often);
  const begun = clock.waitingSince?.[seat] ?? null;
  if (begun === null) return [];
  const days = { once: [1], twice: [1, 3], daily: [1, 2, 3, 4, 5, 6] }[often];
  return days.map((day) => begun + day * DAY_MS);
}

function remindersUntil(until: number, perTurn: number, often: ReminderFrequency): number[] {
  const last = until - LAST_REMINDER_SHARE * perTurn;
  if (often === 'once') return [last];
  if (often === 'twice') return [until - FIRST_REMINDER_SHARE * perTurn, last];
  const days = Math.ceil((last - (until - perTurn)) / DAY_MS) - 1;
  return [...Array.from({ length: Math.max(0, days) }, (_, day) => until - perTurn + (day + 1) * DAY_MS), last];
}

/** Whether a reminder at this time comes before the last one of the turn. True without a clock. */
export function isEarly({ expiresAt, perTurnMs }: Clock, seat: Seat, now: number): boolean {
  const end = expiresAt[seat] ?? null;
  return end === null || now < end - LAST_REMINDER_SHARE * (perTurnMs ?? 0);
}

function timesReminded({ reminded }: Clock, seat: Seat): number {
  return reminded.filter((other) => other === seat).length;
}

/**
 * Returns the times of the next reminders and of the ends of vacations. The users' reminder settings are not known here, so every schedule is
 * considered.
 */
export function personalDeadlines({ status, seats, clock }: Table): number[] {
  if (status !== 'playing' && status !== 'paused') return [];
  const vacations = seats.flatMap((occupant) => (occupant.kind === 'person' && occupant.away) || []);
  const running = status === 'playing' ? runningSeats(clock) : [];
  const reminders = running.flatMap(({ seat }) =>
    SCHEDULES.map((often) => remindersOf(clock, seat, often)[timesReminded(clock, seat)]),
  );
  return [...vacations, ...reminders.filter((moment) => moment !== undefined)];
}

/** Ends vacations, and reminds the players whose turn it is and whose time is not up. */
export async function atPersonalDeadline(context: Context, { table }: LoadedTable): Promise<DeadlineOutcome> {
  const now = context.now();
  const current = withVacationsEnded(table, now);
  const running = table.status === 'playing' ? runningSeats(table.clock) : [];
  const inTime = running.filter(({ until }) => until > now);
  const reminders = await Promise.all(inTime.map(({ seat }) => reminderOf(context, table, seat)));
  const awake = reminders.filter(({ passed, wakes }) => passed > 0 && wakes === undefined);
  const checks = reminders.map(({ passed, wakes, next }) => (passed > 0 ? wakes : next));
  if (current === table && awake.length === 0) return { checks };
  const { clock } = current;
  const reminded = [...clock.reminded, ...awake.flatMap(({ seat, passed }) => Array(passed).fill(seat))];
  const notified = addNotices({ ...current, clock: { ...clock, reminded } }, ...noticesFor(table, awake));
  return { table: notified, checks };
}

function withVacationsEnded(table: Table, now: number): Table {
  const isBack = (occupant: SeatOccupant) =>
    occupant.kind === 'person' && occupant.away !== undefined && occupant.away <= now;
  if (!table.seats.some(isBack)) return table;
  return { ...table, seats: table.seats.map((occupant) => (isBack(occupant) ? withoutVacation(occupant) : occupant)) };
}

/**
 * The reminders of one seat: how they are delivered, how many are overdue, when the next is due, and the end of the user's quiet hours if they apply
 * now.
 */
interface Reminder {
  readonly seat: Seat;
  readonly how: NonNullable<Person['reminders']>;
  /** Number of reminder times that have passed without a reminder. */
  readonly passed: number;
  readonly next: number | undefined;
  readonly early: boolean;
  readonly wakes: number | undefined;
}

/** Settings for programs, which get no reminders. */
const PROGRAM_SETTINGS: Person = { reminders: 'none' };

async function reminderOf(context: Context, { seats, clock }: Table, seat: Seat): Promise<Reminder> {
  const occupant = seats[seat];
  const now = context.now();
  const settings = occupant?.kind === 'person' ? await readPerson(context, occupant.id) : PROGRAM_SETTINGS;
  const { reminders: how = 'mention', often = defaultFrequency(clock) } = settings;
  const due = how === 'none' ? [] : remindersOf(clock, seat, often);
  const left = due.slice(timesReminded(clock, seat));
  return {
    seat,
    how,
    passed: left.filter((moment) => moment <= now).length,
    next: left.find((moment) => moment > now),
    early: isEarly(clock, seat, now),
    wakes: quietUntilOf(settings, now),
  };
}

/**
 * Returns one notice for all seats reminded in the channel, and one for each seat reminded by direct message. Early and late reminders are separate
 * notices.
 */
function noticesFor(table: Table, awake: readonly Reminder[]): Notice[] {
  return [true, false].flatMap((early) => {
    const inTime = awake.filter((reminder) => reminder.early === early);
    const seats = (how: Reminder['how']) => inTime.filter((reminder) => reminder.how === how).map(({ seat }) => seat);
    const mentioned = seats('mention');
    const notice = (reminded: readonly Seat[]) => ({
      ...newNotice(table, 'reminder', reminded),
      ...(early && { early: true as const }),
    });
    return [
      ...(mentioned.length > 0 ? [notice(mentioned)] : []),
      ...seats('dm').map((seat) => ({ ...notice([seat]), privately: true as const })),
    ];
  });
}
