import { setTimeout as sleep } from 'node:timers/promises';
import type { Text } from '@longtable/kit';
import { KeyedQueue } from '../../../storage/keyed-queue.ts';
import { type BoardLocation, type Table, tableKind } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { GameFailedError } from '../sandbox/sandbox.ts';
import { findTable, findTableAt, quarantineFailed } from '../table/find.ts';
import { computerOnTurn, type LoadedTable } from '../table/table.ts';
import { secondOf } from '../table/terms.ts';
import { autoplay } from './autoplay.ts';

/** What became of a board: it stands, it failed, or nothing can be shown there until somebody lets Longtable in again. */
export type ShowOutcome = 'shown' | 'failed' | 'closed';

/** Where tables are shown and people are notified; `Send` is a faster way to show a board, such as an answer. */
export interface Display<Send> {
  /** Notes a change that was made in this process, before it is shown. */
  noteChange(loaded: LoadedTable): void;
  show(loaded: LoadedTable, send?: Send): Promise<ShowOutcome>;
  /** Sends what a table has to say to its players; rejects when that has to be retried. */
  notify(loaded: LoadedTable): Promise<void>;
  /** Until when a notification waits, if one does. */
  notifiesLaterAt(table: string): number | undefined;
  /** Replaces the board of a table that its game has failed at by a sentence; rejects when that has to be retried. */
  showFailed(table: Pick<Table, 'id' | 'location'>, sentence: Text): Promise<void>;
  /** Waits for everything on its way. */
  drain(): Promise<void>;
}

/** What computers play after a change. */
interface Replies {
  /** Whether they have played all that is theirs, or what went wrong. */
  readonly done: Promise<boolean | { readonly error: unknown }>;
  /** People have been notified of it; rejects when that has to be retried. */
  told(): Promise<void>;
  /** Gives the newest state; from now on every move is shown as it comes. */
  release(): LoadedTable;
  /** What became of the board of the last move that was shown. */
  shown(): Promise<ShowOutcome> | undefined;
}

/** What a computer replies within this time is shown together with what it replies to. */
const AT_ONCE_MS = 400;

/** Does what follows a commit: shows the board, lets computers play, notifies people. What fails stays in the outbox. */
export class Delivery<Send> {
  readonly #context: Context;
  readonly #display: Display<Send>;
  readonly #queue = new KeyedQueue();
  readonly #running = new Set<Promise<unknown>>();
  /** Tables whose boards cannot be shown until Longtable is let in again, and where they are. */
  readonly #closed = new Map<string, BoardLocation>();

  constructor(context: Context, display: Display<Send>) {
    this.#context = context;
    this.#display = display;
  }

