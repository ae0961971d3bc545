import { setTimeout as sleep } from 'node:timers/promises';
import { say, type Text } from '@longtable/kit';
import { LockTimeoutError } from '../../../storage/index.ts';
import { KeyedQueue } from '../../../storage/keyed-queue.ts';
import { type BoardLocation, type Table, tableKind } from '../../../storage/records/table.ts';
import { type Context, closeResources } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { ignoreRefusal, isBusyOrPaused, Refusal, settled } from '../refusal.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { GameFailedError, quarantineFailed } from '../table/outside-games.ts';
import { computerOnTurn, isNonComputer, isPlayedFor, onTurn, seriesOf, tableAfter } from '../table/table.ts';

/** The result of showing a board. `closed`: the bot has no access until an admin restores it. */
export type ShowOutcome = 'shown' | 'failed' | 'closed';

/** Shows tables and notifies users. `Send` is a faster way to show a board, such as an interaction response. */
export interface TableDisplay<Send> {
  /** Records a change made in this process before it is shown. */
  recordChange(loaded: LoadedTable): void;
  show(loaded: LoadedTable, send?: Send): Promise<ShowOutcome>;
  /** Sends the pending notices of a table. Rejects if that must be retried. */
  notify(loaded: LoadedTable): Promise<void>;
  /** Returns the time until which a notice is deferred, or undefined if none is. */
  notifiesLaterAt(table: string): number | undefined;
  /** Replaces the board of a table whose game has failed by a message. Rejects if that must be retried. */
  showFailed(table: Pick<Table, 'id' | 'location'>, sentence: Text): Promise<void>;
  /** Waits for all pending writes. */
  drain(): Promise<void>;
}

/** The automatic moves after a change. */
interface Replies {
  /** Resolves to true after the last move, to false if the process shuts down meanwhile, or to the error. */
  readonly done: Promise<boolean | { readonly error: unknown }>;
  /** Resolves when the players are notified. Rejects if that must be retried. */
  notified(): Promise<void>;
  /** Returns the newest state. From then on every move is shown immediately. */
  release(): LoadedTable;
  /** Returns the result of showing the last move, or undefined if no move was shown after `release`. */
  shown(): Promise<ShowOutcome> | undefined;
}

/** Time within which computer replies are shown together with the move. */
const IMMEDIATE_MS = 400;

/** Runs the work after a commit: shows the board, lets features play moves, notifies users. Failed work stays in the outbox. */
export class Delivery<Send> {
  readonly #context: Context;
  readonly #display: TableDisplay<Send>;
  readonly #queue = new KeyedQueue();
  readonly #running = new Set<Promise<unknown>>();
  /** Tables whose boards cannot be shown until the bot regains access, with their locations. */
  readonly #closed = new Map<string, BoardLocation>();

  constructor(context: Context, display: TableDisplay<Send>) {
    this.#context = context;
    this.#display = display;
  }

