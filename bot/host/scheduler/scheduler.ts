import type { Seat } from '@longtable/kit';
import type { Store, Transaction, Write } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import { deadlineKind, interactionKind } from '../../../storage/records/time.ts';
import { expireTable } from '../actions/seats.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { DAY_MS, MINUTE_MS } from '../duration.ts';
import type { LoadedTable, TableChange } from '../feature.ts';
import { Interval } from '../interval.ts';
import { ignoreRefusal, isBusyOrPaused, Refusal, settled } from '../refusal.ts';
import { deadlinesOf, deadlineWrite, runningSeats, timingOf } from '../table/clock.ts';
import { findTable } from '../table/find.ts';
import { afterLine } from '../table/line.ts';
import { addNotices, newNotice } from '../table/notices.ts';
import { onTurn } from '../table/table.ts';

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
      await settled(() => run(id));
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

const SOON_MS = 1000;

/** Runs the due work of a table: time-outs, expiry, and that of features. Returns the table if it changed, otherwise undefined. */
export async function runDue(context: Context, id: string): Promise<LoadedTable | undefined> {
  const current = await findTable(context, id).catch((error) => dropDeadline(context, id, error));
  if (!current) return undefined;
  if (current.table.status === 'open') return expireTable(context, id).catch(ignoreRefusal);
  let before: Table | undefined;
  const changed = await changeTable(context, id, (loaded, transaction) => {
    before = loaded.table;
    return afterDue(context, loaded, transaction);
  }).catch(ignoreRefusal);
  return changed?.table === before ? undefined : changed;
}

async function afterDue(context: Context, loaded: LoadedTable, { write }: Transaction): Promise<TableChange> {
  const { table } = loaded;
  const now = context.now();
  const running = table.status === 'playing' ? runningSeats(table.clock) : [];
  const late = running.flatMap(({ seat, until }) => (until <= now ? [seat] : []));
  const missed = playMissedMoves(context, loaded, late);
  if (missed) return missed;
  const { clock } = table;
  let after = late.length === 0 ? table : { ...table, clock: { ...clock, expired: [...clock.expired, ...late] } };
  const checks = [...deadlinesOf(after)];
  for (const { atDeadline } of context.features) {
    const outcome = await atDeadline?.(context, { ...loaded, table: after });
    after = outcome?.table ?? after;
    checks.push(...(outcome?.checks ?? []).filter((moment) => moment !== undefined));
    if (after.status !== table.status) return { table: after };
  }
  if (after === table) {
    const next = checks.length > 0 ? Math.max(Math.min(...checks), now + SOON_MS) : undefined;
    write(deadlineWrite(context, table.id, next));
    return { table, isPrivate: true };
  }
  return { table: addNotices(after, ...late.map((seat) => newNotice(table, 'timeout', [seat]))) };
}

/** Plays the game's time-out move for late seats. Undefined if no seat is late or the game has no such move. */
function playMissedMoves(context: Context, loaded: LoadedTable, late: readonly Seat[]): TableChange | undefined {
  const { table, game } = loaded;
  const timing = late.length > 0 ? timingOf(game, table.options) : undefined;
  if (!timing) return undefined;
  const writes: Write[] = [];
  let now = table;
  for (const seat of late) {
    if (!onTurn({ ...loaded, table: now }).includes(seat)) continue;
    const clock = { ...now.clock, expiresAt: now.clock.expiresAt.with(seat, null) };
    const played = afterLine(context, { ...loaded, table: { ...now, clock } }, seat, timing.missed);
    now = played.table;
    writes.push(...(played.writes ?? []));
  }
  return { table: now, writes };
}

/** Deletes the deadline of a table that cannot be loaded. If only its game is missing, checks again after a day. */
async function dropDeadline(context: Context, id: string, error: unknown): Promise<undefined> {
  if (!(error instanceof Refusal) || isBusyOrPaused(error)) throw error;
  const retryAt = error.code === 'gameGone' ? context.now() + DAY_MS : undefined;
  await context.storage.transact({ writes: [deadlineWrite(context, id, retryAt)] });
}

const SWEEP_MS = MINUTE_MS;
const SWEEP_SIZE = 200;
const SWEEP_WORK_SIZE = 10;

/** Deletes expired records, and does the work of features on theirs, every minute. */
export class Cleanup {
  readonly #context: Context;
  readonly #interval: Interval;

  constructor(context: Context) {
    this.#context = context;
    this.#interval = new Interval(
      () => this.sweep(),
      (error) => context.log.warn({ error: String(error) }, 'The cleanup failed; retrying soon'),
    );
  }

  start(): void {
    this.#interval.start(SWEEP_MS);
  }

  stop(): Promise<void> {
    return this.#interval.stop();
  }

  async sweep(): Promise<void> {
    await this.#clear(this.#context.storage.store(interactionKind));
    for (const { kind, run } of this.#context.features.flatMap(({ expiring = [] }) => expiring))
      await this.#eachDue(this.#context.storage.store(kind), run);
    await this.#context.storage.sweep();
  }

  async #eachDue(
    store: Pick<Store<unknown>, 'takeDue'>,
    work: (context: Context, id: string) => Promise<unknown>,
  ): Promise<void> {
    for (let done = SWEEP_WORK_SIZE; done === SWEEP_WORK_SIZE; ) {
      const now = this.#context.now();
      const ids = await store.takeDue(now, now + 60 * SWEEP_MS, SWEEP_WORK_SIZE);
      for (const id of ids) await settled(() => work(this.#context, id));
      done = ids.length;
    }
  }

  async #clear(store: Pick<Store<unknown>, 'takeDue' | 'drop'>): Promise<void> {
    for (let dropped = SWEEP_SIZE; dropped === SWEEP_SIZE; ) {
      const now = this.#context.now();
      const ids = await store.takeDue(now, now + SWEEP_MS, SWEEP_SIZE);
      await this.#context.storage.transact({ writes: ids.map((id) => store.drop(id)) });
      dropped = ids.length;
    }
  }
}
