import { startPlayground, TEXT_CHANNELS } from '@longtable/playground';
import { FEATURES } from '../../bot/features/index.ts';
import type { Context } from '../../bot/host/context.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { readTable, tableWrites } from '../../bot/host/table/find.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { type Table, tableKind } from '../../storage/records/table.ts';
import { deadlineKind } from '../../storage/records/time.ts';
import { TablePlayers } from '../bench/player.ts';
import { startBot } from '../child-process.ts';
import { locationIn, openTable, person, recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';

const COMMIT_SIZE = 500;
const HOUR = 3_600_000;

export interface Tally {
  /** Number of tables whose time-out was handled. */
  handled: number;
  /** Milliseconds of a press: median and 99th percentile. */
  p50: number;
  p99: number;
  presses: number;
  /** Time until the last time-out was handled. */
  seconds: number;
}

/** Makes many deadlines due at the same time and presses buttons of another table meanwhile. */
export async function campaign(count: number, database?: string): Promise<Tally> {
  const folder = temporaryFolder();
  const url = database ?? `sqlite:${folder.path}/deadlines.sqlite`;
  const storage = await openStorage(url);
  const context = openContext({ features: FEATURES, storage, games: builtInGames, log: recordingLog() });
  await createTables(context, count);
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, waitMs: 10_000, pauseMs: 0 });
  const bot = await startBot(playground, url);
  const ada = playground.user('Ada');
  try {
    await ada.until(() => ada.online && ada.commands.length > 0);
    const player = new TablePlayers([ada], TEXT_CHANNELS[1].id, 'runa');
    const begun = performance.now();
    const times: number[] = [];
    for (let left = count; left > 0; ) {
      const time = await player.press();
      if (time !== undefined) times.push(time);
      if (times.length % 20 === 0) left = await countPending(context, count);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
    const seconds = (performance.now() - begun) / 1000;
    return {
      handled: count - (await countPending(context, count)),
      p50: at(0.5),
      p99: at(0.99),
      presses: times.length,
      seconds,
    };
  } finally {
    ada.leave();
    await bot.end();
    await playground.close();
    await storage.close();
    folder.remove();
  }
}

/** Creates tables whose time ran out 19 hours ago, each in a channel that does not exist. */
async function createTables(context: Context, count: number): Promise<void> {
  const game = context.games.get('duel');
  if (!game) throw new Error('The game duel is missing.');
  const now = Date.now() - 20 * HOUR;
  const occupants = [person('1200000000000000001'), person('1200000000000000002')];
  const asked = { game, options: {}, occupants, location: locationIn('model'), perTurn: HOUR };
  const model = (await openTable({ ...context, now: () => now }, asked)).table;
  const writes = (index: number) => {
    const id = `t${index}`;
    const nowhere = { ...locationIn(String(1_300_000_000_000_000_000n + BigInt(index))), guild: null };
    const table: Table = { ...model, id, location: nowhere };
    return [...tableWrites(context, undefined, table), context.storage.store(deadlineKind).put(id, { at: now + HOUR })];
  };
  for (let done = 0; done < count; done += COMMIT_SIZE) {
    const some = Array.from({ length: Math.min(COMMIT_SIZE, count - done) }, (_, index) => writes(done + index));
    await context.storage.transact({ writes: some.flat() });
  }
  await context.storage.transact({
    writes: [context.storage.store(deadlineKind).drop(model.id), context.storage.store(tableKind).drop(model.id)],
  });
}

/** Returns an estimate of the number of pending time-outs, from a sample of about 100 tables. */
async function countPending(context: Context, count: number): Promise<number> {
  const step = Math.max(1, Math.floor(count / 100));
  let left = 0;
  for (let index = count - 1; index >= 0; index -= step) {
    const table = await readTable(context, `t${index}`);
    if (table?.clock.expired.length === 0) left += step;
  }
  return Math.min(left, count);
}

if (import.meta.main) {
  const { handled, p50, p99, presses, seconds } = await campaign(...scriptArguments(10_000, undefined));
  console.log(
    `${handled} simultaneous deadlines were handled in ${seconds.toFixed(0)} s; ` +
      `${presses} presses meanwhile took ${p50.toFixed(0)} ms (median) and ${p99.toFixed(0)} ms (p99)`,
  );
}
