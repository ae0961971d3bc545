import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { dungeon } from '@longtable/dungeon';
import { isShortcut, RNG, walkToLine } from '@longtable/kit';
import {
  CLIENT_SECRET,
  PREDEFINED_USERS,
  startPlayground,
  TEXT_CHANNELS,
  type TestUser,
  textOf,
} from '@longtable/playground';
import { WebSocket } from 'ws';
import { FEATURES } from '../../bot/features/index.ts';
import type { Context } from '../../bot/host/context.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { Refusal } from '../../bot/host/refusal.ts';
import { findTable, findTableAt } from '../../bot/host/table/find.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { postgresServer, redisServer, type TestServer } from '../../storage/testing/servers.ts';
import { post, sessionFor } from '../bench/touch.ts';
import { freePort, startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { isEphemeral } from '../game-helpers.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';

/** Maximum pause of the bot or the database, in milliseconds. It is longer than Discord waits for a response. */
const MAX_PAUSE_MS = 5000;
/** Maximum time between two faults, in milliseconds. */
const MAX_INTERVAL_MS = 3000;

/** Maximum time for which a page repeats a line that has no answer, in milliseconds. */
const MAX_REPEATING_MS = 60_000;

/** A line that a player has typed or touched. */
interface Typed {
  readonly line: string;
  /** Whether it was acknowledged: the response showed the board after it, or the page received that it is done. */
  isShown: boolean;
}

export interface Tally {
  typed: number;
  shown: number;
  moves: number;
  faults: number;
  kills: number;
}

/** A database whose server is paused and restarted, too. The test server of Redis keeps nothing when it is restarted. */
const DATABASES = {
  sqlite: () => ({ server: undefined, isDurable: false }),
  postgres: async () => ({ server: await postgresServer.start(), isDurable: true }),
  redis: async () => ({ server: await redisServer.start(), isDurable: false }),
} satisfies Record<string, () => unknown>;

/** How the players send their lines. */
type Way = 'typed' | 'touched';

interface Run {
  readonly kills: number;
  readonly seed: number;
  readonly database?: string;
  readonly way?: Way;
}

/**
 * Types or touches moves until the bot has been killed a number of times. Between the kills, it is paused, and the database is
 * paused and restarted. Throws if an acknowledged move is not in the log exactly once and in order, or if another move was
 * played after a later one.
 */
export async function campaign({ kills, seed, database = 'postgres', way = 'typed' }: Run): Promise<Tally> {
  const random = RNG.seeded(seed);
  const folder = temporaryFolder();
  const { server, isDurable } = await DATABASES[database as keyof typeof DATABASES]();
  const url = server?.url ?? `sqlite:${folder.path}/order.sqlite`;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const playground = await startPlayground({
    ...{ server: LOCAL_SERVER, limits: false, waitMs: 10_000, pauseMs: 0 },
    activityUrl: address,
  });
  const settings = { ACTIVITY_PORT: String(port), DISCORD_CLIENT_SECRET: CLIENT_SECRET };
  const start = () => startBot(playground, url, settings);
  let bot = await start();
  const storage = await openStorage(url);
  const context = openContext({ features: FEATURES, storage, games: builtInGames, log: recordingLog() });
  const tables = new Map<string, Typed[]>();
  let count = 0;
  let killed = 0;
  const kill = async () => {
    await bot.end('SIGKILL');
    killed++;
    bot = await start();
  };
  const pause = async () => {
    bot.signal('SIGSTOP');
    await sleep(random.below(MAX_PAUSE_MS));
    bot.signal('SIGCONT');
  };
  const faults = [kill, pause, ...(server ? serverFaults(server, random, isDurable) : [])];
  const users = await Promise.all(
    TEXT_CHANNELS.map((_, n) => playground.user(PREDEFINED_USERS[n % PREDEFINED_USERS.length]!.user.id)),
  );
  try {
    const typing = users.map(async (user, n) => {
      await user.until(() => user.online && user.commands.length > 0);
      const own = RNG.seeded(seed * 100 + n);
      const send = way === 'typed' ? typeLine : touchLine(address);
      while (killed < kills) await playOnce(context, user, TEXT_CHANNELS[n]!.id, own, tables, send);
    });
    for (; killed < kills; count++) {
      await sleep(random.below(MAX_INTERVAL_MS));
      await (random.below(2) === 0 ? kill : random.pick(faults))();
    }
    await Promise.all(typing);
    // Running commits end within the statement timeout.
    await sleep(2 * MAX_PAUSE_MS);
    const tally = { typed: 0, shown: 0, moves: 0, faults: count, kills: killed };
    for (const [id, typed] of tables) {
      const loaded = await findTable(context, id);
      const log = (await readLog(context, loaded.table)).map(({ line }) => line);
      const violation = violationOf(log, typed);
      if (violation) throw new Error(`Table ${id}: ${violation}\n${log.join(', ')}\n${typed.map(print).join(', ')}`);
      tally.typed += typed.length;
      tally.shown += typed.filter(({ isShown }) => isShown).length;
      tally.moves += log.length;
    }
    return tally;
  } finally {
    for (const user of users) user.leave();
    await bot.end('SIGKILL');
    await playground.close();
    await storage.close();
    await server?.stop();
    folder.remove();
  }
}

/** Returns the faults of a database's server: a pause and, if it keeps its data, a restart. */
function serverFaults(server: TestServer, random: RNG, isDurable: boolean): (() => Promise<void>)[] {
  const freeze = async () => {
    server.freeze();
    await sleep(random.below(MAX_PAUSE_MS));
    server.wake();
  };
  return [freeze, ...(isDurable ? [() => server.restart()] : [])];
}

/** Sends a line of a user. Returns whether it was acknowledged. */
type Send = (user: TestUser, room: string, line: string, table: LoadedTable['table']) => Promise<boolean>;

/** Plays one move, or opens a table. Waits while the database cannot be read. */
async function playOnce(
  context: Context,
  user: TestUser,
  room: string,
  random: RNG,
  tables: Map<string, Typed[]>,
  send: Send,
): Promise<void> {
  const found = await findTableAt(context, room).catch((error) => (error instanceof Refusal ? {} : undefined));
  if (!found) return sleep(200);
  const { table, game }: Partial<LoadedTable> = found;
  const line =
    table?.status === 'playing' && game && walkToLine(game, table.state, 0, (choices) => random.pick(choices));
  if (!table || !line) {
    await user.command(room, 'play', { subcommand: dungeon.id });
    return sleep(100);
  }
  if (isShortcut(line)) return;
  const typed: Typed = { line, isShown: false };
  tables.set(table.id, [...(tables.get(table.id) ?? []), typed]);
  typed.isShown = await send(user, room, line, table);
}

const typeLine: Send = async (user, room, line) => {
  const known = new Set(user.messages(room).map(({ id }) => id));
  const { ok } = await user.command(room, 'move', { options: { move: line } });
  const replies = user.messages(room).filter((message) => !known.has(message.id) && isEphemeral(message));
  for (const message of replies) await user.dismiss(message);
  return ok && replies.some((message) => textOf(message).startsWith(`**${dungeon.title}**`));
};

/** Returns a function that touches lines on a page of its own. Like the page, it repeats a line with the same id until it is answered. */
function touchLine(address: string): Send {
  let session: string | undefined;
  let socket: WebSocket | undefined;
  const connect = async (user: TestUser, room: string): Promise<WebSocket> => {
    if (socket?.readyState === WebSocket.OPEN) return socket;
    await user.go(room);
    session ??= await sessionFor(user, address);
    const { ticket } = await post(address, '/api/ticket', {}, session);
    socket = new WebSocket(`${address.replace('http', 'ws')}/ws?ticket=${ticket}`);
    await once(socket, 'open');
    return socket;
  };
  return async (user, room, line, { id: table, turns }) => {
    const id = randomUUID();
    const message = JSON.stringify({ type: 'line', id, table, seat: 0, turn: turns[0]?.count ?? 0, line });
    for (const end = performance.now() + MAX_REPEATING_MS; performance.now() < end; await sleep(200)) {
      const answering = connect(user, room).then((open) => answerTo(open, message, id));
      // The Activity is not opened while the bot is away.
      const answer = await Promise.race([answering, sleep(4 * MAX_PAUSE_MS, undefined, { ref: false })]).catch(
        () => undefined,
      );
      if (answer) return answer === 'done';
    }
    return false;
  };
}

/** Sends a message to the bot and returns the type of its answer. Undefined if the socket closes or stays silent. */
async function answerTo(socket: WebSocket, message: string, id: string): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const onMessage = (data: unknown) => {
    const answer = JSON.parse(String(data));
    if (answer.id === id) resolve(answer.type);
  };
  const onClose = () => resolve(undefined);
  socket.on('message', onMessage).once('close', onClose);
  socket.send(message);
  const timeout = setTimeout(() => socket.terminate(), 2 * MAX_PAUSE_MS);
  return promise.finally(() => {
    clearTimeout(timeout);
    socket.off('message', onMessage).off('close', onClose);
  });
}

