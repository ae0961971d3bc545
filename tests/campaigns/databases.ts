import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from '../../bot/host/context.ts';
import { openContext } from '../../bot/host/open.ts';
import { findTableAt } from '../../bot/host/table/find.ts';
import { shelf } from '../../games/index.ts';
import { ROOMS, startPlayground } from '../../playground/index.ts';
import { openStorage } from '../../storage/index.ts';
import { postgresServer } from '../../storage/testing/servers.ts';
import { startBot } from '../child.ts';
import { keptLog } from '../context.ts';
import { Person } from '../person.ts';

/** How long the server is left in peace between two restarts, in milliseconds. */
const PEACE = 1000;
/** Within this time after the last restart every table has gone on. */
const PATIENCE = 120_000;

/** What became of tables of computers while their database was restarted again and again. */
export interface Tally {
  restarts: number;
  tables: number;
  moves: number;
  /** Tables at which no computer moved any more. */
  stuck: number;
}

/** Lets computers play each other while PostgreSQL is restarted; every table must go on afterwards, without a new process. */
export async function campaign(restarts: number): Promise<Tally> {
  const server = await postgresServer.start();
  const playground = await startPlayground({ port: 0, limits: false });
  const bot = await startBot(playground, server.url);
  const ada = await Person.join(playground.url, 'Ada');
  const rooms = ROOMS.map(({ id }) => id);
  try {
    await ada.until(() => ada.online && ada.commands.length > 0);
    for (const room of rooms)
      await ada.command(room, 'play', { subcommand: 'farmland', options: { 'computers-only': true } });
    for (let restart = 0; restart < restarts; restart++) {
      await sleep(PEACE);
      await server.restart();
    }
    const storage = await openStorage(server.url);
    const context = openContext({ storage, shelf, log: keptLog() });
    const before = await versionsIn(context, rooms);
    const waiting = new Set(before.keys());
    for (const end = performance.now() + PATIENCE; waiting.size > 0 && performance.now() < end; await sleep(200)) {
      const now = await versionsIn(context, rooms);
      for (const room of waiting)
        if (isOver(now.get(room)) || (now.get(room) ?? 0) > (before.get(room) ?? 0)) waiting.delete(room);
    }
    const moves = [...before.values()].filter((version) => !isOver(version)).reduce((sum, version) => sum + version, 0);
    await storage.close();
    return { restarts, tables: before.size, moves, stuck: waiting.size };
  } finally {
    ada.leave();
    await bot.end('SIGKILL');
    await playground.close();
    await server.stop();
  }
}

const OVER = Number.MAX_SAFE_INTEGER;
const isOver = (version: number | undefined) => version === OVER;

/** How often the table in each room has changed; one that is over needs nobody. */
async function versionsIn(context: Context, rooms: readonly string[]): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const room of rooms) {
    const found = await findTableAt(context, room);
    if ('table' in found) versions.set(room, found.table.status === 'over' ? OVER : found.table.revision);
  }
  return versions;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { restarts, tables, moves, stuck } = await campaign(Number(process.argv[2] ?? 20));
  console.log(`${restarts} restarts of PostgreSQL, ${tables} tables of computers, ${moves} changes: ${stuck} stuck`);
}
