import { GUILD, type Playground, startPlayground, type TestUser } from '@longtable/playground';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import type { Log } from '../bot/host/context.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import { type Longtable, startLongtable } from '../bot/longtable.ts';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { departureKind } from '../storage/records/server.ts';
import { serverTablesKind } from '../storage/records/table.ts';
import { recordingLog } from './context.ts';
import { messageWithButton, startNoughts } from './game-helpers.ts';
import { builtInGames } from './games/index.ts';
import { temporaryFolder } from './test-bot.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ROOM = 'table';
/** Shards of DMs and of the playground's server. */
const [DIRECT, SERVER] = [0, 1] as const;

let now: number;
let folder: ReturnType<typeof temporaryFolder>;
let playground: Playground;
/** Simulated processes, one per shard, each with its own database connection. */
let processes: ShardProcess[];
let ada: TestUser;
let bo: TestUser;

interface ShardProcess {
  readonly longtable: Longtable;
  readonly storage: Storage;
  /** Number of answered interactions. */
  answers: number;
}

beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  folder = temporaryFolder();
  playground = await startPlayground({ server: LOCAL_SERVER, limits: false, shards: 2 });
  processes = [await startProcess(DIRECT), await startProcess(SERVER)];
  [ada, bo] = [playground.user('Ada'), playground.user('Bo')];
});

afterEach(async () => {
  for (const person of [ada, bo]) person.leave();
  for (const { longtable } of processes) await longtable.close();
  await playground.close();
  for (const { storage } of processes) await storage.close();
  folder.remove();
});

async function startProcess(shard: number): Promise<ShardProcess> {
  const storage = await openStorage(`sqlite:${folder.path}/longtable.sqlite`);
  const commands = await loadCommands(new URL('../commands/', import.meta.url));
  const longtable = await startLongtable({
    features: FEATURES,
    token: playground.token,
    apiUrl: playground.apiUrl,
    shards: { ids: [shard], count: 2 },
    storage,
    games: builtInGames,
    commands,
    log: recordingLog() as Log,
    limits: { pingDelayMs: 0, editsApart: 0 },
    now: () => now,
    onInteraction: () => {
      processOf.answers++;
    },
  });
  const processOf: ShardProcess = { longtable, storage, answers: 0 };
  await longtable.registered;
  return processOf;
}

const half = (shard: number) => processes[shard] as ShardProcess;
const answers = () => processes.map((one) => one.answers);

test('answers servers by shard and DMs in the first process, with shared tables', async () => {
  await startNoughts(ada, bo, ROOM);
  await expect.poll(answers).toEqual([0, 2]);
  const { id: dm } = await ada.openDm();
  await ada.command(dm, 'tables');
  await ada.until(() => ada.messages(dm).at(-1)?.content.includes('Noughts and Crosses'));
  await expect.poll(answers).toEqual([1, 2]);
});

test('runs due work of any table in any process', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'noughts', options: { opponent: bo.user.id, clock: DAY } });
  await bo.click(await messageWithButton(bo, ROOM, 'Accept'), 'Accept');
  await bo.until(() => bo.messages(ROOM).some(({ content }) => content.includes('It’s your turn in')));
  now += 20 * HOUR;
  await half(DIRECT).longtable.runDue();
  await bo.until(() => bo.messages(ROOM).some(({ content }) => content.includes('running out of time')));
});

test('keeps tables of servers that belong to another process', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  for (const shard of [DIRECT, SERVER]) {
    await half(shard).longtable.close();
    await half(shard).storage.close();
    processes[shard] = await startProcess(shard);
  }
  now += 8 * DAY;
  for (const { longtable } of processes) await longtable.sweep();
  const { context } = half(DIRECT).longtable.bot;
  expect(await Array.fromAsync(context.storage.store(departureKind).ids())).toEqual([]);
  expect(await Array.fromAsync(context.storage.store(serverTablesKind).ids())).toEqual([GUILD.id]);
  await ada.until(() => ada.online);
  await ada.click(board, 'a1');
  await ada.until(() => ada.latest(board)?.content.includes('takes a1'));
});
