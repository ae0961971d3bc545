import { EventEmitter } from 'node:events';
import { z } from 'zod';
import type { Clock } from './clock.ts';

const rate = z.number().min(0).max(1);

/** Rates of simulated faults: a share of requests, or of seconds for `drops`, `invalid` and `revoked`. */
const faultRates = z.object({
  seed: z.int(),
  /** Delayed responses. */
  latency: rate,
  /** Maximum delay in ms. */
  delay: z.int().min(0).max(60_000),
  /** Requests that fail with a 5xx without effect. */
  errors: rate,
  /** Requests that fail with a 429 without effect. */
  limits: rate,
  /** Requests that take effect but whose response is dropped. */
  lost: rate,
  /** Seconds in which gateway connections drop. */
  drops: rate,
  /** Seconds in which gateway sessions end and cannot be resumed. */
  invalid: rate,
  /** Seconds in which the bot loses access to a channel for some seconds. */
  revoked: rate,
});

export type FaultRates = z.infer<typeof faultRates>;

export const NO_FAULTS: FaultRates = {
  seed: 1,
  latency: 0,
  delay: 1_500,
  errors: 0,
  limits: 0,
  lost: 0,
  drops: 0,
  invalid: 0,
  revoked: 0,
};

export const FAULT_PRESETS: Readonly<Record<string, FaultRates>> = {
  fair: NO_FAULTS,
  rough: {
    ...NO_FAULTS,
    latency: 0.3,
    errors: 0.05,
    limits: 0.02,
    lost: 0.02,
    drops: 0.02,
    invalid: 0.005,
    revoked: 0.01,
  },
  storm: { ...NO_FAULTS, latency: 0.5, errors: 0.2, limits: 0.1, lost: 0.1, drops: 0.1, invalid: 0.03, revoked: 0.05 },
};

export function hasNoFaults({ latency, errors, limits, lost, drops, invalid, revoked }: FaultRates): boolean {
  return latency + errors + limits + lost + drops + invalid + revoked === 0;
}

/** Returns complete fault rates. Throws if a name is unknown or a value is out of range. */
export function completeFaults(rates: Partial<FaultRates>): FaultRates {
  for (const [name, value] of Object.entries(rates)) {
    if (!(name in NO_FAULTS)) {
      const known = Object.keys(NO_FAULTS).join(', ');
      throw new Error(`There is no fault "${name}". There are: ${known}.`);
    }
    const read = faultRates.shape[name as keyof FaultRates].safeParse(value);
    const range = name === 'seed' || name === 'delay' ? 'a valid number' : 'a number from 0 to 1';
    if (!read.success) throw new Error(`The fault "${name}" is ${value}. It must be ${range}.`);
  }
  return { ...NO_FAULTS, ...rates };
}

/** Parses fault rates such as `storm seed=7 lost=20% delay=800`: an optional preset, then overrides. */
export function parseFaults(line: string): FaultRates {
  let rates = NO_FAULTS;
  for (const word of line.trim().split(/\s+/).filter(Boolean)) rates = withWord(rates, word);
  return rates;
}

function withWord(rates: FaultRates, word: string): FaultRates {
  const preset = FAULT_PRESETS[word];
  if (preset) return { ...preset, seed: rates.seed };
  const [, name = '', number = '', percent] = /^(\w+)=(-?[\d.]+)(%?)$/.exec(word) ?? [];
  const value = Number(number) / (percent ? 100 : 1);
  const read = name in NO_FAULTS ? faultRates.safeParse({ ...rates, [name]: value }) : undefined;
  if (!read?.success) throw new Error(`"${word}" is not a fault rate. Example: rough seed=7 lost=5% delay=800`);
  return read.data;
}

export function makeFaults(rates: FaultRates): string {
  return Object.entries(rates)
    .filter(([name, value]) => name === 'seed' || value !== NO_FAULTS[name as keyof FaultRates])
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Seeded random numbers. The same seed and purpose produce the same sequence. */
class SeededRng {
  #state: number;

  constructor(seed: number, purpose: string) {
    this.#state = [...`${seed} ${purpose}`].reduce((mixed, letter) => {
      return Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }, 0x811c9dc5);
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(rate: number): boolean {
    return this.next() < rate;
  }

  pick<One>(all: readonly One[]): One | undefined {
    return all[Math.floor(this.next() * all.length)];
  }
}

