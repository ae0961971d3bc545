import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, RESTEvents } from 'discord.js';
import { KeyedQueue } from '../../storage/keyed-queue.ts';
import { Lru } from '../../storage/lru.ts';
import type { ShowOutcome } from '../host/delivery/delivery.ts';
import type { LoadedTable } from '../host/table/table.ts';

/** The state that was newest when it was written, and what became of it. */
interface WrittenState {
  readonly newest: LoadedTable;
  readonly outcome: ShowOutcome;
}

/** Puts a state on its board. */
type WriteState = (newest: LoadedTable) => Promise<ShowOutcome>;

/** What waits to be written to one board. */
interface PendingWrite {
  newest?: LoadedTable;
  /** The revision on the board, as far as was written here. */
  revision?: number;
  /** A writer that has not begun, and will write the newest state. */
  next?: Promise<WrittenState> | undefined;
  writers: number;
}

/** Writes to boards, one writer at a time for each; of many states that wait only the newest is written. */
export class BoardQueue {
  readonly #boards = new Map<string, PendingWrite>();
  readonly #queue = new KeyedQueue();

  /** How many boards wait to be written. */
  get size(): number {
    return this.#boards.size;
  }

  /** Waits for everything that is being written. */
  drain(): Promise<void> {
    return this.#queue.drain();
  }

  /** Writes the newest state of a table after earlier writers; with `ready`, once that resolves, and only if the board does not show it by then. */
  write(loaded: LoadedTable, write: WriteState, ready?: () => Promise<void>): Promise<WrittenState> {
    const { id, revision } = loaded.table;
    const board = this.#board(id);
    if (revision >= (board.newest?.table.revision ?? 0)) board.newest = loaded;
    const writeNewest = async (): Promise<WrittenState> => {
      const newest = board.newest ?? loaded;
      if (ready) {
        board.next = undefined;
        if (board.revision === newest.table.revision) return { newest, outcome: 'shown' };
      }
      const outcome = await write(newest);
      if (outcome === 'shown') board.revision = newest.table.revision;
      return { newest, outcome };
    };
    if (!ready) return this.enqueueWrite(id, writeNewest);
    board.next ??= this.enqueueWrite(id, writeNewest, ready);
    return board.next;
  }

  /** Writes to a table's board in some other way, after earlier writers. */
  async enqueueWrite<T>(id: string, write: () => Promise<T>, ready?: () => Promise<void>): Promise<T> {
    const board = this.#board(id);
    board.writers++;
    try {
      if (ready) await ready();
      return await this.#queue.run(id, write);
    } finally {
      if (--board.writers === 0) this.#boards.delete(id);
    }
  }

  #board(id: string): PendingWrite {
    const board = this.#boards.get(id) ?? { writers: 0 };
    this.#boards.set(id, board);
    return board;
  }
}

/** So many boards are remembered; what is forgotten is written once more. */
const MAX_BOARDS = 1000;

/** What a board says. */
interface BoardText {
  readonly message: string;
  readonly revision: number;
  readonly body: string;
}

/** Revisions of a table that follow each other, from the first to the last. */
interface RevisionRange {
  readonly from: number;
  readonly to: number;
}

/** What stands on boards, so that none is edited when nothing on it changes: an edit costs, and at some tables nobody may see that somebody moved. */
export class BoardCache {
  readonly #boards = new Lru<BoardText>(MAX_BOARDS);
  /** The latest changes that were made here, whether they were shown or not. */
  readonly #seen = new Lru<RevisionRange>(MAX_BOARDS);

  /** Notes a change that was made in this process. */
  recordChange({ table: { id, revision } }: LoadedTable): void {
    const run = this.#seen.get(id);
    if (run && revision >= run.from && revision <= run.to) return;
    const from = run && revision === run.to + 1 ? run.from : revision;
    this.#seen.set(id, { from, to: revision });
  }

