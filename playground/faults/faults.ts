import { EventEmitter } from 'node:events';
import type { Clock } from '../clock.ts';
import { Chance } from './chance.ts';
import { FAIR, type FaultRates } from './rates.ts';

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
const KINDS = [
  'latency',
  'delay',
  'errors',
  'status',
  'limits',
  'wait',
  'lost',
  'drops',
  'invalid',
  'revoked',
] as const;
type Kind = (typeof KINDS)[number];

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
  #chances = chances(FAIR.seed);
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
    this.#chances = chances(this.#rates.seed);
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
    const { latency, delay, errors, limits, lost } = this.#rates;
    const late = this.#happens('latency', latency) ? Math.round(this.#chances.delay.next() * delay) : 0;
    const error = this.#happens('errors', errors);
    const limit = this.#happens('limits', limits);
    const gone = this.#happens('lost', lost);
    if (error || limit) return { late, instead: error ? 'error' : 'limit', lost: false };
    return { late, lost: gone };
  }

  /** Waits as long as a late answer takes. */
  async wait({ late }: Mishap): Promise<void> {
    if (late > 0) await new Promise<void>((resolve) => this.#clock.after(late, resolve));
  }

  /** The status of a server error. */
  status(): number {
    return this.#chances.status.pick(ERRORS) ?? 503;
  }

  /** How many seconds a request that ran into a limit has to wait. */
  retryAfter(): number {
    return Math.round((MIN_WAIT + this.#chances.wait.next() * (MAX_WAIT - MIN_WAIT)) * 1000) / 1000;
  }

  #happens(kind: 'latency' | 'errors' | 'limits' | 'lost' | 'drops' | 'invalid' | 'revoked', rate: number): boolean {
    return this.#chances[kind].happens(rate);
  }

  #wait(): void {
    this.#callOff = this.#clock.after(SECOND, () => {
      const { drops, invalid, revoked } = this.#rates;
      this.#wait();
      if (this.#happens('drops', drops)) this.emit('drop');
      if (this.#happens('invalid', invalid)) this.emit('invalid');
      if (this.#happens('revoked', revoked)) this.emit('revoke', this.#chances.revoked);
    });
  }
}

function chances(seed: number): Record<Kind, Chance> {
  return Object.fromEntries(KINDS.map((kind) => [kind, new Chance(seed, kind)])) as Record<Kind, Chance>;
}
