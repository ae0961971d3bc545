import { setTimeout as sleep } from 'node:timers/promises';
import { startPlayground, TEXT_CHANNELS } from '@longtable/playground';
import { expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import type { Context } from '../bot/host/context.ts';
import { openContext } from '../bot/host/open-context.ts';
import { ignoreRefusal } from '../bot/host/refusal.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { builtInGames } from '../games/index.ts';
import { openStorage } from '../storage/index.ts';
import { mayRun, postgresServer } from '../storage/testing/servers.ts';
import { startBot } from './child-process.ts';
import { recordingLog } from './context.ts';

test.skipIf(!mayRun(postgresServer))('continues computer games after the database restarts', async () => {
  const { tables, stuck } = await restartDatabase(2);
  expect(tables).toBeGreaterThan(0);
  expect(stuck).toBe(0);
});

/** Delay between two restarts. */
const RESTART_DELAY_MS = 1000;
/** Timeout for a move at every table after the last restart. */
const MOVE_TIMEOUT_MS = 120_000;

/**
 * Restarts PostgreSQL during games between computers. Returns the number of tables, and of those without a move
 * afterwards.
 */
async function restartDatabase(restarts: number): Promise<{ tables: number; stuck: number }> {
  const server = await postgresServer.start();
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
  const bot = await startBot(playground, server.url);
  const ada = playground.user('Ada');
  const rooms = TEXT_CHANNELS.map(({ id }) => id);
  try {
    await ada.until(() => ada.online && ada.commands.length > 0);
    for (const room of rooms)
      await ada.command(room, 'play', { subcommand: 'farmland', options: { 'computers-only': true } });
    for (let restart = 0; restart < restarts; restart++) {
      await sleep(RESTART_DELAY_MS);
      await server.restart();
    }
    const storage = await openStorage(server.url);
    const context = openContext({ features: FEATURES, storage, games: builtInGames, log: recordingLog() });
    const before = await revisionsIn(context, rooms);
    const waiting = new Set(before.keys());
    for (
      const end = performance.now() + MOVE_TIMEOUT_MS;
      waiting.size > 0 && performance.now() < end;
      await sleep(200)
    ) {
      const now = await revisionsIn(context, rooms);
      for (const room of waiting)
        if (isOver(now.get(room)) || (now.get(room) ?? 0) > (before.get(room) ?? 0)) waiting.delete(room);
    }
    await storage.close();
    return { tables: before.size, stuck: waiting.size };
  } finally {
    ada.leave();
    await bot.end('SIGKILL');
    await playground.close();
    await server.stop();
  }
}

const OVER = Number.MAX_SAFE_INTEGER;
const isOver = (version: number | undefined) => version === OVER;

/** Returns the revision of the table in each channel, or `OVER` if its game is over. */
async function revisionsIn(context: Context, rooms: readonly string[]): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const room of rooms) {
    const found = await findTableAt(context, room).catch(ignoreRefusal);
    if (found) versions.set(room, found.table.status === 'over' ? OVER : found.table.revision);
  }
  return versions;
}
