import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Playground, startPlayground } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { postgresServer, type TestServer } from '../../storage/testing/servers.ts';
import { type Child, startBot, startChild } from '../child-process.ts';
import { temporaryFolder } from '../test-bot.ts';
import {
  gamecordOf,
  type LoadResult,
  printSaturation,
  printStage,
  printStageHeads,
  type Stage,
  saturationOf,
} from './load-table.ts';
import { LoadUser, RoomEvents } from './load-user.ts';
import { playFor } from './measure.ts';
import { GAMECORD, installPeers, LONGTABLE, type NoughtsBot, NoughtsPlayers, TICTACTOE } from './noughts.ts';
import { type Player, TablePlayers } from './player.ts';

/** A bot, the number of its processes, its game and its database. */
interface Subject {
  readonly bot: NoughtsBot | 'npm start';
  readonly database?: 'sqlite' | 'postgres';
  readonly processes?: number;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  gamecord: { bot: GAMECORD },
  tictactoe: { bot: TICTACTOE },
  sqlite: { bot: LONGTABLE, database: 'sqlite' },
  postgres: { bot: LONGTABLE, database: 'postgres' },
  'postgres-2': { bot: LONGTABLE, database: 'postgres', processes: 2 },
  'duel-sqlite': { bot: 'npm start', database: 'sqlite' },
  'duel-postgres': { bot: 'npm start', database: 'postgres' },
  'duel-postgres-2': { bot: 'npm start', database: 'postgres', processes: 2 },
};

export interface LoadOptions {
  /** Numbers of simultaneous games, ascending. */
  readonly games: readonly number[];
  /** Seconds per measurement. */
  readonly seconds: number;
  readonly restSeconds: number;
  /** Pause after a start and after a measurement. */
  readonly settleMs?: number;
  readonly subjects: readonly string[];
}

type Pressing = Pick<Player, 'answers' | 'press'>;
type Playing = Pressing & { readonly isPlaying?: boolean };

interface Running extends LoadResult {
  readonly bots: readonly Child[];
  readonly playground: Playground;
  readonly players: readonly Playing[];
}

/** Servers of a playground. A server has at most 200 tables, and two processes share the servers evenly. */
const SERVERS = 16;
/** Number of games that start simultaneously before a measurement. */
const OPENED_TOGETHER = 16;
const SETTLE_MS = 3000;
const SAMPLE_MS = 500;
const FIRST_ROOM = 10_000n;
const MB = 2 ** 20;

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '1,8,32,128,256' },
      seconds: { type: 'string', default: '15' },
      rest: { type: 'string', default: '60' },
      subjects: { type: 'string', default: Object.keys(SUBJECTS).join() },
    },
  });
  const results = await compareLoad({
    games: values.games.split(',').map(Number),
    seconds: Number(values.seconds),
    restSeconds: Number(values.rest),
    subjects: values.subjects.split(','),
  });
  printSaturation(results);
}

/** Lets all subjects play in turn with each number of games, then rests. */
export async function compareLoad(options: LoadOptions): Promise<LoadResult[]> {
  const { games, restSeconds, subjects } = options;
  process.setMaxListeners(0);
  const folder = temporaryFolder();
  const servers: TestServer[] = [];
  const running: Running[] = [];
  const databaseOf = async (name: string, { database }: Subject) => {
    if (database !== 'postgres') return `sqlite:${folder.path}/${name}.sqlite`;
    const server = await postgresServer.start();
    servers.push(server);
    return server.url;
  };
  try {
    for (const name of subjects) {
      const subject = SUBJECTS[name];
      if (!subject) throw new Error(`Unknown subject "${name}". Known: ${Object.keys(SUBJECTS).join(', ')}.`);
      if (subject.database === 'postgres' && !postgresServer.installed) {
        console.error(`PostgreSQL is not installed; ${name} is skipped.`);
        continue;
      }
      running.push(await open(name, subject, await databaseOf(name, subject), options));
    }
    printStageHeads();
    for (const [index, count] of games.entries())
      for (const run of running) {
        const stage = await measure(run, count, options);
        run.stages.push(stage);
        printStage(run.name, String(count), stage, gamecordOf(running)?.stages[index]);
      }
    for (const run of running) {
      const { games: count, movesPerSecond } = saturationOf(run);
      run.half = await measure(run, count, options, (2000 * count) / movesPerSecond);
      printStage(run.name, `${count} half`, run.half, gamecordOf(running)?.half);
    }
    await sleep(1000 * restSeconds);
    for (const run of running) run.restingMemory = memoryOf(run.bots);
    return running;
  } finally {
    for (const { bots, playground } of running) {
      await Promise.all(bots.map((bot) => bot.end()));
      await playground.close();
    }
    for (const server of servers) await server.stop();
    folder.remove();
  }
}