  /** Whether the board of a table says this already; a revision that was missed may have changed it in another process. */
  has({ table }: LoadedTable, message: string, body: object): boolean {
    const last = this.#boards.get(table.id);
    if (last?.message !== message || last.body !== JSON.stringify(body)) return false;
    const { from, to } = this.#seen.get(table.id) ?? { from: table.revision, to: table.revision };
    const isSeen = from <= last.revision + 1 && to >= table.revision - 1;
    return isSeen || last.revision >= table.revision - 1;
  }

  /** Whether this message shows the table as it is, perhaps with a menu open. */
  isCurrent({ table }: LoadedTable, message: string): boolean {
    const last = this.#boards.get(table.id);
    return last?.message === message && last.revision === table.revision;
  }

  /** Remembers what a table's board says now. */
  set({ table }: LoadedTable, message: string, body: object): void {
    this.#boards.set(table.id, { message, revision: table.revision, body: JSON.stringify(body) });
  }

  /** Nobody knows what the board of a table says: something is on its way to it, or was and did not arrive. */
  forget(table: string): void {
    this.#boards.delete(table);
  }
}

const BOARD_EDIT = /^\/channels\/(\d+)\/messages\/\d+$/;
/** So many places are remembered; most of them have long been free again. */
const MAX_PLACES = 1000;
/** Discord takes fifty requests a second from a bot, answers not counted: forty are edits at most, and some of them at once. */
const EDIT_INTERVAL_MS = 1000 / 40;
const BURST = 10;
/** On a day when others wait longer than this, nothing is edited that need not be. */
const MAX_OPTIONAL_DELAY_MS = 500;

/**
 * When boards and panels may be edited: Discord takes a few edits in a few seconds from each channel, and not many more from
 * all of them. What has to wait waits here and not in the line of requests, so that it is the newest state which goes out,
 * and nobody's answer stands behind it.
 */
export class RateLimiter {
  readonly #until = new Lru<number>(MAX_PLACES);
  readonly #spacingMs: number;
  /** Up to when turns are taken. */
  #reservedUntil = 0;

  /** Edits come no closer than `apart` ms, so that what happens fast is shown at once and not in pieces. */
  constructor(rest: REST, apart: number) {
    this.#spacingMs = apart;
    rest.on(RESTEvents.Response, ({ method, path }, { headers }) => {
      const channel = method.toUpperCase() === 'PATCH' ? BOARD_EDIT.exec(path)?.[1] : undefined;
      if (channel !== undefined && headers.get('x-ratelimit-remaining') === '0')
        this.#block(channel, 1000 * Number(headers.get('x-ratelimit-reset-after') ?? 0));
    });
  }

  /** Waits until something may be edited in a place: the channel of a board, or a panel. */
  async acquire(place: string): Promise<void> {
    for (let left = this.#waitMs(place); left > 0; left = this.#waitMs(place)) await sleep(left);
    this.#block(place, this.#spacingMs);
    await this.#reserve();
  }

  /** Waits until something may be edited that could as well be left undone; gives whether there is time for that at all. It holds up nothing. */
  async tryAcquireOptional(place = ''): Promise<boolean> {
    await sleep(this.#waitMs(place));
    if (this.#reservedUntil - performance.now() > MAX_OPTIONAL_DELAY_MS) return false;
    await this.#reserve();
    return true;
  }

  async #reserve(): Promise<void> {
    const now = performance.now();
    this.#reservedUntil = Math.max(this.#reservedUntil, now - BURST * EDIT_INTERVAL_MS) + EDIT_INTERVAL_MS;
    if (this.#reservedUntil > now) await sleep(this.#reservedUntil - now);
  }

  #waitMs(place: string): number {
    return Math.max(0, (this.#until.get(place) ?? 0) - performance.now());
  }

  #block(place: string, ms: number): void {
    if (ms <= this.#waitMs(place)) return;
    this.#until.set(place, performance.now() + ms);
  }
}
