import { setTimeout as sleep } from 'node:timers/promises';
import { dungeon } from '@longtable/dungeon';
import { isShortcut, RNG, walkToLine } from '@longtable/kit';
import { PREDEFINED_USERS, startPlayground, TEXT_CHANNELS, type TestUser, textOf } from '@longtable/playground';
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
import { postgresServer } from '../../storage/testing/servers.ts';
import { startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { isEphemeral } from '../game-helpers.ts';
import { scriptArguments } from '../script.ts';

/** Maximum pause of the bot or the database, in milliseconds. It is longer than Discord waits for a response. */
const MAX_PAUSE_MS = 5000;
/** Maximum time between two faults, in milliseconds. */
const MAX_INTERVAL_MS = 3000;

/** A line that a player has typed. */
interface Typed {
  readonly line: string;
  /** Whether the response showed the board after it. */
  isShown: boolean;
}

export interface Tally {
  typed: number;
  shown: number;
  moves: number;
  faults: number;
}

/**
 * Types moves on PostgreSQL while the bot is killed and paused and the database is paused and restarted. Throws if a shown
 * move is not in the log exactly once and in order, or if an unanswered move was played after a later one.
 */
export async function campaign(seconds: number, seed: number): Promise<Tally> {
  const random = RNG.seeded(seed);
  const server = await postgresServer.start();
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, waitMs: 10_000, pauseMs: 0 });
  const start = () => startBot(playground, server.url);
  let bot = await start();
  const storage = await openStorage(server.url);
  const context = openContext({ features: FEATURES, storage, games: builtInGames, log: recordingLog() });
  const tables = new Map<string, Typed[]>();
  const end = performance.now() + seconds * 1000;
  const faults = [
    async () => {
      await bot.end('SIGKILL');
      bot = await start();
    },
    async () => {
      bot.signal('SIGSTOP');
      await sleep(random.below(MAX_PAUSE_MS));
      bot.signal('SIGCONT');
    },
    async () => {
      server.freeze();
      await sleep(random.below(MAX_PAUSE_MS));
      server.wake();
    },
    () => server.restart(),
  ];
  const users = await Promise.all(
    TEXT_CHANNELS.map((_, n) => playground.user(PREDEFINED_USERS[n % PREDEFINED_USERS.length]!.user.id)),
  );
  try {
    const typing = users.map(async (user, n) => {
      await user.until(() => user.online && user.commands.length > 0);
      const own = RNG.seeded(seed * 100 + n);
      while (performance.now() < end) await typeOnce(context, user, TEXT_CHANNELS[n]!.id, own, tables);
    });
    let count = 0;
    for (; performance.now() < end; count++) {
      await sleep(random.below(MAX_INTERVAL_MS));
      await random.pick(faults)();
    }
    await Promise.all(typing);
    // Running commits end within the statement timeout.
    await sleep(2 * MAX_PAUSE_MS);
    const tally = { typed: 0, shown: 0, moves: 0, faults: count };
    for (const [id, typed] of tables) {
      const found = await findTable(context, id);
      const log = (await readLog(context, found.table)).map(({ line }) => line);
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
    await server.stop();
  }
}

/** Types one move, or opens a table. Waits while the database cannot be read. */
async function typeOnce(
  context: Context,
  user: TestUser,
  room: string,
  random: RNG,
  tables: Map<string, Typed[]>,
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
  const known = new Set(user.messages(room).map(({ id }) => id));
  const { ok } = await user.command(room, 'move', { options: { move: line } });
  const replies = user.messages(room).filter((message) => !known.has(message.id) && isEphemeral(message));
  typed.isShown = ok && replies.some((message) => textOf(message).startsWith(`**${dungeon.title}**`));
  for (const message of replies) await user.dismiss(message);
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

if (import.meta.main) {
  const [runs, seconds, first] = scriptArguments(20, 90, 0);
  let broken = 0;
  for (let seed = first; seed < first + runs; seed++) {
    try {
      const { typed, shown, moves, faults } = await campaign(seconds, seed);
      console.log(`run ${seed}: ${faults} faults, ${typed} typed, ${shown} shown, ${moves} in the logs, all in order`);
    } catch (error) {
      broken++;
      console.log(`run ${seed}: ${error}`);
    }
  }
  console.log(`${runs} runs, ${broken} broken`);
  process.exitCode = broken > 0 ? 1 : 0;
}
