import type { Store } from '../../../storage/index.ts';
import { draftKind } from '../../../storage/records/design.ts';
import { requestKind } from '../../../storage/records/request.ts';
import { finishedTableKind, interactionKind } from '../../../storage/records/time.ts';
import { traceKind } from '../../../storage/records/trace.ts';
import { dismissLatecomers } from '../actions/leave.ts';
import { putAway } from '../commit/retention.ts';
import type { Context } from '../context.ts';
import { MINUTE_MS } from '../duration.ts';
import { lapseDraft } from '../editor/drafts.ts';
import { Interval } from '../interval.ts';

const EVERY_MS = MINUTE_MS;
const AT_ONCE = 200;
const A_FEW = 10;

/** Deletes expired records every minute. */
export class Cleanup {
  readonly #context: Context;
  readonly #interval: Interval;

  constructor(context: Context) {
    this.#context = context;
    this.#interval = new Interval(
      () => this.sweep(),
      (error) => context.log.warn({ error: String(error) }, 'The cleanup failed; the next one is soon'),
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
    await this.#clear(this.#context.storage.store(traceKind));
    await this.#eachDue(this.#context.storage.store(finishedTableKind), async (context, id) => {
      await dismissLatecomers(context, id);
      await putAway(context, id);
    });
    await this.#eachDue(this.#context.storage.store(draftKind), lapseDraft);
    await this.#context.storage.sweep();
  }

  async #eachDue(
    store: Pick<Store<unknown>, 'takeDue'>,
    work: (context: Context, id: string) => Promise<unknown>,
  ): Promise<void> {
    for (let done = A_FEW; done === A_FEW; ) {
      const now = this.#context.now();
      const ids = await store.takeDue(now, now + 60 * EVERY_MS, A_FEW);
      for (const id of ids) await work(this.#context, id);
      done = ids.length;
    }
  }

  async #clear(store: Pick<Store<unknown>, 'takeDue' | 'drop'>): Promise<void> {
    for (let dropped = AT_ONCE; dropped === AT_ONCE; ) {
      const now = this.#context.now();
      const ids = await store.takeDue(now, now + EVERY_MS, AT_ONCE);
      await this.#context.storage.transact({ writes: ids.map((id) => store.drop(id)) });
      dropped = ids.length;
    }
  }
}
