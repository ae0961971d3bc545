import type { Write } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { userSettingsKind } from '../../../storage/records/person.ts';
import { departureKind, greetingKind, serverSettingsKind } from '../../../storage/records/server.ts';
import {
  channelOccupancyKind,
  invitationsKind,
  playerTablesKind,
  type SeatOccupant,
  serverTablesKind,
  type Table,
} from '../../../storage/records/table.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import { tellAdmins } from '../../boards/boards.ts';
import { code, idFormat, word } from '../../custom-ids/fields.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { leaveTable } from '../../host/actions/seats.ts';
import { amendTable, commitEffects } from '../../host/commit/commit.ts';
import { invitationsOf, isServer, listEffects, tablesIn, tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, MINUTE_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { readServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { withoutNames, withoutOwner } from '../../host/table/names.ts';
import { isLongEnough, isRated } from '../../host/table/rating.ts';
import { readTableOrQuarantine } from '../../host/table/record.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { isInvolved, isPlayer, seatsWhere, tableAfter, waitersAt } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { replaceWithResult } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { danger, plain, type Rows } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { finishedTablesOf, fromAll, inSlices } from './export.ts';
import { compactOrDelete, deleteTable, finishedTableKind, retentionEffects } from './retention.ts';
import { texts } from './words/texts.ts';

/** Time after which the tables of a server that removed the bot are deleted. */
const GRACE_MS = 7 * DAY_MS;

/** Number of servers processed per sweep. */
const BATCH_SIZE = 20;
const OWNERSHIP_MS = 10 * MINUTE_MS;

/** Schedules the deletion of a server's tables after it has removed the bot. */
export async function recordDeparture(context: Context, guild: string): Promise<void> {
  const noted = await readOrQuarantine(context, departureKind, guild);
  if (!noted)
    await context.storage.transact({
      writes: [context.storage.store(departureKind).put(guild, { purge: context.now() + GRACE_MS })],
    });
}

/** Cancels the deletion for a server that has added the bot again. */
export async function recordReturn(context: Context, guild: string): Promise<void> {
  if (await readOrQuarantine(context, departureKind, guild))
    await context.storage.transact({ writes: [context.storage.store(departureKind).drop(guild)] });
}

/**
 * Schedules or cancels the deletion for servers that removed or added the bot while this process was offline. `isOurs` returns whether a server
 * belongs to this process's shards.
 */
export async function compareServers(
  context: Context,
  present: ReadonlySet<string>,
  isOurs: (guild: string) => boolean,
): Promise<void> {
  const known = context.features.flatMap(({ serverData }) => serverData?.servers?.(context) ?? []);
  for (const guilds of [context.storage.store(serverTablesKind).ids(), ...known]) {
    for await (const guild of guilds) {
      if (isServer(guild) && isOurs(guild) && !present.has(guild)) await recordDeparture(context, guild);
    }
  }
  for await (const guild of context.storage.store(departureKind).ids())
    if (present.has(guild)) await recordReturn(context, guild);
}

/**
 * Deletes the unfinished tables, tournaments and shared designs of servers whose grace period is over. Nobody avoids a loss
 * by removing the bot: tables whose ratings depend on their end stay, and their players find them with `/tables`.
 */
export async function purgeDeparted(context: Context): Promise<void> {
  const now = context.now();
  for (const guild of await context.storage.store(departureKind).takeDue(now, now + OWNERSHIP_MS, BATCH_SIZE)) {
    if (!(await isGone(context, guild))) continue;
    await purgeServer(context, guild, (table) => !changesRatings(context, table));
    context.log.info({ guild }, 'Closed the tables of a server that removed the bot');
  }
}

/** Deletes the unfinished tables, tournaments and shared designs of a server. */
async function purgeServer(context: Context, guild: string, isPurged: (table: Table) => boolean): Promise<void> {
  let hasKept = false;
  for (const id of await tablesIn(context, guild)) if (!(await purgeTable(context, id, isPurged))) hasKept = true;
  for (const { serverData } of context.features) await serverData?.purge?.(context, guild);
  const list = hasKept ? [] : [context.storage.store(serverTablesKind).drop(guild)];
  await context.storage.transact({ writes: [context.storage.store(departureKind).drop(guild), ...list] });
}

/** Whether the server is still without the bot. It may have added the bot again after its deletion became due. */
async function isGone(context: Context, guild: string): Promise<boolean> {
  const isNoted = (await readOrQuarantine(context, departureKind, guild)) !== undefined;
  if (!isNoted) await context.storage.transact({ writes: [context.storage.store(departureKind).drop(guild)] });
  return isNoted;
}

/** Whether moves were made after which resigning changes ratings. */
function changesRatings({ games, features }: Context, table: Table): boolean {
  const game = games.get(table.game);
  return game !== undefined && table.log.moveCount > 0 && isRated(table) && isLongEnough({ game, table, features });
}

/** Deletes an unfinished table if `isPurged`. Returns false if it stays. */
async function purgeTable(context: Context, id: string, isPurged: (table: Table) => boolean): Promise<boolean> {
  return context.storage.transact(`table:${id}`, async (transaction) => {
    const table = await readTableOrQuarantine(context, id, transaction.lock);
    if (!table || table.status === 'over') return true;
    if (!isPurged(table)) return false;
    const writes = [
      ...deleteTable(context, table),
      context.storage.store(channelOccupancyKind).drop(table.location.channel),
      context.storage.store(deadlineKind).drop(id),
    ];
    const effects = listEffects(context, table, { ...table, status: 'over' });
    await commitEffects(context, effects ? [effects] : [], () => ({ result: undefined, writes }), transaction);
    return true;
  });
}

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
  const loaded = await findTable(context, id).catch(ignoreRefusal);
  if (!loaded) return [id];
  const isWaiting = loaded.table.status === 'open' || waitersAt(loaded, loaded.table).includes(person);
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
    const mine = seatsWhere(table, (occupant) => isPlayer(occupant) && occupant.id === person);
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

/**
 * Returns all stored data about a server, including who plays there, with at most `most` finished games. Secrets of
 * unfinished games are omitted.
 */
export async function exportServer(context: Context, guild: string, most?: number): Promise<object> {
  const listed = context.features.map(({ serverData }) => serverData?.tables?.(context, guild) ?? []);
  const finished = (await Promise.all(listed)).flat();
  const shown = finished.slice(0, most);
  const tables = await inSlices([...(await tablesIn(context, guild)), ...shown], (id) => tableData(context, id));
  return {
    server: guild,
    settings: await readServer(context, guild),
    greeted: (await readOrQuarantine(context, greetingKind, guild))?.at,
    ...(await fromAll(context, ({ serverData }) => serverData?.export?.(context, guild))),
    tables,
    ...(shown.length < finished.length && { omittedGames: finished.length - shown.length }),
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
  await purgeServer(context, guild, () => true);
  const drops = [
    context.storage.store(serverSettingsKind).drop(guild),
    context.storage.store(greetingKind).drop(guild),
  ];
  await context.storage.transact(`scope:${guild}`, ({ write }) => write(...drops));
  for (const { serverData } of context.features) await serverData?.remove?.(context, guild);
}

const serverDataId = idFormat`serverData|${word('act', ['download', 'delete', 'sure', 'keep'])}`;

/** Returns the buttons with which an admin downloads or deletes what is stored about a server. */
function serverDataRows(): Rows {
  return [
    [
      plain(serverDataId.make({ act: 'download' }), texts.server.download),
      plain(serverDataId.make({ act: 'delete' }), texts.server.delete),
    ],
  ];
}

const serverDataButton = button(serverDataId, {
  access: 'manager',
  async press({ reply, id: { act }, target: guild }) {
    if (act === 'download') return download(reply, guild);
    if (act === 'sure') return deleteData(reply, guild);
    if (act === 'keep') return replaceWithResult(reply, texts.notDeleted);
    const sure = danger(serverDataId.make({ act: 'sure' }), texts.server.delete);
    const keep = plain(serverDataId.make({ act: 'keep' }), common.buttons.cancel);
    await reply.private({ content: texts.server.sureToDelete, rows: [[sure, keep]] });
  },
});

/** Maximum number of finished games in a downloaded file. The operator’s command exports all. */
const MAX_GAMES = 500;

async function download(reply: Reply, guild: string): Promise<void> {
  const { bot } = reply;
  const attachment = Buffer.from(JSON.stringify(await exportServer(bot.context, guild, MAX_GAMES), undefined, 2));
  const files = [{ attachment, name: 'longtable-server.json' }];
  await reply.private({ content: texts.server.everything, files });
  await tellAdmins(bot, guild, texts.server.downloadedLog({ by: reply.user.id }));
}

async function deleteData(reply: Reply, guild: string): Promise<void> {
  const { bot } = reply;
  await reply.acknowledge();
  // The log channel is one of the deleted settings.
  await tellAdmins(bot, guild, texts.server.deletedLog({ by: reply.user.id }));
  const closed = await closeTables(bot.context, guild, reply.user.id);
  await deleteServer(bot.context, guild);
  await reply.show({ content: texts.server.deleted });
  for (const loaded of closed) await bot.delivery.deliver(loaded);
}

/** Ends the unfinished tables of a server: the admin who asks resigns theirs, and the others have no result. Returns the ended ones. */
async function closeTables(context: Context, guild: string, admin: string): Promise<LoadedTable[]> {
  const closed: LoadedTable[] = [];
  for (const id of await tablesIn(context, guild)) {
    const running = await findTable(context, id).catch(ignoreRefusal);
    if (running && isInvolved(running.table, admin)) await leaveSeries(context, id, admin);
    await closeTable(context, id, guild).catch(ignoreRefusal);
    const ended = running && (await findTable(context, id).catch(ignoreRefusal));
    if (ended) closed.push(ended);
  }
  return closed;
}

const sure = code('sure', [
  [true, 'yes'],
  [false, 'no'],
]);

/** Answer to the question whether to delete all data of a user. */
export const forgetId = idFormat`forget|${sure}`;

export { exportPerson } from './export.ts';

/** Export and deletion of the data about users and servers. Each feature exports and deletes its own. */
export const personalData: Feature = {
  id: 'personal-data',
  records: [finishedTableKind],
  ended: [retentionEffects],
  expiring: [{ kind: finishedTableKind, run: compactOrDelete }],
  servers: {
    joined: ({ context }, { id }) => recordReturn(context, id),
    left: ({ context }, guild) => recordDeparture(context, guild),
    started: async ({ context }, present, isOurs) => {
      await Promise.all([compareServers(context, present, isOurs), purgeDeparted(context)]);
    },
    hourly: ({ context }) => purgeDeparted(context),
  },
  settings: { rows: serverDataRows },
  buttons: {
    serverData: serverDataButton,
    forget: button(forgetId, {
      access: 'anyone',
      async press({ reply, id: { sure } }) {
        const { bot } = reply;
        if (!sure) return replaceWithResult(reply, texts.notDeleted);
        await reply.acknowledge();
        const left = await forgetPerson(bot.context, reply.user.id);
        await reply.update({ content: texts.deleted });
        for (const id of left) {
          const loaded = await findTable(bot.context, id).catch(ignoreRefusal);
          if (loaded) await bot.delivery.deliver(loaded);
        }
      },
    }),
  },
};
