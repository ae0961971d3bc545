import { EventEmitter } from 'node:events';
import type { Clock } from '../clock.ts';
import { FAIR, type FaultRates } from './rates.ts';

/** Chance that can be had again: the same seed and purpose give the same throws in the same order. */
class Chance {
  #state: number;

  constructor(seed: number, purpose: string) {
    this.#state = [...`${seed} ${purpose}`].reduce((mixed, letter) => {
      return Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }, 0x811c9dc5);
  }

  /** A number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether it happens, at this rate. */
  happens(rate: number): boolean {
    return this.next() < rate;
  }

  /** One of several. */
  pick<One>(all: readonly One[]): One | undefined {
    return all[Math.floor(this.next() * all.length)];
  }
}

/** What befalls one request. */
export interface Mishap {
  /** How late the answer is, in ms. */
  readonly late: number;
  /** What is answered although nothing is done. */
  readonly instead?: 'error' | 'limit';
  /** Everything is done, but nobody hears of it. */
  readonly lost: boolean;
}

/** The server errors that Discord's edge shows on a bad day. */
const ERRORS = [500, 502, 503, 504] as const;

const SECOND = 1_000;
const MIN_WAIT = 0.2;
const MAX_WAIT = 2;

/** What a bad second does to the whole of Discord. */
interface Happenings {
  change: [FaultRates];
  /** Something befell a request to this path. */
  mishap: [path: string, mishap: Mishap];
  drop: [];
  invalid: [];
  revoke: [Chance];
}

/** The fault switch: what goes wrong, how often, and always the same for the same seed and the same order of requests. */
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

  /** Sets what goes wrong from now on; the throws begin anew. */
  set(rates: Partial<FaultRates>): void {
    this.#rates = { ...FAIR, ...rates };
    this.#chances.clear();
    this.#callOff();
    const { drops, invalid, revoked } = this.#rates;
    if (drops + invalid + revoked > 0) this.#wait();
    this.emit('change', this.#rates);
  }

  /** All is well again. */
  clear(): void {
    this.set(FAIR);
  }

  /** What befalls the next request. */
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

  /** Waits as long as a late answer takes. */
  async wait({ late }: Mishap): Promise<void> {
    if (late > 0) await new Promise<void>((resolve) => this.#clock.after(late, resolve));
  }

  /** The status of a server error. */
  status(): number {
    return this.#chance('status').pick(ERRORS) ?? 503;
  }

  /** How many seconds a request that ran into a limit has to wait. */
  retryAfter(): number {
    return Math.round((MIN_WAIT + this.#chance('wait').next() * (MAX_WAIT - MIN_WAIT)) * 1000) / 1000;
  }

  /** Chance of its own for each kind, so that one does not change the throws of another. */
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
