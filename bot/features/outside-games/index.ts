import { hash } from 'node:crypto';
import { once } from 'node:events';
import { extname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads';
import { type AnyGame, type Reader, remoteOptions } from '@longtable/kit';
import { type LoadedGames, loadGames } from '@longtable/kit/load';
import { remoteWalks } from '@longtable/kit/walk';
import { z } from 'zod';
import { GameBusyError } from '../../host/refusal.ts';
import { GameFailedError, setModule } from '../../host/table/outside-games.ts';
import type { Feature } from '../../interactions/feature.ts';
import { MAX_MB, startConfined, watchHeap } from '../threads/index.ts';
import {
  type Loaded,
  type SandboxAnswer,
  type SandboxCall,
  SIGNAL,
  WALK,
  type WorkerStart,
  withoutMarks,
} from './protocol.ts';

const WORKER = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** Timeout of loading the games at the start of the process. */
const LOAD_MS = 20_000;

const LIMITS = {
  /** Timeout of a call. */
  callMs: 500,
  /** Timeout for starting a worker. */
  startMs: 3000,
  /** Number of stopped workers within `windowMs` after which calls are refused for `pauseMs`. */
  maxStops: 3,
  windowMs: 10 * 60_000,
  pauseMs: 5 * 60_000,
  /** Maximum size of the kept answers of a module, in bytes. A larger answer fails: it could never be read. */
  keptBytes: 8 * 1024 * 1024,
};

/** Function that receives the errors of a worker, for the log. */
type Report = (about: object, message: string) => void;

/** Loads the games of these modules in addition to the built-in ones. Each module has its own sandbox. */
function openSandboxed(own: readonly AnyGame[], names: readonly string[], report: Report): Promise<LoadedGames> {
  return loadGames(own, names, process.cwd(), async (address) => (await Sandbox.open(address, report)).games);
}

/** A started worker with its port and signal. */
interface Running {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly signal: Int32Array<SharedArrayBuffer>;
  timer?: NodeJS.Timeout | undefined;
  /** Whether it has loaded its games. */
  isLoaded?: boolean;
  /** Whether it was sent a call that it has not answered. */
  isBusy?: boolean;
}

/** A call without an answer. It is sent to at most two workers. */
interface Waiting {
  readonly key: string;
  readonly call: SandboxCall;
  readonly ready: Promise<void>;
  readonly resolve: () => void;
  tries: number;
}

/** The answer to a call. A failure is kept until it is read. */
type Kept =
  | { readonly value: unknown; readonly bytes: number }
  | { readonly failed: GameFailedError; readonly bytes: 0 };

/**
 * Runs the games of one module in a worker. The values of `games` are copies. Each function returns the kept answer to the
 * same call. Otherwise it calls the worker and waits for a few milliseconds at most, then throws a `GameBusyError`, which
 * `settled` handles. The worker runs one call at a time. If a call exceeds its timeout, the worker is replaced.
 */
export class Sandbox {
  readonly address: string;
  readonly games: readonly AnyGame[];
  readonly #report: Report;
  readonly #limits: typeof LIMITS;
  #running: Running | undefined;
  #stoppedAt: readonly number[] = [];
  #pausedUntil = 0;
  /** The calls without an answer by key. The first one is with the worker. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #kept = new Map<string, Kept>();
  #keptBytes = 0;
  /** Hashes of first arguments, which are states as a rule. */
  readonly #hashes = new WeakMap<object, string>();

  private constructor(address: string, loaded: Loaded, running: Running, report: Report, limits: typeof LIMITS) {
    if ('failed' in loaded) throw new Error(loaded.failed);
    this.address = address;
    this.#report = report;
    this.#limits = limits;
    this.#watch(running);
    this.games = loaded.games.map(({ game, options }) => {
      const { id } = game as { id: string };
      const facade = withoutMarks(game, (mark, path) =>
        mark === 'schema' ? this.#schema(id, path) : this.#function(id, path),
      ) as AnyGame;
      remoteOptions.set(facade.options, options);
      remoteWalks.set(facade, (name, args) => this.#call({ game: id, path: [WALK, name], args }));
      setModule(facade, address);
      return facade;
    });
  }

  /** Loads the games of a module in a new worker. Rejects if the module cannot be loaded or on a timeout. */
  static async open(address: string, report: Report, limits: Partial<typeof LIMITS> = {}): Promise<Sandbox> {
    const running = start(address);
    try {
      const [loaded] = await once(running.worker, 'message', { signal: AbortSignal.timeout(LOAD_MS) });
      running.isLoaded = true;
      return new Sandbox(address, loaded, running, report, { ...LIMITS, ...limits });
    } catch (error) {
      void running.worker.terminate();
      throw error;
    }
  }

  /** Stops the worker. A later call starts another one. */
  async close(): Promise<void> {
    const { worker } = this.#running ?? {};
    this.#discard();
    await worker?.terminate();
  }

  #watch(running: Running): void {
    const { worker, port } = running;
    this.#running = running;
    worker.on('error', (error) => {
      const stack = error instanceof Error ? error.stack : String(error);
      this.#report({ games: this.games.map(({ id }) => id), stack }, 'The worker of a game failed and is replaced');
    });
    port.on('message', (answer: SandboxAnswer) => {
      if (this.#running === running) this.#receive(answer);
    });
    const ended = new AbortController();
    worker.on('exit', () => {
      ended.abort();
      if (this.#running === running) this.#retry(running);
    });
    worker.unref();
    port.unref();
    void watchHeap(worker, ended.signal, () => {
      this.#report({ games: this.games.map(({ id }) => id) }, `The worker of a game took more than ${MAX_MB} MB`);
      void worker.terminate();
    });
  }

  /** Returns a function that calls the worker. The result of a call without arguments is constant and cached. */
  #function(game: string, path: readonly string[]): (...args: unknown[]) => unknown {
    let constant: { value: unknown } | undefined;
    return (...args) => {
      if (args.length > 0) return this.#call({ game, path, args });
      constant ??= { value: this.#call({ game, path, args }) };
      return constant.value;
    };
  }

  #schema(game: string, path: readonly string[]): object {
    const safeParse = this.#function(game, [...path, 'safeParse']) as z.ZodType['safeParse'];
    const parse = (value: unknown) => {
      const { success, data, error } = safeParse(value);
      if (!success) throw new z.ZodError(error.issues);
      return data;
    };
    return { safeParse, parse };
  }

  /** Returns the answer to a call. Throws a `GameBusyError` if it is not there in time. */
  #call(call: SandboxCall): unknown {
    const key = this.#keyOf(call);
    const kept = this.#take(key);
    if (kept) return answerOf(kept);
    if (Date.now() < this.#pausedUntil) throw new GameFailedError(call, 'is refused: it failed too often', true);
    const waiting = this.#waiting.get(key) ?? this.#add(key, call);
    const { title = call.game } = this.games.find(({ id }) => id === call.game) ?? {};
    throw new GameBusyError(title, waiting.ready);
  }

  /** Returns the key of a call: equal calls of equal arguments have the same key. */
  #keyOf({ game, path, args: [first, ...rest], reader }: SandboxCall): string {
    // What is parsed may change before it is parsed again. States and options do not change.
    const hashed = path.at(-1) === 'safeParse' ? hashOf(first) : this.#hashOnce(first);
    return hashOf([game, path, hashed, rest, reader]);
  }

  #hashOnce(value: unknown): string {
    if (typeof value !== 'object' || value === null) return hashOf(value);
    const known = this.#hashes.get(value) ?? hashOf(value);
    this.#hashes.set(value, known);
    return known;
  }

  /** Returns the kept answer to a call as the newest one. Forgets a failure, so that the next call is sent again. */
  #take(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    if (!('failed' in kept)) this.#kept.set(key, kept);
    return kept;
  }

  #keep({ key, resolve }: Waiting, kept: Kept): void {
    this.#waiting.delete(key);
    this.#kept.set(key, kept);
    this.#keptBytes += kept.bytes;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#keptBytes <= this.#limits.keptBytes) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= bytes;
    }
    resolve();
  }

  #add(key: string, call: SandboxCall): Waiting {
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const waiting = { key, call, ready, resolve, tries: 0 };
    this.#waiting.set(key, waiting);
    if (!this.#running) this.#start();
    else if (this.#waiting.size === 1) this.#send(this.#running);
    return waiting;
  }

  /** Sends the first waiting call to the worker, and starts the timer of the call or of its start. */
  #send(running: Running): void {
    clearTimeout(running.timer);
    const [first] = this.#waiting.values();
    const { callMs, startMs } = this.#limits;
    if (running.isLoaded && first && !running.isBusy) {
      first.tries++;
      running.isBusy = true;
      Atomics.store(running.signal, 0, SIGNAL.called);
      running.port.postMessage(first.call);
    }
    if (running.isLoaded && !running.isBusy) return;
    running.timer = setTimeout(() => this.#expire(running), running.isLoaded ? callMs : startMs).unref();
  }

  #receive(answer: SandboxAnswer): void {
    const [first] = this.#waiting.values();
    if (!first) return;
    if (this.#running) this.#running.isBusy = false;
    this.#keep(first, this.#read(first.call, answer));
    if (this.#running) this.#send(this.#running);
  }

  /** Reads an answer. Code of the module may have sent anything. */
  #read(call: SandboxCall, answer: SandboxAnswer): Kept {
    try {
      if ('threw' in answer)
        return { failed: withStack(new GameFailedError(call, firstLineOf(answer.threw)), answer.threw), bytes: 0 };
      if (answer.bytes.length > this.#limits.keptBytes)
        return { failed: new GameFailedError(call, `returned ${answer.bytes.length} bytes`), bytes: 0 };
      const result: unknown = deserialize(answer.bytes);
      const value = answer.functions === 0 ? result : this.#withTexts(call, result);
      return { value, bytes: answer.bytes.length };
    } catch (error) {
      return { failed: new GameFailedError(call, `returned what cannot be read: ${error}`), bytes: 0 };
    }
  }

  /** Replaces the marks of reader-dependent texts. All texts for one reader come from one call. */
  #withTexts(call: SandboxCall, result: unknown): unknown {
    const textsFor = (reader: Reader) => this.#call({ ...call, reader }) as readonly string[];
    return withoutMarks(result, (mark) => (reader: Reader) => textsFor(reader)[Number(mark)] ?? '');
  }

  /** Handles a worker that has not answered in time. */
  #expire(running: Running): void {
    if (this.#running !== running) return;
    const answer = receiveMessageOnPort(running.port);
    if (answer) {
      this.#receive(answer.message);
      return;
    }
    const state = Atomics.load(running.signal, 0);
    const [first] = this.#waiting.values();
    const { callMs } = this.#limits;
    if (first && state === SIGNAL.begun)
      this.#fail(first, new GameFailedError(first.call, `took more than ${callMs} ms or too much memory`));
    this.#stop(running);
  }

  #fail(waiting: Waiting, failed: GameFailedError): void {
    this.#keep(waiting, { failed, bytes: 0 });
  }

  /** Replaces a worker that has ended. The call that it ran fails, another one is sent again. */
  #retry(running: Running): void {
    const [first] = this.#waiting.values();
    const answer = receiveMessageOnPort(running.port);
    if (answer) this.#receive(answer.message);
    else if (first && Atomics.load(running.signal, 0) === SIGNAL.begun) {
      const { callMs } = this.#limits;
      this.#fail(first, new GameFailedError(first.call, `took more than ${callMs} ms or too much memory`));
      this.#stop(running);
      return;
    }
    this.#discard();
    this.#resume();
  }

  /** Starts a worker if calls wait. A call that two workers have not run fails. */
  #resume(): void {
    const [first] = this.#waiting.values();
    if (first && first.tries > 1)
      this.#fail(first, new GameFailedError(first.call, 'was not begun: its worker ends or is blocked'));
    if (this.#waiting.size > 0) this.#start();
  }

  #start(): void {
    const running = start(this.address);
    this.#watch(running);
    // Its first message says that it has loaded the games.
    running.worker.once('message', () => {
      running.isLoaded = true;
      if (this.#running === running) this.#send(running);
    });
    this.#send(running);
  }

  #discard(): void {
    clearTimeout(this.#running?.timer);
    this.#running?.port.close();
    this.#running = undefined;
  }

  /**
   * Stops a worker and starts another one. After too many stops, refuses calls for a while instead, so that a game does not
   * take the processor all the time.
   */
  #stop({ worker }: Running): void {
    const now = Date.now();
    const { maxStops, windowMs, pauseMs } = this.#limits;
    this.#discard();
    void worker.terminate();
    this.#stoppedAt = [...this.#stoppedAt.filter((at) => at > now - windowMs), now];
    if (this.#stoppedAt.length < maxStops) {
      this.#resume();
      if (!this.#running) this.#start();
      return;
    }
    this.#stoppedAt = [];
    this.#pausedUntil = now + pauseMs;
    for (const waiting of [...this.#waiting.values()])
      this.#fail(waiting, new GameFailedError(waiting.call, 'is refused: it failed too often', true));
    this.#report({ games: this.games.map(({ id }) => id), pauseMs }, 'A game failed too often; its calls are refused');
  }
}

function hashOf(value: unknown): string {
  return hash('sha1', serialize(value), 'base64');
}

function answerOf(kept: Kept): unknown {
  if ('failed' in kept) throw kept.failed;
  return kept.value;
}

function start(address: string): Running {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerStart = { address, port: port2, signal };
  const worker = startConfined(WORKER, { workerData, transferList: [port2] });
  return { worker, port: port1, signal };
}

function firstLineOf(stack: string): string {
  return `threw ${stack.split('\n', 1)[0]}`;
}

function withStack(error: GameFailedError, stack: string): GameFailedError {
  error.stack = stack;
  return error;
}

export const outsideGames: Feature = { id: 'outside-games', loadGames: openSandboxed };
