import type { BoardLocation } from '../../../storage/records/table.ts';
import { channelOccupancyKind } from '../../../storage/records/table.ts';
import { boardAt, changeTable } from '../commit/commit.ts';
import { guestTablesIn } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { ignoreRefusal, Refusal } from '../refusal.ts';
import { findTableAt, occupiesChannel } from '../table/find.ts';
import { ownersAt, personsAt, replacedAt, requireSeat } from '../table/table.ts';
import { isChannelTaken } from './open.ts';

/**
 * Marks the running table of a channel as one on a server without the bot, where the bot can only respond to interactions. Returns the table if it
 * was not marked before, otherwise an empty array.
 */
export async function markBotAsGuest(context: Context, channel: string): Promise<LoadedTable[]> {
  const loaded = await findTableAt(context, channel).catch(ignoreRefusal);
  const isNew = loaded && loaded.table.status !== 'over' && !loaded.table.location.guest;
  return isNew ? setGuest(context, loaded.table.id, true) : [];
}

/** Clears the guest mark of all tables of a server that has added the bot. Returns the changed tables. */
export async function markBotAsMember(context: Context, guild: string): Promise<LoadedTable[]> {
  const tables = await guestTablesIn(context, guild);
  return (await Promise.all(tables.map((id) => setGuest(context, id, undefined)))).flat();
}

async function setGuest(context: Context, id: string, guest: true | undefined): Promise<LoadedTable[]> {
  const changed = await changeTable(context, id, ({ table }) => {
    const { guest: before, ...rest } = table.location;
    if (before === guest) throw new Refusal('notDue');
    return { table: { ...table, location: { ...rest, ...(guest && { guest }) } } };
  }).catch(ignoreRefusal);
  return changed ? [changed] : [];
}

type MoveTarget = Pick<BoardLocation, 'guild' | 'channel' | 'guest'>;

/**
 * Moves a table to another channel of its server, or from a server without the bot to one with it. The caller has checked that its players see that
 * channel. Only a solo table moves into direct messages or to a server without the bot, where the bot cannot check this.
 */
export async function moveTable(context: Context, id: string, person: string, to: MoveTarget): Promise<LoadedTable> {
  return context.storage.transact(`channel:${to.channel}`, async (transaction) => {
    if (await isChannelTaken(context, to.channel)) throw new Refusal('placeTaken');
    return changeTable(
      context,
      id,
      ({ table }) => {
        requireSeat(table, person, false);
        const users = new Set([...personsAt(table), ...ownersAt(table), ...replacedAt(table)]);
        const isAlone = users.size === 1 && table.seats.every(({ kind }) => kind !== 'open' && kind !== 'invited');
        if (table.terms.arranged) throw new Refusal('arrangedStays');
        if (!isAlone && (to.guild === null || to.guest)) throw new Refusal('notAllHere');
        const isFree = to.guest || table.location.guest || to.guild === null;
        if (to.guild !== table.location.guild && !isFree) throw new Refusal('otherServer');
        const { lost, stale = [], ...before } = table.location;
        const { guest, forum, lobby, tagged, inPanel, ...rest } = before;
        const location = { ...rest, ...to, message: null, stale: [...stale, ...boardAt(before)] };
        const writes = [
          context.storage.store(channelOccupancyKind).put(to.channel, { table: id }),
          ...(occupiesChannel(before) ? [context.storage.store(channelOccupancyKind).drop(before.channel)] : []),
        ];
        return { table: { ...table, location }, writes };
      },
      transaction,
    );
  });
}