  /** Starts to deliver work that is left in the outbox. */
  start(): void {
    const { outbox, work } = this.#context;
    outbox.start((id) => work.run({ kind: 'delivery', id }, () => this.#deliverLeft(id)));
  }

  /** Waits for running work. Unfinished computer moves are left to the next process. */
  async stop(): Promise<void> {
    const { outbox } = this.#context;
    await outbox.stop();
    await closeResources(this.#context);
    await Promise.all(this.#running);
    await this.#display.drain();
    await outbox.handOver();
  }

  /** Shows the board after a commit, including immediate computer replies. The remaining work runs in the background. */
  async deliver(loaded: LoadedTable, send?: Send): Promise<void> {
    const replies = this.#reply(loaded);
    if (computerOnTurn(loaded)) await Promise.race([replies.done, sleep(IMMEDIATE_MS)]);
    const shown = this.#display.show(replies.release(), send);
    void this.#track(this.#finish(loaded, replies, shown));
    // Without an interaction to answer, only `#finish` handles a game that fails to draw its board.
    await (send ? shown : shown.catch(() => undefined));
  }

  /** Shows the board after a commit. Resolves when all work is done. */
  async deliverFully(loaded: LoadedTable): Promise<void> {
    const replies = this.#reply(loaded);
    const shown = this.#display.show(replies.release());
    await this.#track(this.#finish(loaded, replies, shown));
  }

  /** Shows an unchanged table. Retried through the outbox if it fails. */
  async show(loaded: LoadedTable, send?: Send): Promise<void> {
    const outcome = await this.#display.show(loaded, send).catch(async (error: unknown) => {
      if (error instanceof GameFailedError) await quarantineFailed(this.#context, loaded.table.id, error);
      throw error;
    });
    if (outcome === 'shown') return;
    this.#context.outbox.open(loaded.table.id);
    this.#fail(loaded.table, outcome);
  }

  /** Retries the boards of a server that the bot has regained access to. */
  async retryClosed(guild: string): Promise<void> {
    const open = [...this.#closed].filter(([, location]) => location.guild === guild);
    for (const [id] of open) {
      this.#closed.delete(id);
      this.#context.outbox.open(id);
      await this.#deliverLeft(id);
    }
  }

  /** Retries the pending delivery of a channel's table once an interaction makes the channel reachable again. */
  async retryIn(channel: string): Promise<void> {
    const current = await findTableAt(this.#context, channel).catch(ignoreRefusal);
    if (!current) return;
    const {
      id,
      pings: { notices },
    } = current.table;
    if (!this.#closed.delete(id) && notices.length === 0) return;
    this.#context.outbox.open(id);
    await this.#deliverLeft(id);
  }

  #track<T>(work: Promise<T>): Promise<T> {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /** Starts the automatic moves. They are not shown until `release` is called; then each is shown without waiting for the previous board. */
  #reply(loaded: LoadedTable): Replies {
    const { id } = loaded.table;
    let held: LoadedTable | undefined = loaded;
    let last: Promise<ShowOutcome> | undefined;
    let notified = Promise.resolve();
    this.#display.recordChange(loaded);
    const played = (moved: LoadedTable) => {
      this.#display.recordChange(moved);
      if (held) held = moved;
      else last = this.#display.show(moved);
      // Computers do not wait for notices to be sent.
      notified = Promise.all([notified, this.#display.notify(moved)]).then(() => {});
      notified.catch(() => {});
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
      notified: () => notified,
    };
  }

  /** Notifies users and waits for automatic moves. Then removes the outbox entry. */
  async #finish(loaded: LoadedTable, replies: Replies, shown: Promise<ShowOutcome>): Promise<void> {
    const { id } = loaded.table;
    const end = this.#context.outbox.begin(id);
    try {
      await shown;
      await this.#display.notify(loaded);
      const done = await replies.done;
      if (typeof done === 'object') throw done.error;
      await replies.notified();
      const outcome = await (replies.shown() ?? shown);
      if (outcome !== 'shown') this.#fail(loaded.table, outcome);
      else if (done) {
        if (seriesOf(loaded)) await this.#deliverNext(id);
        this.#conclude(id);
      }
    } catch (error) {
      await this.#failWith(id, error);
    } finally {
      end();
    }
  }

  /** Delivers the next table of a series, which then has its own outbox entry. */
  async #deliverNext(id: string): Promise<void> {
    const current = await findTable(this.#context, id).catch(ignoreRefusal);
    const next = current && tableAfter(current);
    if (next === undefined) return;
    this.#context.outbox.open(next);
    await this.#deliverLeft(next);
  }

  /** Marks the delivery as done, except for a deferred notice. */
  #conclude(id: string): void {
    this.#closed.delete(id);
    const later = this.#display.notifiesLaterAt(id);
    if (later === undefined) this.#context.outbox.done(id);
    else this.#context.outbox.later(id, later);
  }

  /** Retries a delivery later. If the game has failed, quarantines the table instead. */
  async #failWith(id: string, error: unknown): Promise<void> {
    if (error instanceof GameFailedError && !error.isPaused) {
      await quarantineFailed(this.#context, id, error);
      this.#context.outbox.done(id);
      return;
    }
    this.#context.log.error({ table: id, error: String(error) }, 'A delivery failed and is retried');
    this.#fail({ id }, 'failed');
  }

  #fail({ id, location }: Pick<Table, 'id'> & Partial<Table>, why: ShowOutcome): void {
    const { outbox, log, counts } = this.#context;
    counts.retries++;
    if (location && why === 'closed') this.#closed.set(id, location);
    if (!outbox.fail(id, why === 'closed')) log.error({ table: id }, 'Gave up on a delivery after too many failures');
  }

  async #deliverLeft(id: string): Promise<void> {
    try {
      const current = await findTable(this.#context, id).catch((error) => this.#giveUp(id, error));
      if (current) await this.deliver(current);
    } catch (error) {
      await this.#failWith(id, error);
    }
  }

  /** Ends the delivery of a table that cannot be loaded. Shows that its game has failed. A paused or slow game is tried again. */
  async #giveUp(id: string, error: unknown): Promise<undefined> {
    if (!(error instanceof Refusal)) throw error;
    if (isBusyOrPaused(error)) {
      this.#fail({ id }, 'failed');
      return;
    }
    const failed =
      error.code === 'gameFailed' ? await this.#context.storage.store(tableKind).quarantined(id) : undefined;
    if (failed) await this.#display.showFailed(failed, error.sentence);
    this.#context.outbox.done(id);
  }
}

/**
 * Lets features play moves as long as one of them plays next, and calls `played` after each move. Returns false if the process
 * shuts down meanwhile.
 */
export async function autoplay(
  context: Context,
  loaded: LoadedTable,
  played: (loaded: LoadedTable) => void,
): Promise<boolean> {
  const { id } = loaded.table;
  const isNext = (newest: LoadedTable) => settled(() => onTurn(newest).some((seat) => isPlayedFor(newest, seat)));
  let at = (await isNext(loaded)) ? await findTable(context, id).catch(ignoreRefusal) : loaded;
  while (at && (await isNext(at))) {
    const newest = at;
    try {
      at = await settled(() => playNext(context, newest));
      if (!at) return false;
      context.outbox.done(id);
      played(at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The delivery is retried.
      if (isBusyOrPaused(error)) throw new Error(say(error.sentence, 'en'));
      at = error.code === 'stale' ? await findTable(context, id).catch(ignoreRefusal) : undefined;
    }
  }
  return true;
}

/** Lets a feature play the next move: for a player, otherwise for a computer. */
async function playNext(context: Context, loaded: LoadedTable): Promise<LoadedTable | undefined> {
  const moves = onTurn(loaded).flatMap((seat) => {
    const feature = context.features.find(({ playsNext }) => playsNext?.(loaded, seat));
    return feature ? [{ seat, feature }] : [];
  });
  const next = moves.find(({ seat }) => isNonComputer(loaded.table.seats[seat])) ?? moves[0];
  return next?.feature.playNext?.(context, loaded, next.seat).catch(staleIfBusy);
}

/** Treats a lock timeout like a stale table, so that the caller reads it again. */
function staleIfBusy(error: unknown): never {
  throw error instanceof LockTimeoutError ? new Refusal('stale') : error;
}
