import { openHouse } from '../../bot/host/house/house.ts';
import { Bell } from '../../bot/host/time/bell.ts';
import { PLAYGROUND_TOKEN } from '../../playground/index.ts';
import { openStorage } from '../../storage/index.ts';
import { postgresServer, redisServer } from '../../storage/testing/servers.ts';
import { startBot, startChild } from '../child.ts';
import { keptLog } from '../house.ts';
import { temporaryFolder } from '../stage.ts';
import { fillTables } from './tables.ts';

const FEW = 10;
const STARTS = 3;
const LOOKS = 200;

/** What so many tables with running clocks cost: a start, memory, and a look of the bell. */
interface Cost {
  readonly start: number;
  readonly memory: number;
  readonly look: number;
}

const counts = process.argv.slice(3).map(Number);
const [many = 1_000_000, elsewhere = 100_000] = counts;
const folder = temporaryFolder();
const playground = await startChild(new URL('playground.ts', import.meta.url), {}, /^playground at (.*)/);
try {
  console.log('storage      tables   start ms  memory MB  look ms');
  await grow('SQLite', many, (count) => `sqlite:${folder.path}/${count}.sqlite`);
  for (const kind of [redisServer, postgresServer]) {
    if (!kind.installed) continue;
    const servers = { [FEW]: await kind.start(), [elsewhere]: await kind.start() };
    await grow(kind.name, elsewhere, (count) => servers[count]?.url ?? '');
    for (const server of Object.values(servers)) await server.stop();
  }
} finally {
  await playground.end();
  folder.remove();
}

async function grow(name: string, count: number, urlOf: (count: number) => string): Promise<void> {
  const costs: Cost[] = [];
  for (const each of [FEW, count]) {
    await fillTables(urlOf(each), each, true);
    const cost = await measure(urlOf(each));
    costs.push(cost);
    const numbers = [cost.start.toFixed(0), cost.memory.toFixed(0), cost.look.toFixed(2)];
    console.log(name.padEnd(11), String(each).padStart(7), ...numbers.map((number) => number.padStart(9)));
  }
  const [few, all] = costs as [Cost, Cost];
  const ratio = (of: 'start' | 'memory') => `${(all[of] / few[of]).toFixed(2)}x`;
  console.log(
    `${name}: ${count} tables cost ${ratio('start')} the start and ${ratio('memory')} the memory of ${FEW}.\n`,
  );
}

/** The middle of several starts, and the processor's time for a look, which is the longest that it can keep others waiting. */
async function measure(url: string): Promise<Cost> {
  const starts: number[] = [];
  const memories: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const begun = performance.now();
    const bot = await startBot({ apiUrl: `${playground.said}/api`, token: PLAYGROUND_TOKEN }, url);
    starts.push(performance.now() - begun);
    memories.push(bot.residentMemory() / 2 ** 20);
    await bot.end();
  }
  const middle = (numbers: number[]) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  return { start: middle(starts), memory: middle(memories), look: await lookAt(url) };
}

async function lookAt(url: string): Promise<number> {
  const storage = await openStorage(url);
  const bell = new Bell(
    openHouse({ storage, shelf: [], log: keptLog() }),
    async () => {},
    async () => {},
  );
  await bell.ring();
  const before = process.cpuUsage();
  for (let look = 0; look < LOOKS; look++) await bell.ring();
  const { user, system } = process.cpuUsage(before);
  await storage.close();
  return (user + system) / LOOKS / 1000;
}
