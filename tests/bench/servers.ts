import { setTimeout as sleep } from 'node:timers/promises';
import { PLAYGROUND_TOKEN } from '@longtable/playground';
import { type Child, startBot, startChild } from '../child-process.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';

const [, count, shards] = scriptArguments('servers', 20_000, 8);
const PORT = 9464;
/** Delay until garbage is collected. */
const SETTLE_MS = 10_000;
const LOOK_EVERY_MS = 500;
const AIMS = { kilobytes: 15, stallMs: 100 };
/** Number of restarts of all sessions. The shortest stall counts, because other load only makes stalls longer. */
const TIMES = 3;

/** Measurements of a bot in many servers. */
interface Fleet {
  readonly startMs: number;
  /** Time from the end of all sessions until all are ready again. */
  readonly againMs: number;
  /** Longest uninterrupted processor time of each restart. */
  readonly stalls: readonly number[];
  readonly resident: number;
}

const folder = temporaryFolder();
try {
  console.log('  servers    shards  start ms  again ms  stall ms memory MB');
  const [none, all] = [await startIn(0), await startIn(count)];
  const kilobytes = (all.resident - none.resident) / count / 1024;
  console.log(`Memory per server: ${kilobytes.toFixed(1)} KB; the limit is ${AIMS.kilobytes}.`);
  const stalls = all.stalls.map((ms) => ms.toFixed(0)).join(', ');
  console.log(`Longest stalls: ${stalls} ms; the limit for the best of ${TIMES} is ${AIMS.stallMs} ms.`);
} finally {
  folder.remove();
}

async function startIn(servers: number): Promise<Fleet> {
  const words = [String(servers), String(shards)];
  const playground = await startChild(new URL('crowd.ts', import.meta.url), {}, /^playground at (.*)/, words);
  const address = { apiUrl: `${playground.readyText}/api`, token: PLAYGROUND_TOKEN };
  const begun = performance.now();
  const bot = await startBot(address, `sqlite:${folder.path}/${servers}.sqlite`, {
    METRICS_PORT: String(PORT),
    NODE_OPTIONS: `--max-semi-space-size=8 --import=${new URL('stalls.ts', import.meta.url)}`,
  });
  const startMs = performance.now() - begun;
  await sleep(SETTLE_MS);
  await longestStall(bot);
  const stalls: number[] = [];
  let againMs = 0;
  for (let time = 0; time < TIMES; time++) {
    againMs = await restartSessions(() => playground.signal('SIGUSR2'));
    stalls.push(await longestStall(bot));
  }
  await sleep(SETTLE_MS);
  const fleet: Fleet = { startMs, againMs, stalls, resident: bot.residentMemory() };
  await bot.end();
  await playground.end();
  const numbers = [servers, shards, startMs, fleet.againMs, Math.min(...stalls), fleet.resident / 2 ** 20];
  console.log(numbers.map((number) => number.toFixed(0).padStart(9)).join(' '));
  return fleet;
}

/** Ends all sessions and returns the milliseconds until all are ready again. */
async function restartSessions(end: () => void): Promise<number> {
  const begun = performance.now();
  end();
  for (let wasAway = false; ; ) {
    await sleep(LOOK_EVERY_MS);
    const isAway = (await shardsReady()) < shards;
    if (wasAway && !isAway) return performance.now() - begun;
    wasAway ||= isAway;
  }
}

async function shardsReady(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text();
  return Number(/^longtable_shards_ready (\S+)/m.exec(text)?.[1]);
}

/** Returns the longest stall since the last call. */
async function longestStall(bot: Child): Promise<number> {
  const said = bot.lines.length;
  bot.signal('SIGUSR2');
  while (bot.lines.length === said) await sleep(LOOK_EVERY_MS);
  return Number(bot.lines.at(-1)?.split(' ').at(-1));
}
