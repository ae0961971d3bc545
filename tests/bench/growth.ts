import { PLAYGROUND_TOKEN } from '@longtable/playground';
import { FEATURES } from '../../bot/features/index.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { Scheduler } from '../../bot/host/scheduler/scheduler.ts';
import { openStorage } from '../../storage/index.ts';
import { postgresServer, redisServer } from '../../storage/testing/servers.ts';
import { startBot, startChild } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { median } from './measure.ts';
import { fillTables } from './tables.ts';

const FEW_TABLES = 10;
const STARTS = 7;
const POLLS = 200;

/** Cost of a start with many tables with running clocks. */
interface Start {
  readonly ms: number;
  readonly memory: number;
}

const [, many, elsewhere] = scriptArguments('growth', 1_000_000, 100_000);
const folder = temporaryFolder();
const playground = await startChild(new URL('playground.ts', import.meta.url), {}, /^playground at (.*)/);
try {
  console.log('storage      tables   start ms  memory MB  look ms');
  await grow('SQLite', many, (count) => `sqlite:${folder.path}/${count}.sqlite`);
  for (const kind of [redisServer, postgresServer]) {
    if (!kind.installed) continue;
    const servers = { [FEW_TABLES]: await kind.start(), [elsewhere]: await kind.start() };
    await grow(kind.name, elsewhere, (count) => servers[count]?.url ?? '');
    for (const server of Object.values(servers)) await server.stop();
  }
} finally {
  await playground.end();
  folder.remove();
}

async function grow(name: string, count: number, urlOf: (count: number) => string): Promise<void> {
  const sizes = [FEW_TABLES, count];
  for (const each of sizes) await fillTables(urlOf(each), each, true);
  const starts = sizes.map((): Start[] => []);
  // Alternates so that other load affects both.
  for (let round = 0; round < STARTS; round++)
    for (const [index, each] of sizes.entries()) starts[index]?.push(await startOn(urlOf(each)));
  const costs: Start[] = [];
  for (const [index, each] of sizes.entries()) {
    const some = starts[index] ?? [];
    const cost = { ms: median(some.map(({ ms }) => ms)), memory: median(some.map(({ memory }) => memory)) };
    const numbers = [cost.ms.toFixed(0), cost.memory.toFixed(0), (await pollTime(urlOf(each))).toFixed(2)];
    costs.push(cost);
    console.log(name.padEnd(11), String(each).padStart(7), ...numbers.map((number) => number.padStart(9)));
  }
  const [few, all] = costs as [Start, Start];
  const ratio = (of: keyof Start) => `${(all[of] / few[of]).toFixed(2)}x`;
  console.log(
    `${name}: ${count} tables cost ${ratio('ms')} the start and ${ratio('memory')} the memory of ${FEW_TABLES}.\n`,
  );
}

async function startOn(url: string): Promise<Start> {
  const begun = performance.now();
  const bot = await startBot({ apiUrl: `${playground.readyText}/api`, token: PLAYGROUND_TOKEN }, url);
  const ms = performance.now() - begun;
  const memory = bot.residentMemory() / 2 ** 20;
  await bot.end();
  return { ms, memory };
}

/**
 * Returns the mean processor time of a scheduler poll in milliseconds. A poll blocks the process at most that long on
 * average.
 */
async function pollTime(url: string): Promise<number> {
  const storage = await openStorage(url);
  const scheduler = new Scheduler(
    openContext({ features: FEATURES, storage, games: [], log: recordingLog() }),
    async () => {},
  );
  await scheduler.runDue();
  const before = process.cpuUsage();
  for (let look = 0; look < POLLS; look++) await scheduler.runDue();
  const { user, system } = process.cpuUsage(before);
  await storage.close();
  return (user + system) / POLLS / 1000;
}
