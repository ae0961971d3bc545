import type { Write } from '../../../storage/index.ts';
import { userSettingsKind } from '../../../storage/records/person.ts';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { invitationsKind, playerTablesKind } from '../../../storage/records/table.ts';
import { resign } from '../../host/actions/resign.ts';
import { leaveTable } from '../../host/actions/seats.ts';
import { amendTable } from '../../host/commit/commit.ts';
import { invitationsOf, tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { withoutNames, withoutOwner } from '../../host/table/names.ts';
import { seatsOf, tableAfter, waitersAt } from '../../host/table/table.ts';
import { finishedTablesOf } from './export.ts';

/** Deletes a user's data. Removes them from every table and makes them anonymous in finished games. Returns the tables whose boards changed. */
export async function forgetPerson(context: Context, person: string): Promise<string[]> {
  const seated = [...(await tablesOf(context, person)), ...(await invitationsOf(context, person))];
  const live: string[] = [];
  for (const id of seated) live.push(...(await leaveSeries(context, id, person)));
  for (const id of new Set([...(await finishedTablesOf(context, person)), ...live]))
    await anonymise(context, id, person);
  for (const { personalData } of context.features) await personalData?.remove?.(context, person);
  await dropRecords(context, person);
  await context.storage.dropQuarantined(person);
  return live;
}

/** Leaves a table, and the next one of its series if that starts. Returns the ids of the tables. */
async function leaveSeries(context: Context, id: string, person: string): Promise<string[]> {
  const found = await findTable(context, id).catch(ignoreRefusal);
  if (!found) return [id];
  const isWaiting = found.table.status === 'open' || waitersAt(found, found.table).includes(person);
  const left = await (isWaiting ? leaveTable : resign)(context, id, person).catch(ignoreRefusal);
  const next = left && tableAfter(left);
  return next === undefined ? [id] : [id, ...(await leaveSeries(context, next, person))];
}

/** Anonymises a user in a table record. Also works for games that are no longer installed. */
async function anonymise(context: Context, id: string, person: string): Promise<void> {
  await amendTable(context, id, (table) => {
    const isThem = (occupant: SeatOccupant) =>
      occupant.kind === 'program' ? occupant.owner?.id === person : 'id' in occupant && occupant.id === person;
    const isForThem = (occupant: SeatOccupant) => occupant.kind === 'computer' && occupant.instead?.id === person;
    if (!table.seats.some((occupant) => isThem(occupant) || isForThem(occupant)) && table.terms.opener !== person)
      return undefined;
    const mine = seatsOf(table, person);
    const left = context.features.reduce(
      (without, { personalData }) => personalData?.removeSeats?.(without, mine) ?? without,
      withoutNames(table, isThem),
    );
    const { opener } = left.terms;
    const unnamed = {
      ...left,
      terms: { ...left.terms, opener: opener === person ? undefined : opener },
      pings: { ...left.pings, notices: left.pings.notices.filter(({ uninvited }) => uninvited !== person) },
      seats: left.seats.map((occupant) => (isForThem(occupant) ? withoutOwner(occupant) : occupant)),
    };
    return { table: unnamed };
  });
}

async function dropRecords(context: Context, person: string): Promise<void> {
  const dropUnder = (name: string, writes: () => Write[] | Promise<Write[]>) =>
    context.storage.transact(name, async ({ write }) => write(...(await writes())));
  await dropUnder(`player:${person}`, () => [context.storage.store(playerTablesKind).drop(person)]);
  await dropUnder(`invitations:${person}`, () => [context.storage.store(invitationsKind).drop(person)]);
  await dropUnder(`person:${person}`, () => [context.storage.store(userSettingsKind).drop(person)]);
}
