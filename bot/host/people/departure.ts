import { sharedListKind } from '../../../storage/records/design.ts';
import { departureKind } from '../../../storage/records/server.ts';
import { channelOccupancyKind, serverTablesKind } from '../../../storage/records/table-lists.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import { collecting } from '../commit/commit.ts';
import { isServer, listEffects, tablesIn } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { DAY_MS, MINUTE_MS } from '../duration.ts';
import { purgeShared } from '../editor/data.ts';
import { readOrQuarantine } from '../read.ts';
import { dropLog } from '../table/state.ts';
import { readTableOrQuarantine, tableDrops } from '../table/stored.ts';
import { dropTournaments } from '../tournaments/tournament.ts';

/** How long a server's tables wait for Longtable to be invited again. */
const GRACE_MS = 7 * DAY_MS;

/** How many servers are cleared away in one sweep, and for how long they are this process's to clear away. */
const AT_ONCE = 20;
const OURS_MS = 10 * MINUTE_MS;

/** Notes that a server has sent Longtable away; its tables are cleared away after the grace period. */
export async function noteDeparture(context: Context, guild: string): Promise<void> {
  const noted = await readOrQuarantine(context, departureKind, guild);
  if (!noted)
    await context.storage.commit(context.storage.store(departureKind).put(guild, { purge: context.now() + GRACE_MS }));
}

/** The server has Longtable back: everything stays. */
export async function noteReturn(context: Context, guild: string): Promise<void> {
  if (await readOrQuarantine(context, departureKind, guild))
    await context.storage.commit(context.storage.store(departureKind).drop(guild));
}

/**
 * Catches up on what this process missed: servers with tables or designs that are gone by now, and servers that are back. Whether a server
 * is gone knows only the process that would see it.
 */
export async function compareServers(
  context: Context,
  present: ReadonlySet<string>,
  isOurs: (guild: string) => boolean,
): Promise<void> {
  for (const kept of [context.storage.store(serverTablesKind), context.storage.store(sharedListKind)]) {
    for await (const guild of kept.ids()) {
      if (isServer(guild) && isOurs(guild) && !present.has(guild)) await noteDeparture(context, guild);
    }
  }
  for await (const guild of context.storage.store(departureKind).ids())
    if (present.has(guild)) await noteReturn(context, guild);
}

/** Clears away the live tables of servers whose grace period is over. */
export async function purgeDeparted(context: Context): Promise<void> {
  const now = context.now();
  for (const guild of await context.storage.store(departureKind).takeDue(now, now + OURS_MS, AT_ONCE)) {
    if (!(await isGone(context, guild))) continue;
    for (const id of await tablesIn(context, guild)) await purgeTable(context, id);
    await dropTournaments(context, guild);
    await purgeShared(context, guild);
    await context.storage.commit(
      context.storage.store(departureKind).drop(guild),
      context.storage.store(serverTablesKind).drop(guild),
    );
    context.log.info({ guild }, 'Closed the tables of a server that removed the bot');
  }
}

/** One that came back while its time was being entered is due all the same, and stays. */
async function isGone(context: Context, guild: string): Promise<boolean> {
  const isNoted = (await readOrQuarantine(context, departureKind, guild)) !== undefined;
  if (!isNoted) await context.storage.commit(context.storage.store(departureKind).drop(guild));
  return isNoted;
}

async function purgeTable(context: Context, id: string): Promise<void> {
  await context.storage.exclusive(`table:${id}`, async (lock) => {
    const table = await readTableOrQuarantine(context, id, lock);
    if (!table || table.status === 'over') return;
    const drops = [
      ...tableDrops(context, table),
      ...dropLog(context, table),
      context.storage.store(channelOccupancyKind).drop(table.location.channel),
      context.storage.store(deadlineKind).drop(id),
    ];
    const effects = listEffects(context, table, { ...table, status: 'over' });
    await collecting(context, effects ? [effects] : [], (collected, locks) =>
      context.storage.transact({
        guards: [lock, ...locks],
        writes: [...drops, ...collected.flatMap(({ writes = [] }) => writes)],
      }),
    );
  });
}
