import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, RESTEvents } from 'discord.js';
import { KeyedQueue } from '../../storage/keyed-queue.ts';
import { Lru } from '../../storage/lru.ts';
import type { ShowOutcome } from '../host/delivery/delivery.ts';
import type { LoadedTable } from '../host/feature.ts';

/** The written state and its outcome. */
interface WrittenState {
  readonly newest: LoadedTable;
  readonly outcome: ShowOutcome;
}

type WriteState = (newest: LoadedTable) => Promise<ShowOutcome>;

interface PendingWrite {
  newest?: LoadedTable;
  /** The last revision that this process wrote. */
  revision?: number;
  /** Result of the waiting writer, which will write the newest state. */
  next?: Promise<WrittenState> | undefined;
  writers: number;
}

/** Runs the writes to each board one after another. Of several waiting states, only the newest is written. */
export class BoardQueue {
  readonly #boards = new Map<string, PendingWrite>();
  readonly #queue = new KeyedQueue();

  /** Number of boards with pending writes. */
  get size(): number {
    return this.#boards.size;
  }

  drain(): Promise<void> {
    return this.#queue.drain();
  }

  /** Writes the newest state after earlier writers. With `ready`, waits for it first and skips a state that is already shown. */
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

  /** Runs a write to a board after `ready` and after the writes that are already queued. */
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

/** Maximum number of cached boards. Evicted boards are written again. */
const MAX_BOARDS = 1000;

interface BoardText {
  readonly message: string;
  readonly revision: number;
  readonly body: string;
}

/** Consecutive revisions of a table. */
interface RevisionRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Remembers the last content of each board to skip edits that change nothing. At tables with secret moves, an edit
 * would reveal that a player has moved.
 */
export class BoardCache {
  readonly #boards = new Lru<BoardText>(MAX_BOARDS);
  /** Latest range of consecutive revisions made in this process, by table. */
  readonly #seen = new Lru<RevisionRange>(MAX_BOARDS);

  /** Records a change that was made in this process. */
  recordChange({ table: { id, revision } }: LoadedTable): void {
    const run = this.#seen.get(id);
    if (run && revision >= run.from && revision <= run.to) return;
    const from = run && revision === run.to + 1 ? run.from : revision;
    this.#seen.set(id, { from, to: revision });
  }

  /** Whether a board already has this content. False if revisions were missed, because another process may have changed the board. */
  has({ table }: LoadedTable, message: string, body: object): boolean {
    const last = this.#boards.get(table.id);
    if (last?.message !== message || last.body !== JSON.stringify(body)) return false;
    const { from, to } = this.#seen.get(table.id) ?? { from: table.revision, to: table.revision };
    const isSeen = from <= last.revision + 1 && to >= table.revision - 1;
    return isSeen || last.revision >= table.revision - 1;
  }

  /** Whether a message shows the current revision. */
  isCurrent({ table }: LoadedTable, message: string): boolean {
    const last = this.#boards.get(table.id);
    return last?.message === message && last.revision === table.revision;
  }

  set({ table }: LoadedTable, message: string, body: object): void {
    this.#boards.set(table.id, { message, revision: table.revision, body: JSON.stringify(body) });
  }

  /** Forgets the content of a board, before a write that may fail. */
  forget(table: string): void {
    this.#boards.delete(table);
  }
}

const BOARD_EDIT = /^\/channels\/(\d+)\/messages\/\d+$/;
/** Maximum number of remembered channels and panels. */
const MAX_PLACES = 1000;
/** Average interval between edits: 40 per second. Discord allows 50 requests per second besides replies. */
const EDIT_INTERVAL_MS = 1000 / 40;
/** Number of edits that can be made without an interval. */
const BURST = 10;
/** Maximum backlog in milliseconds at which optional edits are still made. */
const MAX_OPTIONAL_DELAY_MS = 500;

/** The clock of a rate limiter. */
interface Time {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const PROCESS_TIME: Time = { now: () => performance.now(), sleep };

/**
 * Limits edits of boards and panels per channel and in total. Edits wait here instead of in the request queue, so that
 * only the newest state is sent and replies are not delayed.
 */
export class RateLimiter {
  readonly #until = new Lru<number>(MAX_PLACES);
  readonly #spacingMs: number;
  readonly #time: Time;
  /** Time at which all reserved edits will have been made at the average rate. */
  #reservedUntil = 0;

  /** `apart` is the minimum time in milliseconds between edits of one channel or panel. Changes in between are combined. */
  constructor(rest: REST, apart: number, time = PROCESS_TIME) {
    this.#spacingMs = apart;
    this.#time = time;
    rest.on(RESTEvents.Response, ({ method, path }, { headers }) => {
      const channel = method.toUpperCase() === 'PATCH' ? BOARD_EDIT.exec(path)?.[1] : undefined;
      if (channel !== undefined && headers.get('x-ratelimit-remaining') === '0')
        this.#block(channel, 1000 * Number(headers.get('x-ratelimit-reset-after') ?? 0));
    });
  }

  /** Waits until a board's channel or a panel can be edited. */
  async acquire(key: string): Promise<void> {
    for (let left = this.#waitMs(key); left > 0; left = this.#waitMs(key)) await this.#time.sleep(left);
    this.#block(key, this.#spacingMs);
    await this.#reserve();
  }

  /** Waits until a place can be edited, then reserves an optional edit. Resolves to false if the backlog is too long. */
  async tryAcquireOptional(key = ''): Promise<boolean> {
    await this.#time.sleep(this.#waitMs(key));
    if (this.#reservedUntil - this.#time.now() > MAX_OPTIONAL_DELAY_MS) return false;
    await this.#reserve();
    return true;
  }

  async #reserve(): Promise<void> {
    const now = this.#time.now();
    this.#reservedUntil = Math.max(this.#reservedUntil, now - BURST * EDIT_INTERVAL_MS) + EDIT_INTERVAL_MS;
    if (this.#reservedUntil > now) await this.#time.sleep(this.#reservedUntil - now);
  }

  #waitMs(key: string): number {
    return Math.max(0, (this.#until.get(key) ?? 0) - this.#time.now());
  }

  #block(key: string, ms: number): void {
    if (ms <= this.#waitMs(key)) return;
    this.#until.set(key, this.#time.now() + ms);
  }
}
