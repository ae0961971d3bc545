import type { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyGame, Seed } from '@longtable/kit';
import type { Storage, Write } from '../../storage/index.ts';
import type { Table } from '../../storage/records/table.ts';
import type { ComputerPool } from './computers/pool.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { WorkerPool } from './workers/pool.ts';

export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Dependencies of all actions. */
export interface Context {
  readonly storage: Storage;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Cached game states of tables. */
  readonly states: WeakMap<object, unknown>;
  /** Side effects of every change of a table, of its opening, and of its end. */
  readonly sideEffects: Readonly<Record<'change' | 'opening' | 'ending', readonly SideEffect[]>>;
  readonly outbox: Outbox;
  readonly changes: Changes;
  readonly counts: Counts;
  readonly computerPool: ComputerPool;
  readonly workers: WorkerPool;
  readonly limits: Limits;
  /** The current work of the main thread. Only the watchdog and the log of failures read it. */
  readonly work: AsyncLocalStorage<Work>;
  readonly log: Log;
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

/** Function that returns the side effects of a change, or undefined if there are none. */
export type SideEffect = (
  context: Context,
  before: Table | undefined,
  after: { readonly table: Table; readonly game: AnyGame },
) => SideEffects | undefined;

export interface SideEffects {
  /** Locks that must be held to collect and commit them. */
  readonly locks?: readonly string[];
  /** Called while holding the locks. A refusal stops the whole change. */
  collect(): Promise<Collected>;
}

/** Writes that are added to the commit, and a change of the table itself. */
export interface Collected {
  readonly writes?: readonly Write[];
  readonly amend?: (table: Table) => Table;
}

/** Work of the main thread. Named in the log if the process ends during it. */
export interface Work {
  /** The cause of the work, or the store of the due record. */
  readonly kind: 'interaction' | 'program' | 'delivery' | 'deadlines' | DueStore;
  /** Id of the due record, or of the table that was read last. */
  id?: string | undefined;
}

type DueStore = 'digests' | 'tournaments';

const DUE_STORES: readonly string[] = ['digests', 'tournaments'] satisfies DueStore[];

/** Returns the store of the record that work is about. */
export function storeOf({ kind }: Work): DueStore | 'tables' {
  return DUE_STORES.includes(kind) ? (kind as DueStore) : 'tables';
}

/** Listeners to changes of tables in this process. */
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

  /** Calls the listeners of a table after a change is stored. */
  emit(table: string): void {
    for (const listener of [...(this.#listeners.get(table) ?? [])]) listener();
  }
}

export interface Counts {
  moves: number;
  opened: number;
  finished: number;
  /** Tables changed by the scheduler. */
  deadlines: number;
  /** Deliveries that failed and are retried. */
  retries: number;
}

export function noCounts(): Counts {
  return { moves: 0, opened: 0, finished: 0, deadlines: 0, retries: 0 };
}
