/**
 * Kills the bot while users press random buttons and touch boards, and audits every table afterwards.
 *
 *     node tests/campaigns/kills.ts [kills] [first seed] [sqlite|postgres|redis|valkey|mariadb|etcd|guests]
 *
 * `guests` plays in chats and on a server where the bot is not a member, with faults of Discord.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RNG } from '@longtable/kit';
import { CLIENT_SECRET, type Playground, startPlayground, TEXT_CHANNELS, type TestUser } from '@longtable/playground';
import { parseFaults } from '@longtable/playground/faults';
import { FEATURES } from '../../bot/features/index.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { featuresWith } from '../../bot/interactions/feature.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { builtInGames } from '../../games/index.ts';
import { readKeyv } from '../../storage/backends/keyv/index.ts';
import { openMemory } from '../../storage/backends/memory.ts';
import { openStorage, type Storage, storageOn } from '../../storage/index.ts';
import {
  etcdServer,
  mariadbServer,
  postgresServer,
  redisServer,
  type TestServerKind,
} from '../../storage/testing/servers.ts';
import { freePort, startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { type Count, waitUntilConsistent } from './audit.ts';
import { connectUsers, type RandomPresser, randomPressersOf } from './random-presser.ts';

/** Maximum number of actions before a kill. */
const MAX_ACTIONS = 60;
/** Maximum delays between the last action and the kill, in milliseconds. Half of the kills follow immediately. */
const MAX_DELAYS_MS = [20, 300];

/** Number of kills per playground, because a channel keeps a limited number of messages. */
const KILLS_PER_PLAYGROUND = 50;

/** Timeout for all boards to be current after a start, which includes the expiry of outbox entries. */
const CONSISTENCY_TIMEOUT_MS = 20_000;

export interface Tally extends Count {
  kills: number;
  presses: number;
  touches: number;
}

/**
 * Kills the bot repeatedly during its work. Throws if a move that a user saw is not stored exactly once and in order, or if a
 * board is outdated too long after the next start.
 */
export async function campaign(
  kills: number,
  seed = 0,
  start: () => Promise<Database> = sqlite,
  scene: Scene = onServer,
): Promise<Tally> {
  const random = RNG.seeded(seed);
  const { url: database, open, stop } = await start();
  const port = await freePort();
  const activityUrl = `http://127.0.0.1:${port}`;
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, activityUrl });
  const { pressers, wake } = await scene(playground, random, activityUrl);
  const settings = { ACTIVITY_PORT: String(port), DISCORD_CLIENT_SECRET: CLIENT_SECRET };
  let bot = await startBot(playground, database, settings);
  const storage = await open();
  const features = featuresWith(FEATURES, { ACTIVITY_PORT: port });
  const context = openContext({ features, storage, games: builtInGames, log: recordingLog() });
  let count: Count | undefined;
  try {
    for (let kill = 0; kill < kills; kill++) {
      await Promise.all(pressers.map(({ person }) => person.until(() => person.online && person.commands.length > 0)));
      const life = Promise.withResolvers<void>();
      const playing = pressers.map((presser) => presser.play(life.promise));
      for (let acts = random.below(MAX_ACTIONS); acts > 0; acts--)
        await Promise.race(pressers.map(({ nextAct }) => nextAct));
      await sleep(random.below(random.pick(MAX_DELAYS_MS)));
      await bot.end('SIGKILL');
      life.resolve();
      await Promise.all(playing);
      bot = await startBot(playground, database, settings);
      await wake(pressers);
      count = await waitUntilConsistent(CONSISTENCY_TIMEOUT_MS, context, playground, pressers);
    }
    const sumOf = (what: 'presses' | 'touches') => pressers.reduce((sum, presser) => sum + presser[what], 0);
    return {
      kills,
      presses: sumOf('presses'),
      touches: sumOf('touches'),
      ...(count ?? { tables: 0, moves: 0, seen: 0 }),
    };
  } finally {
    await bot.end('SIGKILL');
    for (const { person } of pressers) person.leave();
    await playground.close();
    await storage.close();
    await stop();
  }
}

/** Function that creates the random pressers. `wake` lets them act after a start, so that all boards are updated. */
type Scene = (
  playground: Playground,
  random: RNG,
  activityUrl: string,
) => Promise<{ pressers: RandomPresser<TestUser>[]; wake(pressers: readonly RandomPresser[]): Promise<void> }>;

const onServer: Scene = async (playground, random, activityUrl) => ({
  pressers: randomPressersOf(await connectUsers(playground), random, { activityUrl }),
  wake: async () => {},
});