/** The simulated fault of one request. */
export interface RequestFault {
  /** Delay of the response in ms. */
  readonly delayMs: number;
  /** The error returned instead of running the request. */
  readonly instead?: 'error' | 'limit';
  /** Whether the request runs but its response is dropped. */
  readonly lost: boolean;
}

const ERRORS = [500, 502, 503, 504] as const;

const SECOND_MS = 1_000;
const MIN_WAIT_SECONDS = 0.2;
const MAX_WAIT_SECONDS = 2;

interface FaultEvents {
  change: [FaultRates];
  /** A request to this path had a fault. */
  fault: [path: string, fault: RequestFault];
  drop: [];
  invalid: [];
  revoke: [SeededRng];
}

/** Simulates faults at random. The same seed and order of requests produce the same faults. */
export class Faults extends EventEmitter<FaultEvents> {
  readonly #clock: Clock;
  #rates: FaultRates = NO_FAULTS;
  readonly #rngs = new Map<string, SeededRng>();
  #cancel: () => void = () => {};

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  get rates(): FaultRates {
    return this.#rates;
  }

  /** Replaces the fault rates and restarts the random sequences. Throws if a rate is unknown or not from 0 to 1. */
  set(rates: Partial<FaultRates>): void {
    this.#rates = completeFaults(rates);
    this.#rngs.clear();
    this.#cancel();
    const { drops, invalid, revoked } = this.#rates;
    if (drops + invalid + revoked > 0) this.#scheduleCheck();
    this.emit('change', this.#rates);
  }

  clear(): void {
    this.set(NO_FAULTS);
  }

  /** Returns the fault of the next request. */
  request(path: string): RequestFault {
    const fault = this.#draw();
    if (fault.delayMs > 0 || fault.instead || fault.lost) this.emit('fault', path, fault);
    return fault;
  }

  #draw(): RequestFault {
    const delayMs = this.#happens('latency') ? Math.round(this.#rng('delay').next() * this.#rates.delay) : 0;
    const [error, limit, lost] = [this.#happens('errors'), this.#happens('limits'), this.#happens('lost')];
    return error || limit ? { delayMs, instead: error ? 'error' : 'limit', lost: false } : { delayMs, lost };
  }

  /** Waits for the delay of a fault. */
  async wait({ delayMs }: RequestFault): Promise<void> {
    if (delayMs > 0) await new Promise<void>((resolve) => this.#clock.after(delayMs, resolve));
  }

  /** Returns a random 5xx status. */
  status(): number {
    return this.#rng('status').pick(ERRORS) ?? 503;
  }

  /** Returns the wait in seconds of a simulated rate limit. */
  retryAfter(): number {
    return (
      Math.round((MIN_WAIT_SECONDS + this.#rng('wait').next() * (MAX_WAIT_SECONDS - MIN_WAIT_SECONDS)) * 1000) / 1000
    );
  }

  /**
   * Returns the RNG of a kind of fault. Each kind has its own sequence, so that one does not change the draws of
   * another.
   */
  #rng(kind: string): SeededRng {
    const rng = this.#rngs.get(kind) ?? new SeededRng(this.#rates.seed, kind);
    this.#rngs.set(kind, rng);
    return rng;
  }

  #happens(kind: Exclude<keyof FaultRates, 'seed' | 'delay'>): boolean {
    return this.#rng(kind).happens(this.#rates[kind]);
  }

  #scheduleCheck(): void {
    this.#cancel = this.#clock.after(SECOND_MS, () => {
      this.#scheduleCheck();
      if (this.#happens('drops')) this.emit('drop');
      if (this.#happens('invalid')) this.emit('invalid');
      if (this.#happens('revoked')) this.emit('revoke', this.#rng('revoked'));
    });
  }
}
