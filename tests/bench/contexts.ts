import type { AnyGame } from '@longtable/kit';
import { builtInGames } from '../../games/index.ts';
import { playFor } from './measure.ts';
import { type Player, TablePlayers } from './player.ts';
import { roomOf, type Subject } from './subject.ts';
import { createLongTables, fillTables } from './tables.ts';

/** Maximum number of simultaneous players, each at a separate table. */
export const MAX_PLAYERS = 50;
/** Number of pairs of a young and an old table. */
export const PAIRS = 16;
/** First channel of the young and old tables, which follow the channels of all games. */
export const LONG_ROOMS = builtInGames.length * MAX_PLAYERS;
const FREE_ROOM = LONG_ROOMS + 2 * PAIRS;
const FEW_TABLES = 10;
const WARM_UP_MS = 4000;

/** Game for one player. */
export const SOLO = builtInGames.find(({ seats }) => seats.max === 1) as AnyGame;

export interface BenchContext {
  readonly name: string;
  readonly bot: Subject;
  /** Players by game id. */
  readonly players: ReadonlyMap<string, readonly Player[]>;
  /** Bots that are not warmed up, one with few tables and one with many. */
  readonly counts: readonly { readonly tables: number; open(): Promise<Subject> }[];
}

/** Fills the databases, starts the bot, seats the players and warms up. */
export async function openBenchContext(
  name: string,
  many: number,
  urlOf: (what: string) => Promise<string>,
  start: (database: string) => Promise<Subject>,
): Promise<BenchContext> {
  const url = await urlOf('played');
  await fillTables(url, FEW_TABLES);
  await createLongTables(url, PAIRS, LONG_ROOMS);
  const bot = await start(url);
  const players = new Map<string, readonly Player[]>();
  for (const [index, game] of builtInGames.entries()) {
    const sittings = Array.from({ length: MAX_PLAYERS }, (_, at) => playersAt(bot, game, index * MAX_PLAYERS + at));
    const startedAt = performance.now();
    for (const sitting of sittings) await sitting.press();
    await playFor(sittings, WARM_UP_MS);
    const seconds = (performance.now() - startedAt) / 1000;
    console.error(`${name}: opened ${MAX_PLAYERS} tables of ${game.id} in ${seconds.toFixed(1)} s`);
    players.set(game.id, sittings);
  }
  const counts = [FEW_TABLES, many].map((tables) => ({
    tables,
    open: async () => {
      const filled = await urlOf(`${tables}`);
      await fillTables(filled, tables);
      return start(filled);
    },
  }));
  return { name, bot, players, counts };
}

/** Returns a solo player, or two opponents of whom the one to move presses. */
export function playersAt({ people }: Subject, { id, seats }: AnyGame, room = FREE_ROOM): TablePlayers {
  const [first, second] = [people[room % people.length]!, people[(room + 1) % people.length]!];
  return new TablePlayers(seats.max === 1 ? [first] : [first, second], roomOf(room), id);
}
