import { setTimeout as sleep } from 'node:timers/promises';
import type { REST } from 'discord.js';
import { letComputersMove } from '../host/actions/computers.ts';
import type { Context } from '../host/context.ts';
import { KeyedQueue } from '../host/keyed-queue.ts';
import { isPassing } from '../host/table/discretion.ts';
import { findTable } from '../host/table/find.ts';
import { computerOnTurn, type LoadedTable } from '../host/table/table.ts';
import type { Pictures } from '../render/pictures/pictures.ts';
import { sendDigest } from './digest.ts';
import { isGone, isOutOfReach } from './errors.ts';
import { notifyLostBoard } from './lost.ts';
import { Mending, tryAgainAt } from './mending.ts';
import { Panels } from './panels.ts';
import { Pings } from './pings.ts';
import { Placement, type Send } from './placement.ts';
import { BoardQueue, type Shown } from './queue.ts';
import { RateLimiter } from './rate-limiter.ts';
import { Written } from './written.ts';

/** What computers do after a change. */
interface Answers {
  /** Whether they have done all that is theirs to do, or what went wrong. */
  readonly done: Promise<boolean | { readonly error: unknown }>;
  /** Gives the newest state; from now on every move is shown as it comes. */
  release(): LoadedTable;
  /** What became of the board of the last move that was shown. */
  shown(): Promise<Shown> | undefined;
}

/** What a computer answers within this time is shown together with what it answers to. */
const AT_ONCE_MS = 400;

/** Keeps the board messages in step with the tables: one writer per board, always the newest state. */
export class Boards {
  readonly #house: Context;
  readonly #rest: REST;
  readonly #pace: RateLimiter;
  readonly #placing: Placement;
  readonly #pings: Pings;
  /** The private panels beside the boards. */
  readonly panels: Panels;
  /** What stands on the boards. */
  readonly written = new Written();
  readonly #mending: Mending;
  readonly #lines = new BoardQueue();
  readonly #computing = new KeyedQueue();
  readonly #following = new Set<Promise<unknown>>();

  constructor(context: Context, rest: REST, pictures: Pictures) {
    this.#house = context;
    this.#rest = rest;
    this.#pace = new RateLimiter(rest, context.limits.editsApart);
    this.#placing = new Placement(context, rest, this.written, pictures);
    this.#pings = new Pings(context, rest);
    this.panels = new Panels(context, pictures, this.#pace);
    this.#mending = new Mending(context, (id) => this.#finish(id));
  }

  /** From now on finishes what was left unsettled, by processes before this one and by this one. */
  start(): void {
    this.#mending.start();
  }

  /** Finishes what is due now, as happens every second anyway. */
  mend(): Promise<void> {
    return this.#mending.look();
  }

  /** Waits for boards and pings on their way; what computers think about is left to the next process. */
  async stop(): Promise<void> {
    await this.#mending.stop();
    await this.#house.computerPool.close();
    await Promise.all(this.#following);
    await this.#lines.empty();
    await this.#mending.leave();
  }

  /** How many boards wait to be written. */
  get waiting(): number {
    return this.#lines.size;
  }

  /**
   * After a committed change: shows the board, with what computers answer at once. What follows from it goes on behind, so
   * that nobody waits for it; `then` comes after that.
   */
  async settle(loaded: LoadedTable, send?: Send, then?: () => Promise<void>): Promise<void> {
    const answers = this.#answer(loaded);
    if (computerOnTurn(loaded)) await Promise.race([answers.done, sleep(AT_ONCE_MS)]);
    const shown = this.#show(answers.release(), send);
    void this.#behind(() => this.#follow(loaded, answers, shown, then));
    await shown;
  }

  /** The same where nobody waits: done when all that follows is done. */
  async settleWhole(loaded: LoadedTable): Promise<void> {
    const answers = this.#answer(loaded);
    const shown = this.#show(answers.release());
    await this.#behind(() => this.#follow(loaded, answers, shown));
  }

  /** Tells somebody what has waited for them while they were left alone. */
  async wake(person: string): Promise<void> {
    await sendDigest(this.#house, this.#rest, person, (loaded) => this.settleWhole(loaded));
  }

  #behind<T>(work: () => Promise<T>): Promise<T> {
    const following = this.#house.claims.after(work).finally(() => this.#following.delete(following));
    this.#following.add(following);
    return following;
  }

  /** Lets computers answer. What they do is not shown until it is released; from then on nobody waits for an edit between two of their moves. */
  #answer(loaded: LoadedTable): Answers {
    const { id } = loaded.table;
    let held: LoadedTable | undefined = loaded;
    let last: Promise<Shown> | undefined;
    this.written.see(loaded);
    const show = (moved: LoadedTable) => {
      this.written.see(moved);
      if (held) held = moved;
      else last = this.#show(moved);
      return this.#pings.send(moved);
    };
    const answering = () => this.#computing.run(id, () => letComputersMove(this.#house, loaded, show));
    return {
      done: this.#behind(answering).catch((error: unknown) => ({ error })),
      release: () => {
        const newest = held ?? loaded;
        held = undefined;
        return newest;
      },
      shown: () => last,
    };
  }

  /** Calls whoever is to act, and waits for computers; the mark of the change goes when all of that is done. */
  async #follow(
    loaded: LoadedTable,
    answers: Answers,
    shown: Promise<Shown>,
    then?: () => Promise<void>,
  ): Promise<void> {
    const { id } = loaded.table;
    try {
      await shown;
      await this.#pings.send(loaded);
      const answered = await answers.done;
      if (typeof answered === 'object') throw answered.error;
      const stands = await (answers.shown() ?? shown);
      if (stands !== 'shown') this.#tryAgain(id, stands);
      else if (answered) this.#conclude(id);
      await then?.();
    } catch (error) {
      this.#house.log.error({ table: id, error: String(error) }, 'A table could not be settled; it is tried again');
      this.#tryAgain(id, 'failed');
    }
  }

