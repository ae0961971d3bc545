import type { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyGame, Level, Result, Seat, Seed } from '@longtable/kit';
import type { RecordKind, Storage, Write } from '../../storage/index.ts';
import type { Lru } from '../../storage/lru.ts';
import type { Table } from '../../storage/records/table.ts';
import type { ButtonSpec, LoadedTable, Opening, Request, TableChange, TableFeature } from './feature.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox/outbox.ts';

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
  readonly features: readonly HostFeature[];
  /** Kinds of the records that features keep beside a table, by their names in `table.features`. */
  readonly tableRecords: Readonly<Record<string, RecordKind<unknown>>>;
  /** Side effects of every change of a table, of its opening, and of its end. */
  readonly sideEffects: Readonly<Record<'changed' | 'opened' | 'ended', readonly SideEffect[]>>;
  readonly outbox: Outbox;
  readonly changes: Changes;
  readonly counts: Counts;
  /** What the features keep in this process, by the ids of the features. */
  readonly resources: Readonly<Record<string, Resource>>;
  readonly limits: Limits;
  /** Times at which users have opened tables in this process, by user. */
  readonly opened: Lru<readonly number[]>;
  /** The current work of the main thread. Only the watchdog and the log of failures read it. */
  readonly work: AsyncLocalStorage<Work>;
  readonly log: Log;
  readonly interaction?: HandledInteraction | undefined;
  now(): number;
  newSeed(): Seed;
  newId(): string;
}

/** What a feature keeps in a process. It is closed when the process stops to play moves. */
export interface Resource {
  /** Number of running and waiting tasks. */
  readonly busy: number;
  close(): Promise<void>;
}

export async function closeResources({ resources }: Pick<Context, 'resources'>): Promise<void> {
  await Promise.all(Object.values(resources).map((resource) => resource.close()));
}

/** What a feature adds to the host. */
export interface HostFeature extends TableFeature {
  /** The feature’s own limits. Operators and tests can change them. */
  readonly limits?: Partial<Limits>;
  /** Kinds of the records that the feature stores, apart from those beside tables. */
  readonly records?: readonly RecordKind<unknown>[];
  /** Kinds of the records that are deleted with the log of a table. They have its id. */
  readonly logRecords?: readonly RecordKind<unknown>[];
  /** Records that the cleanup passes to `run` when they are due. */
  readonly expiring?: readonly {
    readonly kind: RecordKind<unknown>;
    run(context: Context, id: string): Promise<unknown>;
  }[];
  /** Side effects of every change of a table, of its opening, and of its end. */
  readonly changed?: readonly SideEffect[];
  readonly opened?: readonly SideEffect[];
  readonly ended?: readonly SideEffect[];
  /** Returns what the feature adds to a requested table. Undefined if the request does not concern it. */
  opening?(context: Context, request: Request): Promise<Opening | undefined>;
  /** Does the feature's work at a deadline of a table that is not open. Seats that are out of time are already in `clock.expired`. */
  atDeadline?(context: Context, loaded: LoadedTable): Promise<DeadlineOutcome>;
  /** Whether the feature plays for computers. Without such a feature, games have none. */
  readonly playsComputers?: true;
  /** Opens what the feature keeps in each process, such as threads. `gamesModule` exports the built-in games. */
  openResource?(gamesModule: URL | undefined): Resource;
  /** Plays the next move of a seat for which `playsNext` is true. Returns undefined if the process shuts down. */
  playNext?(context: Context, loaded: LoadedTable, seat: Seat): Promise<LoadedTable | undefined>;
  /** Returns the change after a line of a person or program. Undefined if the line is played as usual, as `play` does. */
  afterLine?(context: Context, loaded: LoadedTable, line: string, play: () => TableChange): TableChange | undefined;
  /** Refuses a user who may not see the table yet. */
  checkSpectator?(context: Context, person: string, table: Table): Promise<void>;
  /** Returns a player's buttons under “More”. */
  moreButtons?(context: Context, loaded: LoadedTable, seat: Seat): Promise<readonly ButtonSpec[]>;
  /** Lists the channels in whose threads the feature opens games, with what they are used for. */
  threadChannels?(storage: Storage): AsyncIterable<{ guild: string; channel: string; use: string }>;
  /** Refuses a user who may not open, join or rename tables on a server. */
  checkUser?(context: Context, guild: string | null, person: string): Promise<void>;
  /** Refuses a user who may not take a free seat of a table. */
  checkSeat?(context: Context, table: Table, person: string): Promise<void>;
  /** Returns how strong a user is in a game, in rating points. Undefined if that is not known. */
  strengthOf?(context: Context, person: string, game: string): Promise<number | undefined>;
  /** Returns the computer level that suits a user. Undefined if that is not known. */
  suitableLevel?(context: Context, game: AnyGame, person: string): Promise<Level | undefined>;
  /** Returns the writes that undo what a finished game has counted for its players. Called with their locks. */
  undoResult?(context: Context, table: Table, result: Result): Promise<readonly Write[]>;
  /** Refuses guests whom the inviter may not invite. */
  checkInviting?(context: Context, invitation: Invitation): Promise<void>;
  /** Returns how and when a user wants to be notified. */
  notifying?(context: Context, person: string): Promise<Notifying>;
  /** Notifies a user of a table at a later time. */
  notifyLater?(context: Context, person: string, table: string, at: number): Promise<void>;
  /** Called after users were invited, and after a user has joined a table or declined its invitation. */
  invited?(context: Context, invitation: Invitation): Promise<void>;
  joined?(context: Context, table: Table, person: string): Promise<void>;
  declined?(context: Context, table: Table, person: string): Promise<void>;
  /** Returns quick actions in the message for new users. */
  welcomeButtons?(games: readonly AnyGame[], isOnServer: boolean): readonly ButtonSpec[];
  readonly personalData?: {
    /** Returns the feature's data about a user, as fields of the exported file. */
    export?(context: Context, person: string): Promise<object>;
    /** Returns the ids of a user's finished tables that the feature lists. */
    tables?(context: Context, person: string): Promise<readonly string[]>;
    /** Deletes the feature's data about a user, after the user was removed from all tables. */
    remove?(context: Context, person: string): Promise<unknown>;
    /** Returns the feature's data about a user's seats at a table, as fields of the exported table. */
    exportSeats?(table: Table, seats: readonly Seat[]): object;
    /** Returns a table without the feature's data about a user's seats. */
    removeSeats?(table: Table, seats: readonly Seat[]): Table;
  };
  readonly serverData?: {
    /** Returns the ids of a server's finished tables that the feature lists. */
    tables?(context: Context, guild: string): Promise<readonly string[]>;
    /** Returns the servers about which the feature has data. */
    servers?(context: Context): AsyncIterable<string>;
    /** Returns the feature's data about a server, as fields of the exported file. */
    export?(context: Context, guild: string): Promise<object>;
    /** Deletes the feature's data about a server. */
    remove?(context: Context, guild: string): Promise<void>;
    /** Deletes what is unfinished on a server that has removed the bot. */
    purge?(context: Context, guild: string): Promise<void>;
  };
}

