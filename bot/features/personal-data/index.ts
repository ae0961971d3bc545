import { say } from '@longtable/kit';
import { greetingKind, serverSettingsKind } from '../../../storage/records/server.ts';
import { code, idFormat } from '../../custom-ids/fields.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { readOrQuarantine } from '../../host/records.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { readServer } from '../../host/settings.ts';
import { findTable, readTableOrQuarantine } from '../../host/table/find.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { replaceWithResult } from '../../interactions/panel.ts';
import {
  compareServers,
  forgetPerson,
  purgeDeparted,
  purgeServer,
  recordDeparture,
  recordReturn,
} from './departure.ts';
import { fromAll } from './export.ts';
import { compactOrDelete, finishedTableKind, retentionEffects } from './retention.ts';
import { texts } from './words/texts.ts';

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

const sure = code('sure', [
  [true, 'yes'],
  [false, 'no'],
]);

/** Answer to the question whether to delete all data of a user. */
export const forgetId = idFormat`forget|${sure}`;

export { forgetPerson } from './departure.ts';
export { exportPerson } from './export.ts';

/** Export and deletion of the data about users and servers. Each feature exports and deletes its own. */
export const personalData: Feature = {
  id: 'personal-data',
  records: [finishedTableKind],
  ended: [retentionEffects],
  expiring: [{ kind: finishedTableKind, run: compactOrDelete }],
  commands: ['delete-my-data', 'download-my-data', 'privacy'],
  servers: {
    joined: ({ context }, { id }) => recordReturn(context, id),
    left: ({ context }, guild) => recordDeparture(context, guild),
    started: async ({ context }, present, isOurs) => {
      await Promise.all([compareServers(context, present, isOurs), purgeDeparted(context)]);
    },
    hourly: ({ context }) => purgeDeparted(context),
  },
  buttons: {
    forget: button(forgetId, {
      access: 'anyone',
      async press({ reply, id: { sure } }) {
        const { bot } = reply;
        if (!sure) return replaceWithResult(reply, texts.notDeleted);
        await reply.acknowledge();
        const left = await forgetPerson(bot.context, reply.user.id);
        await reply.update({ content: say(texts.deleted, reply.language) });
        for (const id of left) {
          const found = await findTable(bot.context, id).catch(ignoreRefusal);
          if (found) await bot.delivery.deliver(found);
        }
      },
    }),
  },
};
