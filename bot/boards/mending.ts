import type { Context } from '../host/context.ts';
import { MINUTE_MS } from '../host/duration.ts';
import { leaveMarks, reviewMarks, takeUnsettled, takeWaiting } from '../host/outbox/settling.ts';
import { Interval } from '../host/scheduler/interval.ts';

const EVERY_MS = 1000;
/** So many tables are taken over at a time. */
const AT_ONCE = 20;
/** So many tables with an earlier failure are tried anew at a start, whenever their next try would be. */
const AT_START = 100;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;
const NO_ENTRY_PAUSE_MS = MINUTE_MS;
/** About a day of trying. */
const MOST_TRIES = 150;

/** When to try again what went wrong, after so many tries: the pauses grow, and at last there is no point in it. */
export function tryAgainAt(now: number, tries: number, isClosed: boolean): number | undefined {
  const first = isClosed ? NO_ENTRY_PAUSE_MS : FIRST_PAUSE_MS;
  return tries < MOST_TRIES ? now + Math.min(first * 2 ** tries, LONGEST_PAUSE_MS) : undefined;
}

/** Takes care of tables that were left unsettled, by whichever process, and keeps the marks of this one. */
export class Mending {
  readonly #house: Context;
  readonly #finish: (table: string) => Promise<void>;
  readonly #beat: Interval;
  #stopped = false;

  /** `finish` is given every table to be settled; it never rejects. */
  constructor(context: Context, finish: (table: string) => Promise<void>) {
    this.#house = context;
    this.#finish = finish;
    this.#beat = new Interval(
      () => this.look(),
      (error) => this.#complain(error),
    );
  }

  /** Looks now, at what went wrong before too, and every second from then on. */
  start(): void {
    this.#beat.now(() => this.#tryAnew());
    this.#beat.start(EVERY_MS);
  }

  /** Looks no more; `leave` then gives everything that is left to others. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#beat.stop();
  }

  /** Whatever this process has not finished is anybody's now. */
  async leave(): Promise<void> {
    await leaveMarks(this.#house).catch((error) => this.#complain(error));
  }

  /** Whatever stood in the way may have ended with the process before. */
  async #tryAnew(): Promise<void> {
    await this.look();
    const tables = await takeWaiting(this.#house, LONGEST_PAUSE_MS, AT_START);
    await Promise.all(tables.map((table) => this.#finish(table)));
  }

  /** Writes down what this process has done, and does what is due. */
  async look(): Promise<void> {
    await reviewMarks(this.#house);
    for (let taken = AT_ONCE; taken === AT_ONCE && !this.#stopped; ) {
      const tables = await takeUnsettled(this.#house, AT_ONCE);
      await Promise.all(tables.map((table) => this.#finish(table)));
      taken = tables.length;
    }
  }

  #complain(error: unknown): void {
    this.#house.log.warn(
      { error: String(error) },
      'Tables that are not settled were not looked at; the next look is soon',
    );
  }
}