  /** All is done, but for a call that had better wait. */
  #conclude(id: string): void {
    const later = this.#pings.heldUntil(id);
    if (later === undefined) this.#house.marks.done(id);
    else this.#house.marks.later(id, later);
  }

  #tryAgain(id: string, why: Shown): void {
    const { marks, log, now, counts } = this.#house;
    counts.retries++;
    const again = marks.failed(id, (tries) => tryAgainAt(now(), tries, why === 'closed'));
    if (again === undefined)
      log.error({ table: id }, 'A table could not be settled for so long that it is left as it is');
  }

  /** Shows a table's newest state, through `send` if that works, else by editing or posting its board message. */
  async show(loaded: LoadedTable, send?: Send): Promise<void> {
    const shown = await this.#show(loaded, send);
    if (shown === 'shown') return;
    this.#house.marks.open(loaded.table.id);
    this.#tryAgain(loaded.table.id, shown);
  }

  async #show(loaded: LoadedTable, send?: Send): Promise<Shown> {
    if (!send && isPassing(loaded)) return 'shown';
    const write = (newest: LoadedTable) => this.#write(newest, send);
    const ready = () => this.#pace.turn(loaded.table.place.channel);
    const { newest, shown } = await (send
      ? this.#lines.write(loaded, write)
      : this.#lines.writeLater(loaded, ready, write));
    // Nobody learns from a panel what everybody may know and has not been shown.
    void this.#behind(() => this.panels.refresh(newest));
    return shown;
  }

  /** Writes to a table's board in some other way, after those who came before: what they wrote is not undone. */
  inTurn<T>(id: string, write: () => Promise<T>): Promise<T> {
    return this.#lines.inTurn(id, write);
  }

  async #write(loaded: LoadedTable, send?: Send): Promise<Shown> {
    try {
      await this.#placing.put(loaded, send);
      return 'shown';
    } catch (error) {
      this.#house.log.warn({ table: loaded.table.id, error: String(error) }, 'A board could not be shown');
      if (send) return this.#write(loaded);
      return isOutOfReach(error) ? this.#lose(loaded, error) : 'failed';
    }
  }

  /** The players are told; a channel that is gone does not come back. */
  async #lose(loaded: LoadedTable, error: unknown): Promise<Shown> {
    try {
      await notifyLostBoard(this.#house, this.#rest, loaded);
      return isGone(error) ? 'shown' : 'closed';
    } catch (failure) {
      this.#house.log.warn({ table: loaded.table.id, error: String(failure) }, 'Nobody could be told of a lost table');
      return 'failed';
    }
  }

  async #finish(id: string): Promise<void> {
    try {
      const found = await findTable(this.#house, id);
      if ('table' in found) await this.settle(found);
      else this.#house.marks.done(id);
    } catch (error) {
      this.#house.log.error({ table: id, error: String(error) }, 'A table could not be settled; it is tried again');
      this.#tryAgain(id, 'failed');
    }
  }
}
