import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Advice, type AnyGame, firstLine, RNG, type Seat, type Seed } from '@longtable/kit';
import { adviceFor } from '@longtable/kit/computers/levels';
import { expectedResultsOf } from '@longtable/kit/computers/playouts';
import type { Table } from '../../../storage/records/table.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { moduleOf } from '../../host/table/outside-games.ts';
import { levelAt, nonComputerCount } from '../../host/table/table.ts';
import { ThreadError, ThreadPool } from '../threads/index.ts';
import type { ComputerAnswer, Message, Question } from './thread.ts';

/** Refusals that another line would receive too. */
const FINAL = ['stale', 'gameFailed', 'gamePaused'];

/**
 * Plays one move of the computer in a seat: the one it computed, otherwise the first legal one. Pauses between the moves of a game
 * between computers. Returns undefined if the process shuts down.
 */
export async function playComputer(
  context: Context,
  pool: ComputerPool,
  loaded: LoadedTable,
  seat: Seat,
): Promise<LoadedTable | undefined> {
  const { table, game } = loaded;
  const { id, revision } = table;
  if (nonComputerCount(table) === 0 && table.log.moveCount > 0) await pool.rest(context.limits.pace);
  const play = (line: string) => playLine(context, id, { computer: seat, revision }, line);
  try {
    const line = await computeLine(context, pool, loaded, seat);
    const skip = (error: unknown): undefined => {
      if (!(error instanceof Refusal) || FINAL.includes(error.code)) throw error;
      context.log.error({ table: id, line, code: error.code }, 'A computer player was refused');
    };
    const played = line === undefined ? undefined : await play(line).catch(skip);
    return played ?? (await play(firstLine(game, table.state, seat) ?? ''));
  } catch (error) {
    if (pool.closed && !(error instanceof Refusal)) return undefined;
    throw error;
  }
}

async function computeLine(
  { log }: Context,
  pool: ComputerPool,
  { table, game }: LoadedTable,
  seat: Seat,
): Promise<string | undefined> {
  const level = levelAt(table.seats[seat]) ?? '';
  try {
    return await pool.think(game, table.state, seat, level, computerSeed(table, seat));
  } catch (error) {
    if (pool.closed) throw error;
    log.error({ table: table.id, game: game.id, level, error: String(error) }, 'A computer player returned no move');
    return undefined;
  }
}

const MAX_THREADS = 4;
const THINK_MS = 20_000;
/** Timeout for loading the games in a thread. */
const LOAD_MS = 20_000;

const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

/** Number of parts in which a state is evaluated, and maximum number of playouts in each. Other questions run between the parts. */
const PLAYOUTS = { parts: 4, max: 8 };

/**
 * Options of playouts: the number of seats, an optional first line, the number of the attempt, which selects the seeds, and the
 * user who asks.
 */
interface PlayoutOptions {
  readonly seats: number;
  readonly line?: string;
  readonly look?: number;
  readonly user?: string;
}

/** Worker threads in which computer players compute their moves. Each module listed in `GAMES` has its own thread. */
export class ComputerPool {
  readonly #closing = new AbortController();
  readonly #own: ThreadPool | undefined;
  /** Keyed by module address. */
  readonly #outside = new Map<string, ThreadPool>();
  readonly #thinkMs: number;

  /** The threads load the games of the module `gamesModule`. Built-in games that it does not contain run in the calling thread. */
  constructor(gamesModule?: URL, thinkMs = THINK_MS) {
    const most = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
    this.#own = gamesModule && openThreads(gamesModule.href, most);
    this.#thinkMs = thinkMs;
  }

  /** Returns a computer's move, or undefined if the game has no computers. Rejects on a timeout or an error in the game. */
  async think(game: AnyGame, state: unknown, seat: Seat, level: string, seed: Seed): Promise<string | undefined> {
    const answer = await this.#ask(game, { ask: 'line', state, seat, level, seed });
    return answer ? answer.line : game.computers?.line(state, seat, level, RNG.seeded(seed));
  }

  /**
   * Returns a hint for a seat, or undefined if the game has none. Questions of a user are answered in sequence, so that others
   * do not wait for all of them. Rejects as `think` does.
   */
  async advise(game: AnyGame, state: unknown, seat: Seat, seed: Seed, user?: string): Promise<Advice | undefined> {
    const answer = await this.#ask(game, { ask: 'advice', state, seat, seed }, user);
    if (!answer) return adviceFor(game, state, seat, RNG.seeded(seed));
    return answer.line === undefined ? undefined : { ...answer, line: answer.line };
  }

  /**
   * Returns the expected result of each seat, averaged over playouts. Each part uses the knowledge of one of the seats in `viewpoints`. Other tables'
   * questions run between the parts. Rejects as `think` does.
   */
  async winChances(
    game: AnyGame,
    state: unknown,
    viewpoints: readonly Seat[],
    options: PlayoutOptions,
  ): Promise<number[]> {
    const { seats, line, look = 0, user } = options;
    const parts: (readonly number[])[] = [];
    for (let part = 0; part < PLAYOUTS.parts; part++) {
      const seed = look * PLAYOUTS.parts + part;
      const question = { state, seat: viewpoints[part % viewpoints.length] ?? 0, seats, line, max: PLAYOUTS.max, seed };
      const answer = await this.#ask(game, { ask: 'outlook', ...question }, user);
      parts.push(answer?.winChances ?? expectedResultsOf(game, state, question.seat, question));
    }
    return (parts[0] ?? []).map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0) / parts.length);
  }

  /** Waits for a time or until the pool closes. */
  async rest(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#closing.signal }).catch(() => {});
  }

  /** Number of running and waiting questions. */
  get busy(): number {
    return this.#pools().reduce((sum, { busy }) => sum + busy, 0);
  }

  /** Whether the pool is closing because the process ends. */
  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Closes the pool and abandons all questions. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#pools().map((pool) => pool.close()));
  }

  #pools(): ThreadPool[] {
    return [...(this.#own ? [this.#own] : []), ...this.#outside.values()];
  }

  /** Returns the answer of a thread. Undefined if no thread has the game. */
  async #ask(
    game: AnyGame,
    question: DistributiveOmit<Question, 'game'>,
    user?: string,
  ): Promise<ComputerAnswer | undefined> {
    this.#closing.signal.throwIfAborted();
    const pool = this.#poolFor(game);
    const ask = () => pool?.ask<Message>({ game: game.id, ...question }, { timeMs: this.#thinkMs, key: user });
    // An earlier question may have ended the thread. Retry once.
    const message = await ask()?.catch((error) => {
      if (error instanceof ThreadError && error.reason === 'ended') return ask();
      throw error;
    });
    if (message && 'threw' in message) throw new Error(message.threw);
    return message?.answer;
  }

  #poolFor(game: AnyGame): ThreadPool | undefined {
    const address = moduleOf(game);
    if (address === undefined) return this.#own;
    const pool = this.#outside.get(address) ?? openThreads(address, 1);
    this.#outside.set(address, pool);
    return pool;
  }
}

function openThreads(address: string, threads: number): ThreadPool {
  return new ThreadPool({ script: THREAD, data: address, threads, confined: true, startMs: LOAD_MS });
}

/** Omits a property from each member of a union. */
type DistributiveOmit<Union, Key extends keyof Union> = Union extends unknown ? Omit<Union, Key> : never;

/** Returns the seed for a computer's next move. Derived from the table's seed by a hash, so that the moves reveal nothing about the table's seed. */
export function computerSeed({ seed, log }: Table, seat: Seat): string {
  return createHash('sha256').update(`computer ${seed} ${seat} ${log.moveCount}`).digest('hex');
}
