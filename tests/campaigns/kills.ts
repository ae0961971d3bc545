import { setTimeout as sleep } from 'node:timers/promises';
import { RNG } from '@longtable/kit';

import { type Playground, startPlayground } from '@longtable/playground';
import type { TestUser } from '@longtable/playground/testing/test-user';
import { openContext } from '../../bot/host/open.ts';
import { builtInGames } from '../../games/index.ts';
import { readKeyv } from '../../storage/backends/keyv/index.ts';
import { openMemory } from '../../storage/backends/memory.ts';
import { openStorage, type Storage, storageOn } from '../../storage/index.ts';
import { etcdServer, mariadbServer, redisServer, type TestServerKind } from '../../storage/testing/servers.ts';
import { startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { type Gambler, gamblersOf, peopleAt } from './gambler.ts';
import { type Count, soundWithin } from './toll.ts';

/** The most things that people do in a life of the bot, however fast the machine is. */
const ACTS = 60;
/** The longest time between the last of them and the end, in milliseconds: half of the kills come right after it. */
const PAUSES = [20, 300];

/** After so many kills a new world begins: a playground keeps only so many messages in a channel. */
const STRETCH = 50;

/** Within this time after a start every board shows what is on disk: what a process left unfinished is taken care of when its marks run out. */
const PATIENCE = 20_000;

/** What became of the presses of all lives together. */
export interface Tally extends Count {
  kills: number;
  presses: number;
}

/**
 * Kills the bot in the middle of its work again and again, and throws when a move that somebody saw is not on disk
 * exactly once and in its place, or when a board does not show what is on disk soon after the next start.
 */
export async function campaign(
  kills: number,
  seed = 0,
  start: () => Promise<Database> = sqlite,
  scene: Scene = onServer,
): Promise<Tally> {
  const random = RNG.seeded(seed);
  const { url: database, open, stop } = await start();
  const playground = await startPlayground({ port: 0, limits: false });
  const { gamblers, wake } = await scene(playground, random);
  let bot = await startBot(playground, database);
  const storage = await open();
  const context = openContext({ storage, shelf: builtInGames, log: recordingLog() });
  let count: Count | undefined;
  try {
    for (let kill = 0; kill < kills; kill++) {
      await Promise.all(gamblers.map(({ person }) => person.until(() => person.online && person.commands.length > 0)));
      const life = Promise.withResolvers<void>();
      const playing = gamblers.map((gambler) => gambler.play(life.promise));
      for (let acts = random.below(ACTS); acts > 0; acts--) await Promise.race(gamblers.map(({ nextAct }) => nextAct));
      await sleep(random.below(random.pick(PAUSES)));
      await bot.end('SIGKILL');
      life.resolve();
      await Promise.all(playing);
      bot = await startBot(playground, database);
      await wake(gamblers);
      count = await soundWithin(PATIENCE, context, playground, gamblers);
    }
    const presses = gamblers.reduce((sum, gambler) => sum + gambler.presses, 0);
    return { kills, presses, ...(count ?? { tables: 0, moves: 0, seen: 0, unseen: 0 }) };
  } finally {
    await bot.end('SIGKILL');
    for (const { person } of gamblers) person.leave();
    await playground.close();
    await storage.close();
    await stop();
  }
}

/** Who gambles where, and what they do after a start so that all boards can come into step. */
export type Scene = (
  playground: Playground,
  random: RNG,
) => Promise<{ gamblers: Gambler<TestUser>[]; wake(gamblers: readonly Gambler[]): Promise<void> }>;

const onServer: Scene = async (playground, random) => ({
  gamblers: gamblersOf(await peopleAt(playground), random),
  wake: async () => {},
});

/** An empty database for one world. */
interface Database {
  readonly url: string;
  /** Opens it to look into it while a bot has it. */
  open(): Promise<Storage>;
  stop(): Promise<void> | void;
}

export async function sqlite(): Promise<Database> {
  const folder = temporaryFolder();
  const url = `sqlite:${folder.path}/longtable.sqlite`;
  return { url, open: () => openStorage(url), stop: () => folder.remove() };
}

/** A server through Keyv, which belongs to the bot alone: all that we do is read. */
const throughKeyv = (kind: TestServerKind, addressOf: (url: string) => string) => async (): Promise<Database> => {
  const server = await kind.start();
  const url = addressOf(server.url);
  return { url, open: async () => storageOn({ ...openMemory(), ...(await readKeyv(url)) }), stop: () => server.stop() };
};

const DATABASES: Readonly<Record<string, () => Promise<Database>>> = {
  sqlite,
  redis: throughKeyv(redisServer, (url) => `keyv:@keyv/redis?uri=${url}`),
  valkey: throughKeyv(redisServer, (url) => url.replace(/^redis:/, 'valkey:')),
  mariadb: throughKeyv(mariadbServer, (url) => url),
  etcd: throughKeyv(etcdServer, (url) => url),
};

if (import.meta.main) {
  const [kills, firstSeed, database] = scriptArguments(50, 0, 'sqlite');
  const sum: Tally = { kills: 0, presses: 0, tables: 0, moves: 0, seen: 0, unseen: 0 };
  for (let seed = firstSeed; sum.kills < kills; seed++) {
    const stretch = await campaign(Math.min(STRETCH, kills - sum.kills), seed, DATABASES[database]);
    for (const what of Object.keys(sum) as (keyof Tally)[]) sum[what] += stretch[what];
    console.log(
      `${sum.kills} kills: ${sum.presses} presses, ${sum.moves} moves at ${sum.tables} tables; ` +
        `all ${sum.seen} that were seen are there once and in order, ${sum.unseen} more were saved unseen`,
    );
  }
}
