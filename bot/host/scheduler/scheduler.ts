import type { Store } from '../../../storage/index.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { Interval } from '../interval.ts';
import { runDue } from './due.ts';

const EVERY_MS = 1000;
/** Number of records taken at a time, kept small so that replies are not delayed. */
const BATCH_SIZE = 20;
/** Time during which a due record belongs to the process that took it. Afterwards any process may take it again. */
const OWNERSHIP_MS = 30_000;

/** Work on the due records of a store. */
export interface DueWork {
  /** Kind of the due records. Undefined if they are the deadlines of tables. */
  readonly record?: string | undefined;
  readonly due: Pick<Store<unknown>, 'takeDue'>;
  run(id: string): Promise<void>;
}

/** Polls the database for due records and processes them. Every process polls; each record is taken by one process at a time. */
export class Scheduler {
  readonly #context: Context;
  readonly #works: readonly DueWork[];
  /** One interval per kind of work, so that none waits for another. */
  readonly #intervals: readonly Interval[];
  #isStopped = false;

  /** `deliver` is called for every table that a deadline has changed. */
  constructor(context: Context, deliver: (loaded: LoadedTable) => Promise<void>, others: readonly DueWork[] = []) {
    this.#context = context;
    this.#works = [deadlineWork(context, deliver), ...others];
    this.#intervals = this.#works.map(
      (work) =>
        new Interval(
          () => this.#runAll(work),
          (error) => context.log.warn({ error: String(error) }, 'Could not read due records; retrying soon'),
        ),
    );
  }

  start(): void {
    for (const interval of this.#intervals) interval.start(EVERY_MS);
  }

  /** Stops polling and waits for running work. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#intervals.map((interval) => interval.stop()));
  }

  async runDue(): Promise<void> {
    for (const work of this.#works) await this.#runAll(work);
  }

  async #runAll({ record, due, run }: DueWork): Promise<void> {
    for (let taken = BATCH_SIZE; taken === BATCH_SIZE && !this.#isStopped; ) {
      const now = this.#context.now();
      const ids = await due.takeDue(now, now + OWNERSHIP_MS, BATCH_SIZE);
      await Promise.all(
        ids.map((id) => this.#context.work.run({ kind: 'deadlines', record, id }, () => this.#runOne(id, run))),
      );
      taken = ids.length;
    }
  }

  async #runOne(id: string, run: DueWork['run']): Promise<void> {
    try {
      await run(id);
    } catch (error) {
      this.#context.log.warn({ id, error: String(error) }, 'A scheduled task failed and will be retried');
    }
  }
}

function deadlineWork(context: Context, deliver: (loaded: LoadedTable) => Promise<void>): DueWork {
  return {
    due: context.storage.store(deadlineKind),
    run: async (id) => {
      const changed = await runDue(context, id);
      if (!changed) return;
      context.counts.deadlines++;
      await deliver(changed);
    },
  };
}
