import type { Seat } from '../../../games/kit/game.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { readPerson } from '../people/person.ts';
import { asleepUntil } from '../people/rest.ts';
import { findTable } from '../table/find.ts';
import { newNotice } from '../table/notices.ts';
import { onTurn, type Seated, seatInsteadOf, seatsOf } from '../table/table.ts';

/** How a call reaches those it is for: in the channel, each in a direct message, or later. */
export interface Ways {
  readonly openly: readonly Seat[];
  readonly privately: readonly Seat[];
  readonly later: readonly { readonly person: string; readonly at: number }[];
}

/** Calls that may wait for the morning and follow a person into direct messages; reminders were sorted when they became due. */
const PERSONAL: readonly Notice['about'][] = ['turn', 'replaced', 'begins'];

/** How a notice reaches each of these seats, as their persons wish. */
export async function waysOf(house: House, table: Table, notice: Notice, seats: readonly Seat[]): Promise<Ways> {
  if (notice.privately) return { openly: [], privately: seats, later: [] };
  if (!PERSONAL.includes(notice.about)) return { openly: seats, privately: [], later: [] };
  const now = house.now();
  const known = await Promise.all(
    seats.map(async (seat) => {
      const person = personAt(table, seat);
      const settings = person === undefined ? {} : await readPerson(house, person);
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
export async function holdBack(house: House, person: string, table: string, at: number): Promise<void> {
  await house.storage.alone(`digest:${person}`, async () => {
    const held = (await readSound(house, house.digests, person))?.tables ?? [];
    await house.storage.commit(house.digests.put(person, { at, tables: [...new Set([...held, table])] }));
  });
}

/** What a table wants from somebody whom it could not call. */
export interface Waiting {
  readonly seated: Seated;
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
export async function morningOf(house: House, person: string): Promise<Morning | undefined> {
  const digest = await readSound(house, house.digests, person);
  if (!digest) return forget(house, person);
  const settings = await readPerson(house, person);
  const wakes = asleepUntil(settings, house.now());
  if (wakes !== undefined) return put(house, person, wakes);
  const found = await Promise.all(digest.tables.map((id) => findTable(house, id)));
  const waiting = found.flatMap((seated) => ('table' in seated ? wantsFrom(seated, person) : []));
  return { person, at: digest.at, how: settings.reminders ?? 'mention', waiting };
}

function wantsFrom(seated: Seated, person: string): Waiting[] {
  const acting = onTurn(seated);
  const seat = seatsOf(seated.table, person).find((mine) => acting.includes(mine));
  if (seat !== undefined) return isCalled(seated, seat) ? [] : [{ seated, seat, about: 'turn' }];
  const held = seatInsteadOf(seated.table, person);
  return held === undefined || isCalled(seated, held) ? [] : [{ seated, seat: held, about: 'replaced' }];
}

/** Whether a table calls a seat already, because a reminder came first. */
function isCalled({ table }: Seated, seat: Seat): boolean {
  const calling = ['turn', 'reminder', 'replaced'];
  return [...table.notices, ...table.calls].some(({ about, seats }) => calling.includes(about) && seats.includes(seat));
}

/** Lets a table call somebody whom it could not call before. */
export async function callAgain(house: House, { seated, seat, about }: Waiting): Promise<Seated | Refused> {
  return changeTable(house, seated.table.id, ({ table }) => {
    if (table.status !== 'playing') return refusal('notDue');
    return { table: { ...table, notices: [...table.notices, newNotice(table, about, [seat])] } };
  });
}

/** Notes that a morning has been told, unless more was held back meanwhile. */
export async function noteMorning(house: House, { person, at, waiting }: Morning): Promise<void> {
  const told = waiting.map(({ seated }) => seated.table.id);
  await house.storage.alone(`digest:${person}`, async () => {
    const digest = await readSound(house, house.digests, person);
    if (digest?.at === at) return house.storage.commit(house.digests.drop(person));
    const tables = digest?.tables.filter((id) => !told.includes(id)) ?? [];
    if (digest) await house.storage.commit(house.digests.put(person, { ...digest, tables }));
  });
}

async function put(house: House, person: string, at: number): Promise<undefined> {
  await house.storage.alone(`digest:${person}`, async () => {
    const digest = await readSound(house, house.digests, person);
    if (digest) await house.storage.commit(house.digests.put(person, { ...digest, at }));
  });
}

async function forget(house: House, person: string): Promise<undefined> {
  await house.storage.commit(house.digests.drop(person));
}