async function open(name: string, subject: Subject, database: string, options: LoadOptions): Promise<Running> {
  const { bot: played, processes = 1 } = subject;
  const others = Array.from({ length: SERVERS - 1 }, (_, number) => `Server ${number}`);
  const playground = await startPlayground({
    server: { ...LOCAL_SERVER, servers: others },
    limits: false,
    shards: processes,
  });
  const { world, token, apiUrl } = playground;
  const events = new RoomEvents(playground);
  const players = Array.from({ length: Math.max(...options.games) }, (_, number) => {
    const server = world.servers[number % SERVERS]!.id;
    const room = String(BigInt(server) + FIRST_ROOM + BigInt(number));
    world.addChannel(textChannel(room, `room-${number}`, number, server));
    const join = (seat: number) => {
      const id = String(BigInt(server) + 2n * FIRST_ROOM + BigInt(2 * number + seat));
      const member = world.users.restoreSaved({ id, name: `Player${number}-${seat}` });
      return new LoadUser(playground, member, room, events);
    };
    const people = [join(0), join(1)] as const;
    return played === 'npm start' ? new TablePlayers(people, room, 'duel') : new NoughtsPlayers(played, people, room);
  });
  const bots: Child[] = [];
  for (let shard = 0; shard < processes; shard++) {
    const sharding = processes === 1 ? {} : { SHARDS: `${shard}/${processes}` };
    if (played === 'npm start') bots.push(await startBot({ token, apiUrl }, database, sharding));
    else {
      if (played !== LONGTABLE) installPeers();
      const settings = { NODE_OPTIONS: '--max-semi-space-size=8', DATABASE_URL: database, ...sharding };
      const env = { DISCORD_API_URL: apiUrl, DISCORD_TOKEN: token, ...settings };
      bots.push(await startChild(played.script, env, /^ready/));
    }
  }
  await sleep(options.settleMs ?? SETTLE_MS);
  const memoryAtStart = memoryOf(bots);
  const kind = { isOurs: subject.database !== undefined, isNoughts: played !== 'npm start', processes };
  return { name, ...kind, stages: [], memoryAtStart, peakMemory: 0, restingMemory: 0, bots, playground, players };
}

/** Lets users play this many games simultaneously. With `turnMs`, a game makes one move in this time on average. */
async function measure(one: Running, games: number, options: LoadOptions, turnMs?: number): Promise<Stage> {
  const { bots } = one;
  const players = one.players.slice(0, games);
  const before = memoryOf(bots);
  const sampling = setInterval(() => {
    one.peakMemory = Math.max(one.peakMemory, memoryOf(bots));
  }, SAMPLE_MS);
  const bot = { processorTime: () => bots.reduce((sum, child) => sum + child.processorTime(), 0) };
  let failed = 0;
  const press = (player: Playing) =>
    player.press().catch((error: Error) => {
      failed++;
      console.error(`${one.name}: ${error.message}`);
      return undefined;
    });
  try {
    for (let first = 0; first < games; first += OPENED_TOGETHER)
      await Promise.all(
        players.slice(first, first + OPENED_TOGETHER).map((player) => player.isPlaying || press(player)),
      );
    const pressing = players.map((player) =>
      turnMs === undefined ? pressingBy(player, press) : paced(player, press, turnMs),
    );
    const { times, ms, processor } = await playFor(pressing, 1000 * options.seconds, bot);
    const growth = ((memoryOf(bots) - before) * 1024) / times.length;
    const stage = { games, times, growth, busy: processor / ms, work: processor / times.length };
    // Other bots end games without moves, so none is left unfinished.
    await Promise.all(players.map((player) => finish(player, press)));
    await sleep(options.settleMs ?? SETTLE_MS);
    return { ...stage, movesPerSecond: (1000 * times.length) / ms, failed };
  } finally {
    clearInterval(sampling);
  }
}

type Press = (player: Playing) => Promise<number | undefined>;

function pressingBy(player: Playing, press: Press): Pressing {
  return {
    get answers() {
      return player.answers;
    },
    press: () => press(player),
  };
}

function paced(player: Playing, press: Press, turnMs: number): Pressing {
  let next = performance.now() + Math.random() * turnMs;
  return pressingBy(player, async () => {
    await sleep(Math.max(0, next - performance.now()));
    const time = await press(player);
    // Presses that are not moves take no turn.
    if (time !== undefined) next += turnMs;
    return time;
  });
}

async function finish(player: Playing, press: Press): Promise<void> {
  while (player.isPlaying) await press(player);
}

function memoryOf(bots: readonly Child[]): number {
  return bots.reduce((sum, bot) => sum + bot.residentMemory(), 0) / MB;
}
