import type { Store } from '../../../storage/index.ts';
import { putAway } from '../commit/retention.ts';
import type { Context } from '../context.ts';
import { MINUTE_MS } from '../duration.ts';
import { lapseDraft } from '../editor/drafts.ts';
import { Interval } from '../interval.ts';

const EVERY_MS = MINUTE_MS;
const AT_ONCE = 200;
const A_FEW = 10;

/** Drops records that have had their time: interactions nobody can answer any more, requests nobody came back to. */
export class Cleanup {
  readonly #house: Context;
  readonly #beat: Interval;

  constructor(context: Context) {
    this.#house = context;
    this.#beat = new Interval(
      () => this.sweep(),
      (error) => context.log.warn({ error: String(error) }, 'What has had its time was not swept'),
    );
  }

  /** Sweeps every minute from now on. */
  start(): void {
    this.#beat.start(EVERY_MS);
  }

  stop(): Promise<void> {
    return this.#beat.stop();
  }

  /** Drops what has had its time by now. */
  async sweep(): Promise<void> {
    await this.#clear(this.#house.interactions);
    await this.#clear(this.#house.requests);
    await this.#eachDue(this.#house.finished, putAway);
    await this.#eachDue(this.#house.drafts, lapseDraft);
    await this.#house.storage.sweep();
  }

  async #eachDue(
    store: Pick<Store<unknown>, 'takeDue'>,
    work: (context: Context, id: string) => Promise<unknown>,
  ): Promise<void> {
    for (let done = A_FEW; done === A_FEW; ) {
      const now = this.#house.now();
      const ids = await store.takeDue(now, now + 60 * EVERY_MS, A_FEW);
      for (const id of ids) await work(this.#house, id);
      done = ids.length;
    }
  }

  async #clear(store: Pick<Store<unknown>, 'takeDue' | 'drop'>): Promise<void> {
    for (let dropped = AT_ONCE; dropped === AT_ONCE; ) {
      const now = this.#house.now();
      const ids = await store.takeDue(now, now + EVERY_MS, AT_ONCE);
      await this.#house.storage.commit(...ids.map((id) => store.drop(id)));
      dropped = ids.length;
    }
  }
}
