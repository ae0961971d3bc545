import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Playground, startPlayground } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { LOCAL_SERVER } from '../../bot/local-server.ts';
import { postgresServer, type TestServer } from '../../storage/testing/servers.ts';
import { type Child, startBot, startChild } from '../child-process.ts';
import { temporaryFolder } from '../test-bot.ts';
import { LoadUser, RoomEvents } from './load-user.ts';
import { compareToLimit, median, playFor, printRow, quantile } from './measure.ts';
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

/** A measurement of one subject with a number of games. */
interface Stage {
  readonly games: number;
  readonly movesPerSecond: number;
  /** Milliseconds until each move was shown. */
  readonly times: readonly number[];
  /** Processor milliseconds of the bot per move, without its database. */
  readonly work: number;
  /** Processor time of the bot per second. */
  readonly busy: number;
  /** Growth of the resident memory in KB per move. */
  readonly growth: number;
  /** Number of games that could not start or go on. */
  readonly failed: number;
}

type Pressing = Pick<Player, 'answers' | 'press'>;
type Playing = Pressing & { readonly isPlaying?: boolean };

/** Results of one subject. Memory is in MB. */
export interface LoadResult {
  readonly name: string;
  readonly stages: Stage[];
  /** Measurement with pauses that halve the moves per second of the best stage. */
  half?: Stage;
  readonly memoryAtStart: number;
  peakMemory: number;
  restingMemory: number;
}

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
      for (const one of running) {
        const stage = await measure(one, count, options);
        one.stages.push(stage);
        printStage(one.name, String(count), stage, gamecordOf(running)?.stages[index]);
      }
    for (const one of running) {
      const { games: count, movesPerSecond } = saturationOf(one);
      one.half = await measure(one, count, options, (2000 * count) / movesPerSecond);
      printStage(one.name, `${count} half`, one.half, gamecordOf(running)?.half);
    }
    await sleep(1000 * restSeconds);
    for (const one of running) one.restingMemory = memoryOf(one.bots);
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
  return { name, stages: [], memoryAtStart, peakMemory: 0, restingMemory: 0, bots, playground, players };
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
  const press = (player: Playing) => player.press().catch(() => void failed++);
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

function saturationOf({ stages }: LoadResult): Stage {
  return stages.reduce((best, stage) => (stage.movesPerSecond > best.movesPerSecond ? stage : best));
}

const nameOf = (subject: string) => subject.padEnd(16);

function gamecordOf(results: readonly LoadResult[]): LoadResult | undefined {
  return results.find(({ name }) => name === 'gamecord');
}

function printStageHeads(): void {
  printRow(
    [nameOf('subject'), 'games'],
    ['moves/s', 'gamecord', 'p50 ms', 'p99 ms', 'cpu ms', 'KB/move', 'cores', 'failed'],
  );
}

/** Prints a measurement as soon as it is there, with its ratio to gamecord's. */
function printStage(subject: string, games: string, stage: Stage, gamecord: Stage | undefined): void {
  printRow(
    [nameOf(subject), games],
    [
      stage.movesPerSecond.toFixed(0),
      gamecord ? `${(stage.movesPerSecond / gamecord.movesPerSecond).toFixed(2)}x` : '',
      median(stage.times).toFixed(0),
      quantile(stage.times, 0.99).toFixed(0),
      stage.work.toFixed(2),
      stage.growth.toFixed(1),
      stage.busy.toFixed(2),
      String(stage.failed),
    ],
  );
}

/** Prints the best stage of each subject, the limits, and memory at the start, at the peak and after the rest. */
function printSaturation(results: readonly LoadResult[]): void {
  console.log('\nat saturation');
  printRow(
    [nameOf('subject'), 'games'],
    [
      'moves/s',
      'gamecord',
      'aim',
      'one proc.',
      'aim',
      'half p99',
      'aim',
      'start MB',
      'peak MB',
      'rest MB',
      'x start',
      'aim',
    ],
  );
  const rateOf = (name: string) => {
    const found = results.find((one) => one.name === name);
    return found ? saturationOf(found).movesPerSecond : Number.NaN;
  };
  for (const one of results) {
    const { games, movesPerSecond } = saturationOf(one);
    const { database, bot, processes } = SUBJECTS[one.name]!;
    const isOurs = database !== undefined;
    const ratio = (other: number, least: number, counts = true) =>
      Number.isNaN(other) ? ['', ''] : compareToLimit(movesPerSecond / other, counts ? { least } : undefined);
    const p99 = quantile(one.half?.times ?? [], 0.99);
    printRow(
      [nameOf(one.name), String(games)],
      [
        movesPerSecond.toFixed(0),
        ...(bot === 'npm start' ? ['', ''] : ratio(rateOf('gamecord'), 1, isOurs)),
        ...(processes ? ratio(rateOf(one.name.replace(/-\d+$/, '')), 1.7) : ['', '']),
        p99.toFixed(0),
        isOurs ? `<= 500 ${p99 <= 500 ? 'yes' : 'NO'}` : '',
        one.memoryAtStart.toFixed(0),
        one.peakMemory.toFixed(0),
        one.restingMemory.toFixed(0),
        ...compareToLimit(one.restingMemory / one.memoryAtStart, isOurs ? { most: 1.5 } : undefined),
      ],
    );
  }
}
