import type { Seat } from '../../../games/kit/game.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { readPerson } from '../people/person.ts';
import { asleepUntil } from '../people/rest.ts';
import { readOrQuarantine } from '../read.ts';
import { type Refused, refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { newNotice } from '../table/notices.ts';
import { type LoadedTable, onTurn, seatInsteadOf, seatsOf } from '../table/table.ts';

/** How a call reaches those it is for: in the channel, each in a direct message, or later. */
export interface Ways {
  readonly openly: readonly Seat[];
  readonly privately: readonly Seat[];
  readonly later: readonly { readonly person: string; readonly at: number }[];
}

/** Calls that may wait for the morning and follow a person into direct messages; reminders were sorted when they became due. */
const PERSONAL: readonly Notice['about'][] = ['turn', 'replaced', 'begins'];

/** How a notice reaches each of these seats, as their persons wish. */
export async function waysOf(context: Context, table: Table, notice: Notice, seats: readonly Seat[]): Promise<Ways> {
  if (notice.privately) return { openly: [], privately: seats, later: [] };
  if (!PERSONAL.includes(notice.about)) return { openly: seats, privately: [], later: [] };
  const now = context.now();
  const known = await Promise.all(
    seats.map(async (seat) => {
      const person = personAt(table, seat);
      const settings = person === undefined ? {} : await readPerson(context, person);
      return { seat, person, at: asleepUntil(settings, now), isPrivate: settings.reminders === 'dm' };
    }),
  );
  const awake = known.filter(({ at }) => at === undefined);
  return {
    openly: awake.filter(({ isPrivate }) => !isPrivate).map(({ seat }) => seat),
    privately: awake.filter(({ isPrivate }) => isPrivate).map(({ seat }) => seat),
    later: known.flatMap(({ person, at }) => (person === undefined || at === undefined ? [] : [{ person, at }])),
  };
}

/** Who is meant by a call to a seat: whoever sits there, or whose seat it was before the computer came. */
export function personAt({ seats }: Table, seat: Seat): string | undefined {
  const sitter = seats[seat];
  return sitter?.kind === 'computer' ? sitter.instead?.id : sitter && 'id' in sitter ? sitter.id : undefined;
}

/** Keeps in mind that a table called somebody who wants to be left alone until then. */
export async function holdBack(context: Context, person: string, table: string, at: number): Promise<void> {
  await context.storage.exclusive(`digest:${person}`, async () => {
    const held = (await readOrQuarantine(context, context.digests, person))?.tables ?? [];
    await context.storage.commit(context.digests.put(person, { at, tables: [...new Set([...held, table])] }));
  });
}

/** What a table wants from somebody whom it could not call. */
export interface Waiting {
  readonly loaded: LoadedTable;
  readonly seat: Seat;
  readonly about: 'turn' | 'replaced';
}

/** What waits for somebody in the morning, and how they want to hear of it. */
export interface Morning {
  readonly person: string;
  readonly at: number;
  readonly how: NonNullable<Person['reminders']>;
  readonly waiting: readonly Waiting[];
}

/** What is to be told to somebody who was left alone; nothing while they still are. */
export async function morningOf(context: Context, person: string): Promise<Morning | undefined> {
  const digest = await readOrQuarantine(context, context.digests, person);
  if (!digest) return forget(context, person);
  const settings = await readPerson(context, person);
  const wakes = asleepUntil(settings, context.now());
  if (wakes !== undefined) return put(context, person, wakes);
  const found = await Promise.all(digest.tables.map((id) => findTable(context, id)));
  const waiting = found.flatMap((loaded) => ('table' in loaded ? wantsFrom(loaded, person) : []));
  return { person, at: digest.at, how: settings.reminders ?? 'mention', waiting };
}

function wantsFrom(loaded: LoadedTable, person: string): Waiting[] {
  const acting = onTurn(loaded);
  const seat = seatsOf(loaded.table, person).find((mine) => acting.includes(mine));
  if (seat !== undefined) return isCalled(loaded, seat) ? [] : [{ loaded, seat, about: 'turn' }];
  const held = seatInsteadOf(loaded.table, person);
  return held === undefined || isCalled(loaded, held) ? [] : [{ loaded, seat: held, about: 'replaced' }];
}

/** Whether a table calls a seat already, because a reminder came first. */
function isCalled({ table }: LoadedTable, seat: Seat): boolean {
  const calling = ['turn', 'reminder', 'replaced'];
  return [...table.notices, ...table.calls].some(({ about, seats }) => calling.includes(about) && seats.includes(seat));
}

/** Lets a table call somebody whom it could not call before. */
export async function callAgain(context: Context, { loaded, seat, about }: Waiting): Promise<LoadedTable | Refused> {
  return changeTable(context, loaded.table.id, ({ table }) => {
    if (table.status !== 'playing') return refusal('notDue');
    return { table: { ...table, notices: [...table.notices, newNotice(table, about, [seat])] } };
  });
}

/** Notes that a morning has been told, unless more was held back meanwhile. */
export async function noteMorning(context: Context, { person, at, waiting }: Morning): Promise<void> {
  const told = waiting.map(({ loaded }) => loaded.table.id);
  await context.storage.exclusive(`digest:${person}`, async () => {
    const digest = await readOrQuarantine(context, context.digests, person);
    if (digest?.at === at) return context.storage.commit(context.digests.drop(person));
    const tables = digest?.tables.filter((id) => !told.includes(id)) ?? [];
    if (digest) await context.storage.commit(context.digests.put(person, { ...digest, tables }));
  });
}

async function put(context: Context, person: string, at: number): Promise<undefined> {
  await context.storage.exclusive(`digest:${person}`, async () => {
    const digest = await readOrQuarantine(context, context.digests, person);
    if (digest) await context.storage.commit(context.digests.put(person, { ...digest, at }));
  });
}

async function forget(context: Context, person: string): Promise<undefined> {
  await context.storage.commit(context.digests.drop(person));
}