  /** From now on delivers what is left in the outbox, too. */
  start(): void {
    const { outbox, work } = this.#context;
    outbox.start((id) => work.run({ kind: 'delivery', id }, () => this.#deliverLeft(id)));
  }

  /** Waits for what is on its way; what computers think about is left to the next process. */
  async stop(): Promise<void> {
    const { outbox, computerPool } = this.#context;
    await outbox.stop();
    await computerPool.close();
    await Promise.all(this.#running);
    await this.#display.drain();
    await outbox.handOver();
  }

  /** After a commit: shows the board, with what computers reply at once. The rest goes on behind, and nobody waits for it. */
  async deliver(loaded: LoadedTable, send?: Send): Promise<void> {
    const replies = this.#reply(loaded);
    if (computerOnTurn(loaded)) await Promise.race([replies.done, sleep(AT_ONCE_MS)]);
    const shown = this.#display.show(replies.release(), send);
    void this.#track(this.#finish(loaded, replies, shown));
    // Without an interaction to answer, only `#finish` handles a game that fails to draw its board.
    await (send ? shown : shown.catch(() => undefined));
  }

  /** The same where nobody waits: resolves when everything is done. */
  async deliverFully(loaded: LoadedTable): Promise<void> {
    const replies = this.#reply(loaded);
    const shown = this.#display.show(replies.release());
    await this.#track(this.#finish(loaded, replies, shown));
  }

  /** Shows a table that has not changed; retried like everything else if it fails. */
  async show(loaded: LoadedTable, send?: Send): Promise<void> {
    const outcome = await this.#display.show(loaded, send).catch(async (error: unknown) => {
      if (error instanceof GameFailedError) await quarantineFailed(this.#context, loaded.table.id, error);
      throw error;
    });
    if (outcome === 'shown') return;
    this.#context.outbox.open(loaded.table.id);
    this.#fail(loaded.table, outcome);
  }

  /** Shows boards that could not be shown in a server, where that may be possible by now. */
  async retryClosed(guild: string): Promise<void> {
    const open = [...this.#closed].filter(([, place]) => place.guild === guild);
    for (const [id] of open) {
      this.#closed.delete(id);
      this.#context.outbox.open(id);
      await this.#deliverLeft(id);
    }
  }

  /** Shows and says what could not be shown or said in a place where nobody was to be answered. */
  async retryIn(channel: string): Promise<void> {
    const found = await findTableAt(this.#context, channel);
    if ('refused' in found) return;
    const {
      id,
      pings: { notices },
    } = found.table;
    if (!this.#closed.delete(id) && notices.length === 0) return;
    this.#context.outbox.open(id);
    await this.#deliverLeft(id);
  }

  #track<T>(work: Promise<T>): Promise<T> {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /** Lets computers play. Nothing is shown until it is released; from then on no move waits for the board of the one before. */
  #reply(loaded: LoadedTable): Replies {
    const { id } = loaded.table;
    let held: LoadedTable | undefined = loaded;
    let last: Promise<ShowOutcome> | undefined;
    let told = Promise.resolve();
    this.#display.noteChange(loaded);
    const played = (moved: LoadedTable) => {
      this.#display.noteChange(moved);
      if (held) held = moved;
      else last = this.#display.show(moved);
      // No computer waits until a message is through.
      told = Promise.all([told, this.#display.notify(moved)]).then(() => {});
      told.catch(() => {});
    };
    const playing = this.#queue.run(id, () => autoplay(this.#context, loaded, played));
    return {
      done: this.#track(playing).catch((error: unknown) => ({ error })),
      release: () => {
        const newest = held ?? loaded;
        held = undefined;
        return newest;
      },
      shown: () => last,
      told: () => told,
    };
  }

  /** Notifies people and waits for computers; the entry of the change goes when all of that is done. */
  async #finish(loaded: LoadedTable, replies: Replies, shown: Promise<ShowOutcome>): Promise<void> {
    const { id } = loaded.table;
    const end = this.#context.outbox.begin(id);
    try {
      await shown;
      await this.#display.notify(loaded);
      const done = await replies.done;
      if (typeof done === 'object') throw done.error;
      await replies.told();
      const outcome = await (replies.shown() ?? shown);
      if (outcome !== 'shown') this.#fail(loaded.table, outcome);
      else if (done) {
        if (loaded.table.features.match) await this.#deliverSecond(id);
        this.#conclude(id);
      }
    } catch (error) {
      await this.#failWith(id, error);
    } finally {
      end();
    }
  }

  /** Shows the second game of a match, once the first is over; from then on it has an entry of its own. */
  async #deliverSecond(id: string): Promise<void> {
    const found = await findTable(this.#context, id);
    const second = 'table' in found ? secondOf(found) : undefined;
    if (second === undefined) return;
    this.#context.outbox.open(second);
    await this.#deliverLeft(second);
  }

  /** Everything is done but for a notification that had better wait. */
  #conclude(id: string): void {
    this.#closed.delete(id);
    const later = this.#display.notifiesLaterAt(id);
    if (later === undefined) this.#context.outbox.done(id);
    else this.#context.outbox.later(id, later);
  }

  /** Retries a delivery later, unless the game of the table fails: then its players are told. */
  async #failWith(id: string, error: unknown): Promise<void> {
    if (error instanceof GameFailedError && !error.isPaused) {
      await quarantineFailed(this.#context, id, error);
      this.#context.outbox.done(id);
      return;
    }
    this.#context.log.error({ table: id, error: String(error) }, 'A delivery failed and is retried');
    this.#fail({ id }, 'failed');
  }

  #fail({ id, location: place }: Pick<Table, 'id'> & Partial<Table>, why: ShowOutcome): void {
    const { outbox, log, counts } = this.#context;
    counts.retries++;
    if (place && why === 'closed') this.#closed.set(id, place);
    if (!outbox.fail(id, why === 'closed')) log.error({ table: id }, 'Gave up on a delivery after too many failures');
  }

  async #deliverLeft(id: string): Promise<void> {
    try {
      const found = await findTable(this.#context, id);
      if ('table' in found) return await this.deliver(found);
      if (found.refused.code === 'gamePaused') return this.#fail({ id }, 'failed');
      const failed =
        found.refused.code === 'gameFailed' ? await this.#context.storage.store(tableKind).quarantined(id) : undefined;
      if (failed) await this.#display.showFailed(failed, found.refused.sentence);
      this.#context.outbox.done(id);
    } catch (error) {
      await this.#failWith(id, error);
    }
  }
}
