import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Advice, type AnyGame, RNG, type Seat, type Seed } from '@longtable/kit';
import { adviceFor } from '@longtable/kit/computers/levels';
import { expectedResultsOf } from '@longtable/kit/computers/playouts';
import type { Table } from '../../../storage/records/table.ts';
import { sandboxOf } from '../sandbox/sandbox.ts';
import { ThreadError, ThreadPool } from '../workers/threads.ts';
import type { Answer, Message, Question } from './thread.ts';

const MOST_THREADS = 4;
const THINK_MS = 20_000;
/** Timeout of loading the games in a thread. */
const LOAD_MS = 20_000;

const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

/** How many games show what a state is worth: in parts, between which others get their turn. */
const OUTLOOK = { parts: 4, max: 8 };

/** How a state is looked at: for how many seats, after which line, and the how manieth time, each with other games. */
interface OutlookView {
  readonly seats: number;
  readonly line?: string;
  readonly look?: number;
}

/**
 * The threads in which computer players think, so that a long think delays nothing else. The games of each module from
 * `GAMES` have a thread of their own.
 */
export class ComputerPool {
  readonly #closing = new AbortController();
  readonly #own: ThreadPool | undefined;
  /** By the address of the module. */
  readonly #outside = new Map<string, ThreadPool>();
  readonly #thinkMs: number;

  /** The threads load the module `shelf`; built-in games that are not on it think in this thread. */
  constructor(shelf?: URL, thinkMs = THINK_MS) {
    const most = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
    this.#own = shelf && openThreads(shelf.href, most);
    this.#thinkMs = thinkMs;
  }

  /** Returns the line of a computer player. Rejects on a timeout, or if the game threw. */
  async think(game: AnyGame, state: unknown, seat: Seat, level: string, seed: Seed): Promise<string | undefined> {
    const answer = await this.#ask(game, { ask: 'line', state, seat, level, seed });
    return answer ? answer.line : game.computers?.line(state, seat, level, RNG.seeded(seed));
  }

  /** What helps a person in a seat; rejects as `think` does. */
  async advise(game: AnyGame, state: unknown, seat: Seat, seed: Seed): Promise<Advice | undefined> {
    const answer = await this.#ask(game, { ask: 'advice', state, seat, seed });
    if (!answer) return adviceFor(game, state, seat, RNG.seeded(seed));
    return answer.line === undefined ? undefined : { ...answer, line: answer.line };
  }

  /**
   * What each of the seats can expect from a state, as far as those in `eyes` can know; computers at other tables don’t wait long for
   * it. Rejects as `think` does.
   */
  async outlook(game: AnyGame, state: unknown, eyes: readonly Seat[], view: OutlookView): Promise<number[]> {
    const { seats, line, look = 0 } = view;
    const parts: (readonly number[])[] = [];
    for (let part = 0; part < OUTLOOK.parts; part++) {
      const seed = look * OUTLOOK.parts + part;
      const question = { state, seat: eyes[part % eyes.length] ?? 0, seats, line, max: OUTLOOK.max, seed };
      const answer = await this.#ask(game, { ask: 'outlook', ...question });
      parts.push(answer?.outlook ?? expectedResultsOf(game, state, question.seat, question));
    }
    return (parts[0] ?? []).map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0) / parts.length);
  }

  /** Waits so many milliseconds, or until thoughts are given up. */
  async rest(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#closing.signal }).catch(() => {});
  }

  /** Number of questions that are being answered or wait for a thread. */
  get busy(): number {
    return this.#pools().reduce((sum, { busy }) => sum + busy, 0);
  }

  /** Whether computers stop thinking because the process ends. */
  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Gives up all thoughts. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#pools().map((pool) => pool.close()));
  }

  #pools(): ThreadPool[] {
    return [...(this.#own ? [this.#own] : []), ...this.#outside.values()];
  }

  /** Returns the answer of a thread; undefined if none knows the game. */
  async #ask(game: AnyGame, question: Omitting<Question, 'game'>): Promise<Answer | undefined> {
    this.#closing.signal.throwIfAborted();
    const pool = this.#poolFor(game);
    const ask = () => pool?.ask<Message>({ game: game.id, ...question }, { timeMs: this.#thinkMs });
    // An earlier question may have left something behind that ends the thread.
    const message = await ask()?.catch((error) => {
      if (error instanceof ThreadError && error.reason === 'ended') return ask();
      throw error;
    });
    if (message && 'threw' in message) throw new Error(message.threw);
    return message?.answer;
  }

  #poolFor(game: AnyGame): ThreadPool | undefined {
    const address = sandboxOf(game)?.address;
    if (address === undefined) return this.#own;
    const pool = this.#outside.get(address) ?? openThreads(address, 1);
    this.#outside.set(address, pool);
    return pool;
  }
}

function openThreads(address: string, threads: number): ThreadPool {
  return new ThreadPool({ script: THREAD, data: address, threads, confined: true, startMs: LOAD_MS });
}

/** Each member of a union without a property. */
type Omitting<Union, Key extends keyof Union> = Union extends unknown ? Omit<Union, Key> : never;

/**
 * Returns the seed of a computer's RNG for its next move: a hash of the table's seed, so that its moves reveal neither that seed
 * nor the game's own draws.
 */
export function computerSeed({ seed, log }: Table, seat: Seat): string {
  return createHash('sha256').update(`computer ${seed} ${seat} ${log.moveCount}`).digest('hex');
}
