import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { adviceOf } from '../../../games/kit/advice.ts';
import type { Advice, AnyGame, Seat } from '../../../games/kit/game.ts';

/** What a thread is asked: the line of a computer player, or what helps a person where no level is named; its game by name. */
export interface Question {
  readonly game: string;
  readonly state: unknown;
  readonly seat: Seat;
  readonly level?: string;
}

/** What it answers; it may not know the game. */
export type Answer = Partial<Advice> | 'unknown';

const THINKER = new URL(import.meta.url.replace('pool', 'thread'));
const MOST_THREADS = 4;

/** Where computer players think: threads of their own, so that a long think keeps nobody waiting. */
export class ComputerPool {
  readonly #shelf: URL | undefined;
  readonly #limit: number;
  readonly #idle: Worker[] = [];
  readonly #queue: (() => void)[] = [];
  readonly #threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
  #free = this.#threads;
  readonly #closing = new AbortController();

  /** The threads load the module `shelf`; games that are not on it think here. A think takes at most `limit` milliseconds. */
  constructor(shelf?: URL, limit = 20_000) {
    this.#shelf = shelf;
    this.#limit = limit;
  }

  /** The line of a computer player; rejects when none was found in time, or the game threw. */
  async think(game: AnyGame, state: unknown, seat: Seat, level: string): Promise<string | undefined> {
    this.#closing.signal.throwIfAborted();
    const answer = this.#shelf ? await this.#ask(this.#shelf, { game: game.id, state, seat, level }) : 'unknown';
    return answer === 'unknown' ? game.computers?.line(state, seat, level) : answer.line;
  }

  /** What helps a person in a seat; rejects as `think` does. */
  async advise(game: AnyGame, state: unknown, seat: Seat): Promise<Advice | undefined> {
    this.#closing.signal.throwIfAborted();
    const answer = this.#shelf ? await this.#ask(this.#shelf, { game: game.id, state, seat }) : 'unknown';
    if (answer === 'unknown') return adviceOf(game, state, seat);
    return answer.line === undefined ? undefined : { ...answer, line: answer.line };
  }

  /** Waits so many milliseconds, or until thoughts are given up. */
  async rest(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#closing.signal }).catch(() => {});
  }

  /** How many think, or wait for their turn to. */
  get busy(): number {
    return this.#threads - this.#free + this.#queue.length;
  }

  /** Whether computers stop thinking because the process ends. */
  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Gives up all thoughts. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#idle.map((worker) => worker.terminate()));
  }

  async #ask(shelf: URL, question: Question): Promise<Answer> {
    await this.#turn();
    try {
      this.#closing.signal.throwIfAborted();
      const worker = this.#idle.pop() ?? new Worker(THINKER, { workerData: shelf.href });
      return await this.#answerOf(worker, question);
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free++;
    }
  }

  /** A thread that failed or took too long is ended; the next question gets a new one. */
  async #answerOf(worker: Worker, question: Question): Promise<Answer> {
    const signal = AbortSignal.any([AbortSignal.timeout(this.#limit), this.#closing.signal]);
    try {
      worker.postMessage(question);
      const [answer] = await once(worker, 'message', { signal });
      this.#idle.push(worker);
      return answer;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }
}
