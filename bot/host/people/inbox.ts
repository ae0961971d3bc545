import { invitationsOf, tablesOf } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { findTable } from '../table/find.ts';
import { isInvited, type LoadedTable, onTurn, seatsOf } from '../table/table.ts';

/** A table in a user's list. `isMine` is true if it waits for the user's move or answer. */
export interface InboxEntry {
  readonly loaded: LoadedTable;
  readonly isMine: boolean;
  readonly isInvitation: boolean;
}

export async function inboxOf(context: Context, person: string): Promise<readonly InboxEntry[]> {
  const lists = await Promise.all([tablesOf(context, person), invitationsOf(context, person)]);
  return entriesFor(context, person, lists.flat());
}

/** Returns the most urgent other table that waits for a user's move, or undefined if there is none. */
export async function nextTable(context: Context, person: string, table: string): Promise<LoadedTable | undefined> {
  const others = (await tablesOf(context, person)).filter((id) => id !== table);
  const [first] = await entriesFor(context, person, others);
  return first?.isMine ? first.loaded : undefined;
}

async function entriesFor(context: Context, person: string, ids: readonly string[]): Promise<readonly InboxEntry[]> {
  const found = await Promise.all(ids.map((id) => findTable(context, id)));
  const loaded = found
    .filter((one) => 'table' in one)
    .filter((one) => one.table.status !== 'over' && !hasDeclined(one, person));
  return loaded.map((one) => entryOf(one, person)).sort(byUrgency);
}

/** Whether a user has declined an invitation whose seat is still reserved. */
function hasDeclined({ table }: LoadedTable, person: string): boolean {
  return table.seats.some((sitter) => sitter.kind === 'invited' && sitter.id === person && sitter.answer);
}

function entryOf(loaded: LoadedTable, person: string): InboxEntry {
  const mine = seatsOf(loaded.table, person);
  const isInvitation = isInvited(loaded.table, person);
  return { loaded, isInvitation, isMine: isInvitation || onTurn(loaded).some((seat) => mine.includes(seat)) };
}

/** Compares tables for sorting: those that wait for the user first, then by deadline, then by the time of the last move. */
function byUrgency(one: InboxEntry, other: InboxEntry): number {
  if (one.isMine !== other.isMine) return one.isMine ? -1 : 1;
  const [a, b] = [one, other].map(({ loaded }) => deadlineOf(loaded) ?? Number.POSITIVE_INFINITY) as [number, number];
  return a === b ? one.loaded.table.times.movedAt - other.loaded.table.times.movedAt : a - b;
}

/** Returns the earliest deadline of all seats, or undefined without a running clock. */
export function deadlineOf({ table }: LoadedTable): number | undefined {
  const moments = table.status === 'playing' ? table.clock.expiresAt.filter((until) => until !== null) : [];
  return moments.length === 0 ? undefined : Math.min(...moments);
}