/** Returns the first violation: the log must have every shown line in order, and otherwise only unanswered lines in typing order. */
function violationOf(log: readonly string[], typed: readonly Typed[]): string | undefined {
  // Lengths of the log that the typed lines so far can explain.
  let reached = new Set([0]);
  for (const { line, isShown } of typed) {
    const played = [...reached].filter((n) => log[n] === line).map((n) => n + 1);
    if (isShown && played.length === 0) return `"${line}" was shown and is missing or out of order`;
    reached = new Set([...(isShown ? [] : reached), ...played]);
  }
  return reached.has(log.length) ? undefined : 'the log differs from the typed lines';
}

const print = ({ line, isShown }: Typed) => (isShown ? line : `(${line})`);

/** Number of kills per playground. */
const KILLS_PER_RUN = 50;

if (import.meta.main) {
  const [kills, first, database, way] = scriptArguments(1000, 0, 'postgres', 'typed');
  let [done, broken] = [0, 0];
  for (let seed = first; done < kills; seed++) {
    const some = Math.min(KILLS_PER_RUN, kills - done);
    done += some;
    try {
      const {
        typed,
        shown,
        moves,
        faults,
        kills: killed,
      } = await campaign({ kills: some, seed, database, way: way as Way });
      console.log(
        `run ${seed}: ${killed} kills, ${faults - killed} other faults, ${typed} ${way}, ${shown} acknowledged, ${moves} in the logs, all in order`,
      );
    } catch (error) {
      broken++;
      console.log(`run ${seed}: ${error}`);
    }
  }
  console.log(`${done} kills on ${database}, ${way}: ${broken} runs broken`);
  process.exitCode = broken > 0 ? 1 : 0;
}
