import type { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyGame, Seed } from '@longtable/kit';
import type { Storage, Write } from '../../storage/index.ts';
import type { Table } from '../../storage/records/table.ts';
import type { ComputerPool } from './computers/pool.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Refused } from './refusal.ts';
import type { WorkerPool } from './workers/pool.ts';

/** The operator's log. */
export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** What actions work with: storage, games, clock and limits. */
export interface Context {
  readonly storage: Storage;
  readonly shelf: ReadonlyMap<string, AnyGame>;
  /** The states of tables, as their games read them. */
  readonly states: WeakMap<object, unknown>;
  /** What follows from every change of a table, from the first, and from the one that ends its game. */
  readonly sideEffects: Readonly<Record<'change' | 'opening' | 'ending', readonly SideEffect[]>>;
  readonly outbox: Outbox;
  readonly changes: Changes;
  readonly counts: Counts;
  readonly computerPool: ComputerPool;
  readonly workers: WorkerPool;
  readonly limits: Limits;
  /** The current piece of work of the main thread. Only the watchdog and the log of failures read it. */
  readonly work: AsyncLocalStorage<Work>;
  readonly log: Log;
  /** The interaction that is being handled, if this is done for one. */
  readonly interaction?: HandledInteraction | undefined;
  now(): number;
  newSeed(): Seed;
  newId(): string;
}

/** An interaction, and whether something was committed for it. */
export interface HandledInteraction {
  readonly id: string;
  hasCommitted: boolean;
}

/** Says what follows from a change of a table. */
export type SideEffect = (
  context: Context,
  before: Table | undefined,
  after: { readonly table: Table; readonly game: AnyGame },
) => SideEffects | undefined;

/** What is committed together with a table. */
export interface SideEffects {
  /** The locks under which it is collected and committed. */
  readonly locks?: readonly string[];
  /** Called under these locks; a refusal stops the whole change. */
  collect(): Promise<Collected | Refused>;
}

/** Records of others, and what the change does to the table itself. */
export interface Collected {
  readonly writes?: readonly Write[];
  readonly amend?: (table: Table) => Table;
}

/** A piece of work of the main thread, so that the log can name it if the process ends in the middle of it. */
export interface Work {
  /** The cause of the work, or the store of the record that is due. */
  readonly kind: 'interaction' | 'program' | 'delivery' | 'deadlines' | DueStore;
  /** The id of the record that is due, or of the table that was read last. */
  id?: string | undefined;
}

type DueStore = 'digests' | 'lobbyPosts' | 'tournaments';

const DUE_STORES: readonly string[] = ['digests', 'lobbyPosts', 'tournaments'] satisfies DueStore[];

/** Returns the store whose record a piece of work is about. */
export function storeOf({ kind }: Work): DueStore | 'tables' {
  return DUE_STORES.includes(kind) ? (kind as DueStore) : 'tables';
}

/** Listeners to changes of tables made in this process. */
export class Changes {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Listens to one table until the returned function is called. */
  listen(table: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(table);
    };
  }

  /** Tells listeners that a change of a table is on disk. */
  emit(table: string): void {
    for (const listener of [...(this.#listeners.get(table) ?? [])]) listener();
  }
}

/** What has happened in this process since it started, for the operator. */
export interface Counts {
  moves: number;
  opened: number;
  finished: number;
  /** Tables at which something was due and done. */
  rung: number;
  /** Deliveries that failed and are retried. */
  retries: number;
}

/** Nothing has happened yet. */
export function noCounts(): Counts {
  return { moves: 0, opened: 0, finished: 0, rung: 0, retries: 0 };
}
