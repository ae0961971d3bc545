import type { Seat } from '../../../games/kit/game.ts';
import type { Write } from '../../../storage/index.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { lapseTable } from '../acts/lapse.ts';
import { afterLine } from '../acts/move.ts';
import { resumed } from '../acts/pause.ts';
import { type Change, changeTable } from '../books/change.ts';
import { deadlineWrite } from '../books/deadline.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readPerson } from '../people/person.ts';
import { nextDeadline, remindAt } from '../table/clock.ts';
import { ended } from '../table/ending.ts';
import { findTable } from '../table/find.ts';
import { newNotice } from '../table/notices.ts';
import { silentAt } from '../table/silence.ts';
import { onTurn, type Seated } from '../table/table.ts';
import { quietUntil } from './quiet.ts';

const SOON_MS = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Does what is due at a table, from its present state: each reminder, time-out and lapse once. Gives the table if it changed. */
export async function ringTable(house: House, id: string): Promise<Seated | undefined> {
  const found = await findTable(house, id);
  if ('refused' in found) return forget(house, id, found);
  const isOpen = found.table.status === 'open';
  const rung = isOpen ? await lapseTable(house, id) : await changeTable(house, id, (seated) => ring(house, seated));
  return 'table' in rung ? rung : undefined;
}

async function ring(house: House, seated: Seated): Promise<Change | Refused> {
  const { table } = seated;
  const now = house.now();
  const broken = breakSilence(table, now);
  if (broken) return { table: broken };
  if (table.status === 'paused' && table.resumes !== undefined && table.resumes <= now)
    return { table: resumed(seated, now) };
  const late = overdue(table, now);
  const missed = missedBy(house, seated, late);
  if (missed) return missed;
  const unaware = runningShort(table, now);
  const short = await Promise.all(unaware.map((seat) => reminderOf(house, table, seat)));
  const awake = short.filter(({ wakes }) => wakes === undefined);
  if (late.length + awake.length === 0) {
    await house.storage.commit(deadlineWrite(house, table.id, nextLook(table, short, now)));
    return refusal('notDue');
  }
  const { clock } = table;
  const notices = [...reminders(table, awake), ...timeouts(table, late)];
  const reminded = [...clock.reminded, ...awake.map(({ seat }) => seat)];
  const lapsed = [...clock.lapsed, ...late];
  return { table: { ...table, notices: [...table.notices, ...notices], clock: { ...clock, reminded, lapsed } } };
}

/** Plays on for those who are late, where the game has a rule for that; their time begins anew. */
function missedBy(house: House, { table, game }: Seated, late: readonly Seat[]): Change | Refused | undefined {
  if (late.length === 0 || !game.timing?.terms(table.options)) return undefined;
  const writes: Write[] = [];
  let now = table;
  for (const seat of late) {
    if (!onTurn({ table: now, game }).includes(seat)) continue;
    const clock = { ...now.clock, until: now.clock.until.with(seat, null) };
    const played = afterLine(house, { game, table: { ...now, clock } }, seat, game.timing.missed);
    if ('refused' in played) return played;
    now = played.table;
    writes.push(...(played.writes ?? []));
  }
  return { table: now, writes };
}

/** Asks the players of a table at which nobody moves, or clears it away if they were asked; nothing if it is not silent. */
function breakSilence(table: Table, now: number): Table | undefined {
  const { silence } = table;
  if (!silence || (silentAt(table) ?? now + 1) > now) return undefined;
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (silence.asked || people.length === 0) return ended(table, { by: 'silence' }, now);
  const notices = [...table.notices, newNotice(table, 'silence', people)];
  return { ...table, silence: { ...silence, asked: true }, notices };
}

/** A reminder that is due: how its person wants it, and when they wake if they are to be left alone now. */
interface Reminder {
  readonly seat: Seat;
  readonly how: NonNullable<Person['reminders']>;
  readonly wakes: number | undefined;
}

async function reminderOf(house: House, table: Table, seat: Seat): Promise<Reminder> {
  const sitter = table.seats[seat];
  const person = sitter?.kind === 'person' ? await readPerson(house, sitter.id) : {};
  const wakes = person.quiet && quietUntil(person.quiet, house.now());
  return { seat, how: person.reminders ?? 'mention', wakes };
}

/** One message for all who are reminded in the channel, and one to each who asked for a direct message. */
function reminders(table: Table, awake: readonly Reminder[]): Notice[] {
  const seats = (how: Reminder['how']) => awake.filter((reminder) => reminder.how === how).map(({ seat }) => seat);
  const mentioned = seats('mention');
  return [
    ...(mentioned.length > 0 ? [newNotice(table, 'reminder', mentioned)] : []),
    ...seats('dm').map((seat) => ({ ...newNotice(table, 'reminder', [seat]), privately: true as const })),
  ];
}

/** The others are asked about each who is late. */
function timeouts(table: Table, late: readonly Seat[]): Notice[] {
  return late.map((seat) => newNotice(table, 'timeout', [seat]));
}

function overdue(table: Table, now: number): Seat[] {
  return running(table).flatMap(({ seat, until }) => (until <= now ? [seat] : []));
}

function runningShort(table: Table, now: number): Seat[] {
  const { clock } = table;
  return running(table).flatMap(({ seat, until }) =>
    until > now && !clock.reminded.includes(seat) && remindAt(clock, until) <= now ? [seat] : [],
  );
}

/** The seats whose time runs and is not known to be up. */
function running({ status, clock }: Table): { seat: Seat; until: number }[] {
  if (status !== 'playing') return [];
  return clock.until.flatMap((until, seat) => (until === null || clock.lapsed.includes(seat) ? [] : [{ seat, until }]));
}

/** Nothing can be told before somebody wakes or the next deadline comes. */
function nextLook(table: Table, asleep: readonly Reminder[], now: number): number | undefined {
  const { clock } = table;
  const reminded = [...clock.reminded, ...asleep.map(({ seat }) => seat)];
  const next = nextDeadline({ ...table, clock: { ...clock, reminded } });
  const moments = [next, ...asleep.map(({ wakes }) => wakes)].filter((moment) => moment !== undefined);
  return moments.length > 0 ? Math.max(Math.min(...moments), now + SOON_MS) : undefined;
}

/** A table that is not there needs no deadline; one whose game is off the shelf keeps it for better days. */
async function forget(house: House, id: string, { refused }: Refused): Promise<undefined> {
  const better = refused.code === 'gameGone' ? house.now() + DAY_MS : undefined;
  await house.storage.commit(deadlineWrite(house, id, better));
}
