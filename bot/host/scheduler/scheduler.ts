import type { Store } from '../../../storage/index.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../table/table.ts';
import { runDue } from './due.ts';
import { Interval } from './interval.ts';

const EVERY_MS = 1000;
/** So many tables ring at a time, so that answers to people are never far back in the line. */
const AT_ONCE = 20;
/** How long a table is this process's to ring; then whoever looks next tries again. */
const OURS_MS = 30_000;

/** Something else that is due at its time: whatever a look finds is done, and tried again later if it fails. */
export interface DueWork {
  readonly due: Pick<Store<unknown>, 'takeDue'>;
  run(id: string): Promise<void>;
}

/** Asks the database which tables are due and rings them. Any process rings any table, and each table one process. */
export class Scheduler {
  readonly #house: Context;
  readonly #settle: (loaded: LoadedTable) => Promise<void>;
  readonly #wake: (person: string) => Promise<void>;
  readonly #errands: readonly DueWork[];
  /** Errands may take long, and no clock waits for them. */
  readonly #beats: readonly Interval[];
  #stopped = false;

  /** `settle` is given every table that a ring has changed, `wake` everybody who was left alone and may be called again. */
  constructor(
    context: Context,
    settle: (loaded: LoadedTable) => Promise<void>,
    wake: (person: string) => Promise<void>,
    errands: readonly DueWork[] = [],
  ) {
    this.#house = context;
    this.#errands = errands;
    this.#settle = settle;
    this.#wake = wake;
    const complain = (error: unknown) =>
      context.log.warn({ error: String(error) }, 'No look at what is due; the next comes soon');
    this.#beats = [new Interval(() => this.#ringTables(), complain), new Interval(() => this.#runErrands(), complain)];
  }

  /** Looks every second from now on. */
  start(): void {
    for (const beat of this.#beats) beat.start(EVERY_MS);
  }

  /** Looks no more, and waits for what rings now. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#beats.map((beat) => beat.stop()));
  }

  /** Rings every table and wakes everybody whose time has come, a few at a time. */
  async ring(): Promise<void> {
    await this.#ringTables();
    await this.#runErrands();
  }

  async #ringTables(): Promise<void> {
    await this.#look(this.#house.deadlines, (id) => this.#ringOne(id));
    await this.#look(this.#house.digests, (person) => this.#wakeOne(person));
  }

  async #runErrands(): Promise<void> {
    for (const { due, run } of this.#errands) await this.#look(due, (id) => this.#runOne(id, run));
  }

  async #look(due: Pick<Store<unknown>, 'takeDue'>, one: (id: string) => Promise<void>): Promise<void> {
    for (let taken = AT_ONCE; taken === AT_ONCE && !this.#stopped; ) {
      const now = this.#house.now();
      const ids = await due.takeDue(now, now + OURS_MS, AT_ONCE);
      await Promise.all(ids.map(one));
      taken = ids.length;
    }
  }

  async #wakeOne(person: string): Promise<void> {
    try {
      await this.#wake(person);
    } catch (error) {
      this.#house.log.warn(
        { person, error: String(error) },
        'Somebody could not be told what waits; a later look tries again',
      );
    }
  }

  async #runOne(id: string, run: DueWork['run']): Promise<void> {
    try {
      await run(id);
    } catch (error) {
      this.#house.log.warn(
        { id, error: String(error) },
        'Something that is due was not done; a later look tries again',
      );
    }
  }

  async #ringOne(id: string): Promise<void> {
    try {
      const rung = await runDue(this.#house, id);
      if (!rung) return;
      this.#house.counts.rung++;
      await this.#settle(rung);
    } catch (error) {
      this.#house.log.warn({ table: id, error: String(error) }, 'A table could not be rung; a later look tries again');
    }
  }
}
