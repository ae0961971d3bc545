import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dungeon } from '@longtable/dungeon';
import { isShortcut, RNG, walkToLine } from '@longtable/kit';

import { PREDEFINED_USERS, startPlayground, TEXT_CHANNELS } from '@longtable/playground';
import { TestUser, textOf } from '@longtable/playground/testing/test-user';
import type { Context } from '../../bot/host/context.ts';
import { openContext } from '../../bot/host/open.ts';
import { findTable, findTableAt } from '../../bot/host/table/find.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { postgresServer } from '../../storage/testing/servers.ts';
import { startBot } from '../child.ts';
import { keptLog } from '../context.ts';
import { isEphemeral } from '../played.ts';

/** The longest pause of the bot or of the database, in milliseconds: longer than Discord waits for an answer. */
const PAUSE_MS = 5000;
/** The longest time between two troubles, in milliseconds. */
const PEACE_MS = 3000;

/** A line that a player has typed, and whether its board was shown in answer. */
interface Typed {
  readonly line: string;
  isShown: boolean;
}

export interface Tally {
  typed: number;
  shown: number;
  moves: number;
  troubles: number;
}

/**
 * Lets people type moves on PostgreSQL while the bot is killed and paused and the database is paused and restarted. Throws
 * if a move that was shown is not in the log once and in its place, or if one without an answer was played after a later one.
 */
export async function campaign(seconds: number, seed: number): Promise<Tally> {
  const random = RNG.seeded(seed);
  const server = await postgresServer.start();
  const playground = await startPlayground({ port: 0, limits: false });
  const start = () => startBot(playground, server.url);
  let bot = await start();
  const storage = await openStorage(server.url);
  const context = openContext({ storage, shelf: builtInGames, log: keptLog() });
  const tables = new Map<string, Typed[]>();
  const end = performance.now() + seconds * 1000;
  const troubles = [
    async () => {
      await bot.end('SIGKILL');
      bot = await start();
    },
    async () => {
      bot.signal('SIGSTOP');
      await sleep(random.below(PAUSE_MS));
      bot.signal('SIGCONT');
    },
    async () => {
      server.freeze();
      await sleep(random.below(PAUSE_MS));
      server.wake();
    },
    () => server.restart(),
  ];
  const people = await Promise.all(
    TEXT_CHANNELS.map((_, n) => TestUser.join(playground.url, PREDEFINED_USERS[n % PREDEFINED_USERS.length]!.user.id)),
  );
  try {
    const typing = people.map(async (person, n) => {
      await person.until(() => person.online && person.commands.length > 0);
      const own = RNG.seeded(seed * 100 + n);
      while (performance.now() < end) await typeOnce(context, person, TEXT_CHANNELS[n]!.id, own, tables);
    });
    let count = 0;
    for (; performance.now() < end; count++) {
      await sleep(random.below(PEACE_MS));
      await random.pick(troubles)();
    }
    await Promise.all(typing);
    // Commits that are still under way end within the time that the server gives them.
    await sleep(2 * PAUSE_MS);
    const tally = { typed: 0, shown: 0, moves: 0, troubles: count };
    for (const [id, typed] of tables) {
      const found = await findTable(context, id);
      if ('refused' in found) throw new Error(`Table ${id} cannot be read: ${found.refused.code}`);
      const log = (await readLog(context, found.table)).map(({ line }) => line);
      const flaw = flawOf(log, typed);
      if (flaw) throw new Error(`Table ${id}: ${flaw}\n${log.join(', ')}\n${typed.map(print).join(', ')}`);
      tally.typed += typed.length;
      tally.shown += typed.filter(({ isShown }) => isShown).length;
      tally.moves += log.length;
    }
    return tally;
  } finally {
    for (const person of people) person.leave();
    await bot.end('SIGKILL');
    await playground.close();
    await storage.close();
    await server.stop();
  }
}

/** Types one move, or begins a game. Nothing is typed while the database cannot be read. */
async function typeOnce(
  context: Context,
  person: TestUser,
  room: string,
  random: RNG,
  tables: Map<string, Typed[]>,
): Promise<void> {
  const found = await findTableAt(context, room).catch(() => undefined);
  if (!found) return sleep(200);
  const { table, game } = 'table' in found ? found : {};
  const line =
    table?.status === 'playing' && game && walkToLine(game, table.state, 0, (choices) => random.pick(choices));
  if (!table || !line) {
    await person.command(room, 'play', { subcommand: dungeon.id });
    return sleep(100);
  }
  if (isShortcut(line)) return;
  const typed: Typed = { line, isShown: false };
  tables.set(table.id, [...(tables.get(table.id) ?? []), typed]);
  const known = new Set(person.messages(room).map(({ id }) => id));
  const { ok } = await person.command(room, 'move', { options: { move: line } });
  const told = person.messages(room).filter((message) => !known.has(message.id) && isEphemeral(message));
  typed.isShown = ok && told.some((message) => textOf(message).startsWith(`**${dungeon.title}**`));
  for (const message of told) await person.dismiss(message);
}

/** The log has every shown line, in order, and beside them only lines without an answer, each where it was typed. */
function flawOf(log: readonly string[], typed: readonly Typed[]): string | undefined {
  // The numbers of moves that can be explained by the lines so far.
  let reached = new Set([0]);
  for (const { line, isShown } of typed) {
    const played = [...reached].filter((n) => log[n] === line).map((n) => n + 1);
    if (isShown && played.length === 0) return `"${line}" was shown and is not in its place`;
    reached = new Set([...(isShown ? [] : reached), ...played]);
  }
  return reached.has(log.length) ? undefined : 'its log is not what was typed, in order';
}

const print = ({ line, isShown }: Typed) => (isShown ? line : `(${line})`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [runs = 20, seconds = 90, first = 0] = process.argv.slice(2).map(Number);
  let broken = 0;
  for (let seed = first; seed < first + runs; seed++) {
    try {
      const { typed, shown, moves, troubles } = await campaign(seconds, seed);
      console.log(
        `run ${seed}: ${troubles} troubles, ${typed} typed, ${shown} shown, ${moves} in the logs, all in order`,
      );
    } catch (error) {
      broken++;
      console.log(`run ${seed}: ${error}`);
    }
  }
  console.log(`${runs} runs, ${broken} broken`);
  process.exitCode = broken > 0 ? 1 : 0;
}
