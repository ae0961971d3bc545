import { setTimeout as sleep } from 'node:timers/promises';
import { RNG } from '@longtable/kit';
import { type Playground, startPlayground } from '@longtable/playground';
import { parseFaults } from '@longtable/playground/faults';
import { FEATURES } from '../../bot/features/index.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { type Child, startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { type Count, waitUntilConsistent } from './audit.ts';
import { connectUsers, randomPressersOf } from './random-presser.ts';

/** Timeout for all boards to be current after the faults. Channels without access are retried once per minute. */
const RECOVERY_TIMEOUT_MS = 150_000;
/** Timeout for the exit of a process. */
const EXIT_TIMEOUT_MS = 20_000;
/** Time after a gateway outage in which new interactions may be lost. */
const SILENCE_MS = 2_000;

export interface Tally extends Count {
  presses: number;
  /** Number of requests with faults. */
  faultCount: number;
  /** Number of unanswered interactions without a fault. */
  unanswered: number;
  /** Number of unhandled rejections. */
  unhandled: number;
  /** Milliseconds until every board was current. */
  recoveryMs: number;
}

interface Run {
  readonly seed: number;
  readonly minutes: number;
  /** Faults to simulate, as text for `parseFaults`. */
  readonly faults?: string;
}

/**
 * Plays through simulated faults of Discord. Throws if a move that a user saw is not stored exactly once and in order, if a
 * board stays outdated without a restart, or if the process does not exit.
 */
export async function campaign({ seed, minutes, faults = 'storm' }: Run): Promise<Tally> {
  const random = RNG.seeded(seed);
  const folder = temporaryFolder();
  const database = `sqlite:${folder.path}/longtable.sqlite`;
  const playground = await startPlayground({ server: LOCAL_SERVER });
  const storage = await openStorage(database);
  const context = openContext({ features: FEATURES, storage, games: builtInGames, log: recordingLog() });
  const bot = await startBot(playground, database, { LOG_LEVEL: 'error' });
  const pressers = randomPressersOf(await connectUsers(playground), random);
  const watch = countFaults(playground);
  try {
    await Promise.all(pressers.map(({ person }) => person.until(() => person.online && person.commands.length > 0)));
    playground.faults.set(parseFaults(`seed=${seed} ${faults}`));
    const end = Promise.withResolvers<void>();
    const playing = pressers.map((presser) => presser.play(end.promise));
    await sleep(minutes * 60_000);
    playground.faults.clear();
    end.resolve();
    await Promise.all(playing);
    const begun = performance.now();
    const count = await waitUntilConsistent(RECOVERY_TIMEOUT_MS, context, playground, pressers);
    const healing = Math.round(performance.now() - begun);
    await exit(bot);
    const presses = pressers.reduce((sum, presser) => sum + presser.presses, 0);
    const unhandled = bot.lines.filter((line) => line.includes('Unhandled promise rejection')).length;
    return { ...count, presses, ...watch, unhandled, recoveryMs: healing };
  } finally {
    await bot.end('SIGKILL');
    for (const { person } of pressers) person.leave();
    await playground.close();
    await storage.close();
    folder.remove();
  }
}

/** Counts faults, and unanswered interactions without a fault. */
function countFaults({ faults, gateway, interactions }: Playground): { faultCount: number; unanswered: number } {
  const counts = { faultCount: 0, unanswered: 0 };
  const touched = new Set<string>();
  let silentUntil = 0;
  const silent = () => {
    silentUntil = Date.now() + SILENCE_MS;
  };
  faults.on('fault', (path) => {
    counts.faultCount++;
    const id = /^\/interactions\/(\d+)\//.exec(path)?.[1];
    if (id) touched.add(id);
  });
  faults.on('drop', silent);
  faults.on('invalid', silent);
  gateway.on('online', silent);
  interactions.on('lapse', ({ id, createdAt }) => {
    const wasSilent = !gateway.online || createdAt < silentUntil;
    if (!touched.has(id) && !wasSilent) counts.unanswered++;
  });
  return counts;
}

async function exit(bot: Child): Promise<void> {
  const late = sleep(EXIT_TIMEOUT_MS, 'late', { ref: false });
  if ((await Promise.race([bot.end(), late])) === 'late') throw new Error('The process did not exit.');
}

if (import.meta.main) {
  const [seed, minutes, faults] = scriptArguments(1, 1, undefined);
  console.log({
    seed,
    minutes,
    ...(await campaign({ seed, minutes, ...(faults && { faults }) })),
  });
}
