import { once } from 'node:events';
import { extname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { MAX_MB, startConfined, watchHeap } from '../sandbox/heap.ts';
import type { Answer, Message, Question } from './thread.ts';

/** How long a thread may take to load its games. */
const LOAD_MS = 20_000;

const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

/** Threads that know the games of a shelf and answer one question each at a time; the others wait for their turn. */
export class Threads {
  readonly #address: string;
  readonly #most: number;
  readonly #closing: AbortSignal;
  readonly #idle = new Set<Worker>();
  readonly #queue: (() => void)[] = [];
  #free: number;

  /** At most so many threads, which load the games of a module; their work is abandoned on `closing`. */
  constructor(address: string, most: number, closing: AbortSignal) {
    this.#address = address;
    this.#most = most;
    this.#free = most;
    this.#closing = closing;
  }

  /** How many questions are being answered, or wait for that. */
  get busy(): number {
    return this.#most - this.#free + this.#queue.length;
  }

  /** Ends the threads that have nothing to do; the others end with their question. */
  async close(): Promise<void> {
    await Promise.all([...this.#idle].map((worker) => worker.terminate()));
  }

  /** The answer, or nothing where the game is not known. Rejects when it threw or took so many milliseconds. */
  async ask(question: Question, limit: number): Promise<Answer | undefined> {
    await this.#turn();
    try {
      // What an earlier question left behind may have ended the thread; then it is asked again.
      const message = (await this.#ask(question, limit)) ?? (await this.#ask(question, limit));
      if (!message) throw new Error('it ended its thread');
      if ('threw' in message) throw new Error(message.threw);
      return message.answer;
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free++;
    }
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** What a thread says, or nothing if it ends. One that takes too long is ended, and the next question gets a new one. */
  async #ask(question: Question, limit: number): Promise<Message | undefined> {
    this.#closing.throwIfAborted();
    const worker = await this.#take();
    const timeout = AbortSignal.timeout(limit);
    const heard = new AbortController();
    const exceeded = new AbortController();
    const signal = AbortSignal.any([timeout, this.#closing, heard.signal, exceeded.signal]);
    void watchHeap(worker, signal, () => exceeded.abort());
    try {
      worker.postMessage(question);
      const ended = once(worker, 'exit', { signal }).then(() => []);
      const [message] = await Promise.race([once(worker, 'message', { signal }), ended]);
      if (message) this.#idle.add(worker);
      return message;
    } catch (error) {
      await worker.terminate();
      if (timeout.aborted) throw new Error(`it took more than ${limit} ms`);
      if (exceeded.signal.aborted) throw new Error(`it took more than ${MAX_MB} MB`);
      if (this.#closing.aborted) throw error;
      return undefined;
    } finally {
      heard.abort();
    }
  }

  /** A thread that has nothing to do, or else a new one that has loaded its games. */
  async #take(): Promise<Worker> {
    const [idle] = this.#idle;
    if (idle) {
      this.#idle.delete(idle);
      return idle;
    }
    const worker = startConfined(THREAD, { workerData: this.#address });
    // Whatever a game does in its thread while nobody asks ends that thread, and nothing else.
    worker.on('error', () => {});
    worker.on('exit', () => this.#idle.delete(worker));
    try {
      await once(worker, 'message', { signal: AbortSignal.any([AbortSignal.timeout(LOAD_MS), this.#closing]) });
      return worker;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }
}
