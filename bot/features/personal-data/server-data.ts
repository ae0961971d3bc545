import type { RecordKind } from '../../../storage/index.ts';
import { listKind } from '../../../storage/records/list.ts';
import { greetingKind, serverSettingsKind } from '../../../storage/records/server.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { dropList, readAll } from '../../host/lists.ts';
import { readOrQuarantine } from '../../host/read.ts';
import { readServer } from '../../host/settings/server.ts';
import { readTableOrQuarantine } from '../../host/table/find.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { serverHistoryListId } from '../history/index.ts';
import { tallyKind } from '../ratings/record.ts';
import { purgeServer } from './departure.ts';
import { fromAll } from './export.ts';

/** Returns all stored data about a server, including who plays there. Secrets of unfinished games are omitted. */
export async function exportServer(context: Context, guild: string): Promise<object> {
  const finished = await readAll(context, serverHistoryListId(guild));
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
  const lists = [serverHistoryListId(guild), ...(await idsUnder(context, listKind, guild))];
  const drops = [
    ...(await Promise.all(lists.map((list) => dropList(context, list)))).flat(),
    ...(await idsUnder(context, tallyKind, guild)).map((id) => context.storage.store(tallyKind).drop(id)),
    context.storage.store(serverSettingsKind).drop(guild),
    context.storage.store(greetingKind).drop(guild),
  ];
  await context.storage.transact(`scope:${guild}`, ({ write }) => write(...drops));
  for (const { serverData } of context.features) await serverData?.remove?.(context, guild);
}

/** Returns the ids of records of a server's games, such as `<server>/duel`. */
async function idsUnder<T>(context: Context, kind: RecordKind<T>, guild: string): Promise<string[]> {
  return (await Array.fromAsync(context.storage.store(kind).ids())).filter((id) => id.startsWith(`${guild}/`));
}