/** An empty database for one playground. */
interface Database {
  readonly url: string;
  /** Opens the database for reading while the bot uses it. */
  open(): Promise<Storage>;
  stop(): Promise<void> | void;
}

async function sqlite(): Promise<Database> {
  const folder = temporaryFolder();
  const url = `sqlite:${folder.path}/longtable.sqlite`;
  return { url, open: () => openStorage(url), stop: () => folder.remove() };
}

/** Returns a function that starts a database server for several processes. */
const served = (kind: TestServerKind) => async (): Promise<Database> => {
  const server = await kind.start();
  return { url: server.url, open: () => openStorage(server.url), stop: () => server.stop() };
};

/** Returns a function that starts a database server behind Keyv. This process only reads the database. */
const throughKeyv = (kind: TestServerKind, addressOf: (url: string) => string) => async (): Promise<Database> => {
  const server = await kind.start();
  const url = addressOf(server.url);
  return { url, open: async () => storageOn({ ...openMemory(), ...(await readKeyv(url)) }), stop: () => server.stop() };
};

const DATABASES: Readonly<Record<string, () => Promise<Database>>> = {
  sqlite,
  postgres: served(postgresServer),
  redis: served(redisServer),
  valkey: throughKeyv(redisServer, (url) => url.replace(/^redis:/, 'valkey:')),
  mariadb: throughKeyv(mariadbServer, (url) => url),
  etcd: throughKeyv(etcdServer, (url) => url),
};

/** Discord's error codes for a bot that is not a member. */
const MISSING_ACCESS = 50001;
const TOO_MANY_FOLLOW_UPS = 40094;
/** Simulated faults of Discord. */
const FAULTS = 'latency=20% errors=3% limits=2% delay=200';

/** Results, with the numbers of requests rejected for missing access and for too many follow-ups. */
export interface GuestTally extends Tally {
  noAccess: number;
  beyondFive: number;
}

/**
 * Plays games in DMs and on a server where the bot is not a member, with simulated faults and kills. Throws if a move that a
 * user saw is lost, or if a board stays outdated after a press.
 */
export async function guestCampaign(kills: number, seed = 0): Promise<GuestTally> {
  const refused = { noAccess: 0, beyondFive: 0 };
  const asGuest: Scene = async (playground, random) => {
    playground.api.on('refusal', (code) => {
      if (code === MISSING_ACCESS) refused.noAccess++;
      if (code === TOO_MANY_FOLLOW_UPS) refused.beyondFive++;
    });
    playground.world.installations.setServer(false);
    playground.faults.set(parseFaults(`seed=${seed} ${FAULTS}`));
    const people = await connectUsers(playground);
    for (const person of people) await person.install();
    const [ada, bo, cleo, dev] = people as [(typeof people)[0] & object, ...typeof people];
    if (!bo || !cleo || !dev) throw new Error('A user did not connect.');
    const chats = [await ada.chat(bo), await cleo.chat(dev), await ada.chat(bo, cleo, dev)].map(({ id }) => id);
    const [room] = TEXT_CHANNELS;
    await Promise.all(people.map((person) => person.until(() => person.channels.some(({ id }) => id === chats[2]))));
    const wake = async () => {
      await Promise.all(people.map((person) => person.until(() => person.online && person.commands.length > 0)));
      for (const person of people)
        for (const { id } of person.channels.filter(({ id }) => id === room.id || chats.includes(id)))
          await person.command(id, 'tables');
    };
    return {
      pressers: randomPressersOf(people, random, { places: [room.id, ...chats], duels: chats.slice(0, 2) }),
      wake,
    };
  };
  return { ...(await campaign(kills, seed, sqlite, asGuest)), ...refused };
}

if (import.meta.main) {
  const [kills, firstSeed, database] = scriptArguments(50, 0, 'sqlite');
  const sum: Tally = { kills: 0, presses: 0, touches: 0, tables: 0, moves: 0, seen: 0 };
  for (let seed = firstSeed; sum.kills < kills; seed++) {
    const count = Math.min(KILLS_PER_PLAYGROUND, kills - sum.kills);
    const stretch = await (database === 'guests'
      ? guestCampaign(count, seed)
      : campaign(count, seed, DATABASES[database]));
    for (const what of Object.keys(sum) as (keyof Tally)[]) sum[what] += stretch[what];
    console.log(
      `${sum.kills} kills: ${sum.presses} presses, ${sum.touches} touches, ${sum.moves} moves at ${sum.tables} tables; ` +
        `all ${sum.seen} shown moves are stored exactly once and in order, ${sum.moves - sum.seen} more were saved but not shown`,
    );
  }
}
