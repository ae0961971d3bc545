import { EventEmitter } from 'node:events';
import type { Clock } from '../clock.ts';
import { FAIR, type FaultRates } from './rates.ts';

/** Seeded random numbers. The same seed and purpose produce the same sequence. */
class Chance {
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
export interface Mishap {
  /** Delay of the response in ms. */
  readonly late: number;
  /** The error returned instead of running the request. */
  readonly instead?: 'error' | 'limit';
  /** Whether the request runs but its response is dropped. */
  readonly lost: boolean;
}

const ERRORS = [500, 502, 503, 504] as const;

const SECOND = 1_000;
const MIN_WAIT = 0.2;
const MAX_WAIT = 2;

interface Happenings {
  change: [FaultRates];
  /** A request to this path had a fault. */
  mishap: [path: string, mishap: Mishap];
  drop: [];
  invalid: [];
  revoke: [Chance];
}

/** Simulates faults at random. The same seed and order of requests produce the same faults. */
export class Faults extends EventEmitter<Happenings> {
  readonly #clock: Clock;
  #rates: FaultRates = FAIR;
  readonly #chances = new Map<string, Chance>();
  #callOff: () => void = () => {};

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  get rates(): FaultRates {
    return this.#rates;
  }

  /** Replaces the fault rates and restarts the random sequences. */
  set(rates: Partial<FaultRates>): void {
    this.#rates = { ...FAIR, ...rates };
    this.#chances.clear();
    this.#callOff();
    const { drops, invalid, revoked } = this.#rates;
    if (drops + invalid + revoked > 0) this.#wait();
    this.emit('change', this.#rates);
  }

  clear(): void {
    this.set(FAIR);
  }

  /** Returns the fault of the next request. */
  request(path: string): Mishap {
    const mishap = this.#draw();
    if (mishap.late > 0 || mishap.instead || mishap.lost) this.emit('mishap', path, mishap);
    return mishap;
  }

  #draw(): Mishap {
    const late = this.#happens('latency') ? Math.round(this.#chance('delay').next() * this.#rates.delay) : 0;
    const [error, limit, lost] = [this.#happens('errors'), this.#happens('limits'), this.#happens('lost')];
    return error || limit ? { late, instead: error ? 'error' : 'limit', lost: false } : { late, lost };
  }

  /** Waits for the delay of a fault. */
  async wait({ late }: Mishap): Promise<void> {
    if (late > 0) await new Promise<void>((resolve) => this.#clock.after(late, resolve));
  }

  /** Returns a random 5xx status. */
  status(): number {
    return this.#chance('status').pick(ERRORS) ?? 503;
  }

  /** Returns the wait in seconds of a simulated rate limit. */
  retryAfter(): number {
    return Math.round((MIN_WAIT + this.#chance('wait').next() * (MAX_WAIT - MIN_WAIT)) * 1000) / 1000;
  }

  /** Each kind of fault has its own sequence, so that one does not change the draws of another. */
  #chance(kind: string): Chance {
    const chance = this.#chances.get(kind) ?? new Chance(this.#rates.seed, kind);
    this.#chances.set(kind, chance);
    return chance;
  }

  #happens(kind: Exclude<keyof FaultRates, 'seed' | 'delay'>): boolean {
    return this.#chance(kind).happens(this.#rates[kind]);
  }

  #wait(): void {
    this.#callOff = this.#clock.after(SECOND, () => {
      this.#wait();
      if (this.#happens('drops')) this.emit('drop');
      if (this.#happens('invalid')) this.emit('invalid');
      if (this.#happens('revoked')) this.emit('revoke', this.#chance('revoked'));
    });
  }
}
