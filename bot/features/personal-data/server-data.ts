import { greetingKind, serverSettingsKind } from '../../../storage/records/server.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { readOrQuarantine } from '../../host/records.ts';
import { readServer } from '../../host/settings.ts';
import { readTableOrQuarantine } from '../../host/table/find.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { purgeServer } from './departure.ts';
import { fromAll } from './export.ts';

/** Returns all stored data about a server, including who plays there. Secrets of unfinished games are omitted. */
export async function exportServer(context: Context, guild: string): Promise<object> {
  const listed = context.features.map(({ serverData }) => serverData?.tables?.(context, guild) ?? []);
  const finished = (await Promise.all(listed)).flat();
  const tables = await Promise.all(
    [...(await tablesIn(context, guild)), ...finished].map((id) => tableData(context, id)),
  );
  return {
    server: guild,
    settings: await readServer(context, guild),
    greeted: (await readOrQuarantine(context, greetingKind, guild))?.at,
    ...(await fromAll(context, ({ serverData }) => serverData?.export?.(context, guild))),
    tables,
  };
}

async function tableData(context: Context, id: string): Promise<object> {
  const table = await readTableOrQuarantine(context, id);
  if (!table) return { id };
  const { game, status, seats, ending, times, location } = table;
  const moves = status === 'over' ? ((await readLogIfIntact(context, table)) ?? 'damaged') : table.log.moveCount;
  return {
    id,
    game,
    status,
    seats: seats.map((seat) => ({ kind: seat.kind, ...('id' in seat && { id: seat.id }) })),
    ending,
    channel: location.channel,
    begun: times.startedAt,
    moved: times.movedAt,
    moves,
  };
}

/**
 * Deletes a server's settings, unfinished tables, tournaments, shared designs, leaderboards and history. Finished
 * games stay in the histories of their players.
 */
export async function deleteServer(context: Context, guild: string): Promise<void> {
  await purgeServer(context, guild);
  const drops = [
    context.storage.store(serverSettingsKind).drop(guild),
    context.storage.store(greetingKind).drop(guild),
  ];
  await context.storage.transact(`scope:${guild}`, ({ write }) => write(...drops));
  for (const { serverData } of context.features) await serverData?.remove?.(context, guild);
}
