import type { Seat } from '@longtable/kit';
import type { Person } from '../../../storage/records/person.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { changeRecord, readOrQuarantine } from '../../host/records.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { newNotice } from '../../host/table/notices.ts';
import { onTurn, seatInsteadOf, seatsOf } from '../../host/table/table.ts';
import { quietUntilOf } from './away.ts';
import { type Digest, digestKind } from './record.ts';

/** Adds a table to the digest that a user receives at `at`, after their quiet hours. */
export async function addToDigest(context: Context, person: string, table: string, at: number): Promise<void> {
  await changeDigest(context, person, (digest) => ({ at, tables: [...new Set([...(digest?.tables ?? []), table])] }));
}

/** A table that waits for a user who could not be notified. */
export interface WaitingTable {
  readonly loaded: LoadedTable;
  readonly seat: Seat;
  readonly about: 'turn' | 'replaced';
}

/** A user's pending tables and how to notify them. */
export interface DueDigest {
  readonly person: string;
  readonly at: number;
  readonly how: NonNullable<Person['reminders']>;
  readonly waiting: readonly WaitingTable[];
}

/** Returns the digest to send to a user, or undefined if there is none. During quiet hours, reschedules it to their end and returns undefined. */
export async function dueDigest(context: Context, person: string): Promise<DueDigest | undefined> {
  const digest = await readOrQuarantine(context, digestKind, person);
  if (!digest)
    return void (await context.storage.transact({ writes: [context.storage.store(digestKind).drop(person)] }));
  const settings = await readPerson(context, person);
  const wakes = quietUntilOf(settings, context.now());
  if (wakes !== undefined)
    return void (await changeDigest(context, person, (known) => known && { ...known, at: wakes }));
  const found = await Promise.all(digest.tables.map((id) => findTable(context, id).catch(ignoreRefusal)));
  const waiting = found.flatMap((loaded) => (loaded ? waitingFor(loaded, person) : []));
  return { person, at: digest.at, how: settings.reminders ?? 'mention', waiting };
}

function waitingFor(loaded: LoadedTable, person: string): WaitingTable[] {
  const acting = onTurn(loaded);
  const seat = seatsOf(loaded.table, person).find((mine) => acting.includes(mine));
  if (seat !== undefined) return hasNotice(loaded, seat) ? [] : [{ loaded, seat, about: 'turn' }];
  const held = seatInsteadOf(loaded.table, person);
  return held === undefined || hasNotice(loaded, held) ? [] : [{ loaded, seat: held, about: 'replaced' }];
}

/** Whether a seat already has a pending notice or a sent ping that calls its player. */
function hasNotice({ table }: LoadedTable, seat: Seat): boolean {
  const calling = ['turn', 'begins', 'reminder', 'replaced'];
  return [...table.pings.notices, ...table.pings.sent].some(
    ({ about, seats }) => calling.includes(about) && seats.includes(seat),
  );
}

/** Adds a notice that was held back to its table. Refuses unless the game is running. */
export async function requeueNotice(context: Context, { loaded, seat, about }: WaitingTable): Promise<LoadedTable> {
  return changeTable(context, loaded.table.id, ({ table }) => {
    if (table.status !== 'playing') throw new Refusal('notDue');
    return {
      table: {
        ...table,
        pings: { ...table.pings, notices: [...table.pings.notices, newNotice(table, about, [seat])] },
      },
    };
  });
}

/** Deletes a digest that was sent. If its time has changed meanwhile, removes only the tables that were sent. */
export async function saveDigestSent(context: Context, { person, at, waiting }: DueDigest): Promise<void> {
  const sent = waiting.map(({ loaded }) => loaded.table.id);
  await changeDigest(context, person, (digest) => {
    if (!digest || digest.at === at) return undefined;
    return { ...digest, tables: digest.tables.filter((id) => !sent.includes(id)) };
  });
}

function changeDigest(context: Context, person: string, change: (digest: Digest | undefined) => Digest | undefined) {
  return changeRecord(context, digestKind, person, `digest:${person}`, change);
}
