import type { Store } from '../../../storage/index.ts';
import { requestKind } from '../../../storage/records/request.ts';
import { finishedTableKind, interactionKind } from '../../../storage/records/time.ts';
import { dismissLatecomers } from '../actions/leave.ts';
import { compactOrDelete } from '../commit/retention.ts';
import type { Context } from '../context.ts';
import { MINUTE_MS } from '../duration.ts';
import { Interval } from '../interval.ts';

const EVERY_MS = MINUTE_MS;
const BATCH_SIZE = 200;
const SMALL_BATCH_SIZE = 10;

/** Deletes expired records and compacts finished tables every minute. */
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
    this.#interval.start(EVERY_MS);
  }

  stop(): Promise<void> {
    return this.#interval.stop();
  }

  async sweep(): Promise<void> {
    await this.#clear(this.#context.storage.store(interactionKind));
    await this.#clear(this.#context.storage.store(requestKind));
    await this.#eachDue(this.#context.storage.store(finishedTableKind), async (context, id) => {
      await dismissLatecomers(context, id);
      await compactOrDelete(context, id);
    });
    for (const { kind, run } of this.#context.features.flatMap(({ expiring = [] }) => expiring))
      await this.#eachDue(this.#context.storage.store(kind), run);
    await this.#context.storage.sweep();
  }

  async #eachDue(
    store: Pick<Store<unknown>, 'takeDue'>,
    work: (context: Context, id: string) => Promise<unknown>,
  ): Promise<void> {
    for (let done = SMALL_BATCH_SIZE; done === SMALL_BATCH_SIZE; ) {
      const now = this.#context.now();
      const ids = await store.takeDue(now, now + 60 * EVERY_MS, SMALL_BATCH_SIZE);
      for (const id of ids) await work(this.#context, id);
      done = ids.length;
    }
  }

  async #clear(store: Pick<Store<unknown>, 'takeDue' | 'drop'>): Promise<void> {
    for (let dropped = BATCH_SIZE; dropped === BATCH_SIZE; ) {
      const now = this.#context.now();
      const ids = await store.takeDue(now, now + EVERY_MS, BATCH_SIZE);
      await this.#context.storage.transact({ writes: ids.map((id) => store.drop(id)) });
      dropped = ids.length;
    }
  }
}
