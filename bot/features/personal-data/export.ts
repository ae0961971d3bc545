import { setImmediate } from 'node:timers/promises';
import type { Table } from '../../../storage/records/table.ts';
import { invitationsOf, tablesOf } from '../../host/commit/table-lists.ts';
import type { Context, HostFeature } from '../../host/context.ts';
import { readPerson } from '../../host/settings.ts';
import { readTableOrQuarantine } from '../../host/table/record.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { ownSeats, seatInsteadOf } from '../../host/table/table.ts';

const BATCH_SIZE = 10;

/** Returns all stored data about a user. Other players are not named. */
export async function exportPerson(context: Context, person: string): Promise<object> {
  const past = await finishedTablesOf(context, person);
  const live = await tablesOf(context, person);
  return {
    person,
    settings: await readPerson(context, person),
    invitations: await invitationsOf(context, person),
    ...(await fromAll(context, ({ personalData }) => personalData?.export?.(context, person))),
    tables: await inSlices([...live, ...past], (id) => exportTable(context, id, person)),
  };
}

/** Returns the ids of a user's finished tables that features list. */
export async function finishedTablesOf(context: Context, person: string): Promise<string[]> {
  const listed = context.features.map(({ personalData }) => personalData?.tables?.(context, person) ?? []);
  return (await Promise.all(listed)).flat();
}

/** Returns what the features add to an exported file. */
export async function fromAll(
  { features }: Context,
  ask: (feature: HostFeature) => Promise<object> | undefined,
): Promise<object> {
  return Object.assign({}, ...(await Promise.all(features.map(ask))));
}

/** Calls `work` for a few ids at a time and yields to other work in between. Returns the results in order. */
export async function inSlices<T>(ids: readonly string[], work: (id: string) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let next = 0; next < ids.length; next += BATCH_SIZE) {
    done.push(...(await Promise.all(ids.slice(next, next + BATCH_SIZE).map(work))));
    await setImmediate();
  }
  return done;
}

async function exportTable(context: Context, id: string, person: string): Promise<object> {
  const table = await readTableOrQuarantine(context, id);
  if (!table) return { id };
  const held = seatInsteadOf(table, person);
  const mine = [...ownSeats(table, person), ...(held === undefined ? [] : [held])];
  const moves = (await readLogIfIntact(context, table))?.filter(({ seat }) => mine.includes(seat)) ?? 'damaged';
  const { game, options, status, ending, clock, times } = table;
  const { guild, channel } = table.location;
  return {
    id,
    game,
    options,
    status,
    ending,
    perTurn: clock.perTurnMs,
    guild,
    channel,
    begun: times.startedAt,
    moved: times.movedAt,
    seats: seatsFor(table, person),
    name: mine.flatMap((seat) => nameAt(table, seat))[0],
    moves,
    ...Object.assign({}, ...context.features.map(({ personalData }) => personalData?.exportSeats?.(table, mine))),
  };
}

function seatsFor({ seats }: Table, person: string): string[] {
  return seats.map((occupant) => {
    if (occupant.kind === 'program') return occupant.owner?.id === person ? 'your program' : 'program';
    return 'id' in occupant && occupant.id === person ? 'you' : occupant.kind;
  });
}

function nameAt({ seats }: Table, seat: number): string[] {
  const occupant = seats[seat];
  return occupant?.kind === 'person' && occupant.name !== undefined ? [occupant.name] : [];
}
