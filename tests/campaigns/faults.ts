import { setTimeout as sleep } from 'node:timers/promises';
import { RNG } from '@longtable/kit';
import { type Playground, startPlayground } from '@longtable/playground';
import { parseFaults } from '@longtable/playground/faults/rates';
import { openContext } from '../../bot/host/open.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { type Child, startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { gamblersOf, peopleAt } from './gambler.ts';
import { type Count, soundWithin } from './toll.ts';

/** Within this time after a bad day every board shows what is on disk; where Longtable was not let in it looks once a minute. */
const HEALING_MS = 150_000;
/** How long a process may take to leave. */
const LEAVING_MS = 20_000;
/** Somebody who asks while the gateway is silent, or just before, is not heard. */
const SILENCE_MS = 2_000;

/** What became of a bad day. */
export interface Tally extends Count {
  presses: number;
  /** How many requests something befell. */
  mishaps: number;
  /** People who were left without an answer although Discord could hear it. */
  unanswered: number;
  /** Failures that nobody waited for. */
  unhandled: number;
  /** How long it took until every board was in step again, in ms. */
  healing: number;
}

/** A bad day to be had again. */
interface Day {
  readonly seed: number;
  readonly minutes: number;
  /** What goes wrong, besides the seed. */
  readonly faults?: string;
}

/**
 * Lets people play through a bad day of Discord's, and throws when afterwards a move that somebody saw is not on disk once
 * and in its place, when a board does not come into step without a restart, or when the process does not leave.
 */
export async function campaign({ seed, minutes, faults = 'storm' }: Day): Promise<Tally> {
  const random = RNG.seeded(seed);
  const folder = temporaryFolder();
  const database = `sqlite:${folder.path}/longtable.sqlite`;
  const playground = await startPlayground({ port: 0 });
  const storage = await openStorage(database);
  const context = openContext({ storage, shelf: builtInGames, log: recordingLog() });
  const bot = await startBot(playground, database, { LOG_LEVEL: 'error' });
  const gamblers = gamblersOf(await peopleAt(playground), random);
  const watch = watchOver(playground);
  try {
    await Promise.all(gamblers.map(({ person }) => person.until(() => person.online && person.commands.length > 0)));
    playground.faults.set(parseFaults(`seed=${seed} ${faults}`));
    const end = Promise.withResolvers<void>();
    const playing = gamblers.map((gambler) => gambler.play(end.promise));
    await sleep(minutes * 60_000);
    playground.faults.clear();
    end.resolve();
    await Promise.all(playing);
    const begun = performance.now();
    const count = await soundWithin(HEALING_MS, context, playground, gamblers);
    const healing = Math.round(performance.now() - begun);
    await leave(bot);
    const presses = gamblers.reduce((sum, gambler) => sum + gambler.presses, 0);
    const unhandled = bot.lines.filter((line) => line.includes('Nobody waited')).length;
    return { ...count, presses, ...watch, unhandled, healing };
  } finally {
    await bot.end('SIGKILL');
    for (const { person } of gamblers) person.leave();
    await playground.close();
    await storage.close();
    folder.remove();
  }
}

/** Counts what befalls requests, and who was not answered although neither line nor answer was touched. */
function watchOver({ faults, gateway, interactions }: Playground): { mishaps: number; unanswered: number } {
  const counts = { mishaps: 0, unanswered: 0 };
  const touched = new Set<string>();
  let silentUntil = 0;
  const silent = () => {
    silentUntil = Date.now() + SILENCE_MS;
  };
  faults.on('fault', (path) => {
    counts.mishaps++;
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

async function leave(bot: Child): Promise<void> {
  const late = sleep(LEAVING_MS, 'late', { ref: false });
  if ((await Promise.race([bot.end(), late])) === 'late') throw new Error('The process lingers.');
}

if (import.meta.main) {
  const [seed, minutes, faults] = scriptArguments(1, 1, undefined);
  console.log({
    seed,
    minutes,
    ...(await campaign({ seed, minutes, ...(faults && { faults }) })),
  });
}
