import { once } from 'node:events';
import { extname } from 'node:path';
import { deserialize } from 'node:v8';
import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads';
import { type AnyGame, type Reader, remoteOptions } from '@longtable/kit';
import { type LoadedGames, loadGames } from '@longtable/kit/load';
import { z } from 'zod';
import { GameFailedError, setModule } from '../../host/refusal.ts';
import type { Feature } from '../../interactions/feature.ts';
import { MAX_MB, startConfined, watchHeap } from '../threads/index.ts';
import {
  type Loaded,
  type SandboxAnswer,
  type SandboxCall,
  SIGNAL,
  type WorkerStart,
  withoutMarks,
} from './protocol.ts';

const WORKER = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** Timeout of loading the games at the start of the process. */
const LOAD_MS = 20_000;

const LIMITS = {
  /** Timeout of a call. The process is blocked meanwhile, so it is short. */
  callMs: 500,
  /** Timeout for starting a worker. The first call after a failure waits for the start. */
  startMs: 3000,
  /** Number of stopped workers within `windowMs` after which calls are refused for `pauseMs`. */
  maxStops: 3,
  windowMs: 10 * 60_000,
  pauseMs: 5 * 60_000,
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
}

/**
 * Runs the games of one module in a worker. The values of `games` are copies; each function is a synchronous call to the worker with a timeout. A
 * worker that exceeds the timeout is replaced.
 */
export class Sandbox {
  readonly address: string;
  readonly games: readonly AnyGame[];
  readonly #report: Report;
  readonly #limits: typeof LIMITS;
  #running: Running | undefined;
  #stoppedAt: readonly number[] = [];
  #pausedUntil = 0;

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
      setModule(facade, address);
      return facade;
    });
  }

  /** Loads the games of a module in a new worker. Rejects if the module cannot be loaded or on a timeout. */
  static async open(address: string, report: Report, limits: Partial<typeof LIMITS> = {}): Promise<Sandbox> {
    const running = start(address);
    try {
      const [loaded] = await once(running.worker, 'message', { signal: AbortSignal.timeout(LOAD_MS) });
      return new Sandbox(address, loaded, running, report, { ...LIMITS, ...limits });
    } catch (error) {
      void running.worker.terminate();
      throw error;
    }
  }

  /** Stops the worker. A later call starts another one. */
  async close(): Promise<void> {
    const { worker } = this.#running ?? {};
    this.#running = undefined;
    await worker?.terminate();
  }

  #watch(running: Running): void {
    const { worker } = running;
    this.#running = running;
    worker.on('error', (error) => {
      const stack = error instanceof Error ? error.stack : String(error);
      this.#report({ games: this.games.map(({ id }) => id), stack }, 'The worker of a game failed and is replaced');
    });
    const ended = new AbortController();
    worker.on('exit', () => {
      ended.abort();
      if (this.#running === running) this.#running = undefined;
    });
    worker.unref();
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

  #call(call: SandboxCall): unknown {
    if (Date.now() < this.#pausedUntil) throw new GameFailedError(call, 'is refused: it failed too often', true);
    // An earlier call may have ended or blocked the worker. Retry once with a new one.
    const answer = this.#ask(call) ?? this.#ask(call);
    if (!answer) throw new GameFailedError(call, 'was not begun: its worker ends or is blocked');
    if ('threw' in answer) throw withStack(new GameFailedError(call, firstLineOf(answer.threw)), answer.threw);
    const result: unknown = deserialize(answer.bytes);
    return answer.functions === 0 ? result : this.#withTexts(call, result);
  }

  /** Replaces the marks of reader-dependent texts. All texts for one reader come from one call. */
  #withTexts(call: SandboxCall, result: unknown): unknown {
    const texts = new Map<string, readonly string[]>();
    const textsFor = (reader: Reader) => {
      const key = JSON.stringify(reader);
      const known = texts.get(key) ?? (this.#call({ ...call, reader }) as readonly string[]);
      texts.set(key, known);
      return known;
    };
    return withoutMarks(result, (mark) => (reader: Reader) => textsFor(reader)[Number(mark)] ?? '');
  }

  /**
   * Waits for the worker's answer. Returns undefined if the worker did not start the call. If the call takes too long, stops the worker and throws.
   */
  #ask(call: SandboxCall): SandboxAnswer | undefined {
    const { callMs, startMs } = this.#limits;
    const running = this.#running ?? this.#start();
    const { signal, port } = running;
    if (!isFree(signal, startMs)) return this.#stop(running);
    Atomics.store(signal, 0, SIGNAL.called);
    port.postMessage(call);
    if (isFree(signal, callMs)) return receiveMessageOnPort(port)?.message;
    const hasBegun = Atomics.load(signal, 0) === SIGNAL.begun;
    this.#stop(running);
    if (hasBegun) throw new GameFailedError(call, `took more than ${callMs} ms or too much memory`);
    return undefined;
  }

  #start(): Running {
    const running = start(this.address);
    this.#watch(running);
    return running;
  }

  /**
   * Stops a worker and starts another one. After too many stops, refuses calls for a while instead, so that the process is not blocked repeatedly.
   */
  #stop({ worker }: Running): undefined {
    const now = Date.now();
    const { maxStops, windowMs, pauseMs } = this.#limits;
    this.#running = undefined;
    void worker.terminate();
    this.#stoppedAt = [...this.#stoppedAt.filter((at) => at > now - windowMs), now];
    if (this.#stoppedAt.length < maxStops) {
      this.#start();
      return;
    }
    this.#stoppedAt = [];
    this.#pausedUntil = now + pauseMs;
    this.#report({ games: this.games.map(({ id }) => id), pauseMs }, 'A game failed too often; its calls are refused');
  }
}

function start(address: string): Running {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerStart = { address, port: port2, signal };
  const worker = startConfined(WORKER, { workerData, transferList: [port2] });
  return { worker, port: port1, signal };
}

/** Waits until a worker has loaded its games or answered its call. Returns false on a timeout. */
function isFree(signal: Int32Array<SharedArrayBuffer>, ms: number): boolean {
  const until = performance.now() + ms;
  for (;;) {
    const now = Atomics.load(signal, 0);
    if (now === SIGNAL.free) return true;
    const left = until - performance.now();
    if (left <= 0) return false;
    Atomics.wait(signal, 0, now, left);
  }
}

function firstLineOf(stack: string): string {
  return `threw ${stack.split('\n', 1)[0]}`;
}

function withStack(error: GameFailedError, stack: string): GameFailedError {
  error.stack = stack;
  return error;
}

export const outsideGames: Feature = { id: 'outside-games', loadGames: openSandboxed };