/** Returns a part of `expiring` that deletes due records. */
export function dropWhenDue<T>(kind: RecordKind<T>) {
  return {
    kind: kind as RecordKind<unknown>,
    run: ({ storage }: Context, id: string) => storage.transact({ writes: [storage.store(kind).drop(id)] }),
  };
}

/** The changed table, if there was something to do, and otherwise the feature's next deadlines. */
export interface DeadlineOutcome {
  readonly table?: Table;
  readonly checks?: readonly (number | undefined)[];
}

/** How and when a user is notified. */
export interface Notifying {
  /** In the channel by default. */
  readonly how?: 'mention' | 'dm' | 'none' | undefined;
  /** Time until which the user gets no notices. */
  readonly quietUntil?: number | undefined;
}

export async function notifyingOf(context: Context, person: string): Promise<Notifying> {
  const all = await Promise.all(context.features.map((feature) => feature.notifying?.(context, person)));
  return Object.assign({}, ...all);
}

/** Returns how strong a user is in a game, in rating points. Undefined if no feature knows that. */
export async function strengthOf(context: Context, person: string, game: string): Promise<number | undefined> {
  const all = await Promise.all(context.features.map((feature) => feature.strengthOf?.(context, person, game)));
  return all.find((strength) => strength !== undefined);
}

/** Returns the level that suits a user, or the first one if no feature knows it. */
export async function suitableLevel(context: Context, game: AnyGame, person: string): Promise<Level | undefined> {
  for (const feature of context.features) {
    const level = await feature.suitableLevel?.(context, game, person);
    if (level) return level;
  }
  return game.computers?.levels[0];
}

export interface Invitation {
  readonly table: string;
  readonly guild: string | null;
  /** Undefined if no person plays at the table or has opened it. */
  readonly inviter: string | undefined;
  readonly guests: readonly { readonly id: string; readonly name?: string | undefined }[];
}

/** Hooks that are called for all features, one after the other. */
type SequentialHook = Check | 'invited' | 'joined' | 'declined' | 'notifyLater';
type Check = 'checkUser' | 'checkSeat' | 'checkSpectator' | 'checkInviting';

/** Calls a hook of all features in their order. */
export async function callFeatures<Hook extends SequentialHook>(
  context: Context,
  hook: Hook,
  ...given: Parameters<NonNullable<HostFeature[Hook]>> extends [Context, ...infer Rest] ? Rest : never
): Promise<void> {
  for (const feature of context.features) {
    const call = feature[hook] as ((context: Context, ...given: unknown[]) => Promise<void>) | undefined;
    await call?.(context, ...given);
  }
}

/** An interaction, and what was done for it. */
export interface HandledInteraction {
  readonly id: string;
  hasCommitted: boolean;
  hasOpenedThread?: boolean;
}

/** Function that returns the side effects of a change, or undefined if there are none. */
export type SideEffect = (context: Context, before: Table | undefined, after: LoadedTable) => SideEffects | undefined;

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
  /** The cause of the work, such as an interaction or a deadline. */
  readonly kind: string;
  /** Kind of the due record. Undefined if the work is about a table. */
  readonly record?: string | undefined;
  /** Id of the due record, or of the table that was read last. */
  id?: string | undefined;
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
