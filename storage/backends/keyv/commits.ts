import type { Due, Guard, GuardedWrite, WriteOutcome } from '../../backend.ts';
import type { Space, ValueChanges } from './space.ts';

interface PendingCommit extends GuardedWrite {
  resolve(outcome: WriteOutcome): void;
  reject(error: unknown): void;
}

interface CommitDependencies {
  readonly journal: Journal<'records' | 'deadlines'>;
  readonly records: Space;
  /** Rejects if another process has taken over the database. */
  checkLease(): Promise<void>;
  /** Called with deadline changes once they are durable. */
  onDeadlines(changes: readonly Due[]): void;
}

/** Returns the key of a deadline: its index, which contains no colon, and the record's key. */
const makeDueKey = (index: string, key: string) => `${index}:${key}`;

export function parseDueKey(dueKey: string): { readonly index: string; readonly key: string } {
  const colon = dueKey.indexOf(':');
  return { index: dueKey.slice(0, colon), key: dueKey.slice(colon + 1) };
}

/** Runs commits one at a time. Commits that arrive meanwhile are merged into the next one. */
export class Commits {
  readonly #dependencies: CommitDependencies;
  #pending: PendingCommit[] = [];
  #running: Promise<void> | undefined;

  constructor(dependencies: CommitDependencies) {
    this.#dependencies = dependencies;
  }

  write(writes: GuardedWrite['writes'], guard: Guard): Promise<WriteOutcome> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ writes, guard, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when all commits are done. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      const all = this.#pending;
      this.#pending = [];
      try {
        const outcomes = await this.#commit(all);
        for (const [index, { resolve }] of all.entries()) resolve(outcomes[index]!);
      } catch (error) {
        for (const { reject } of all) reject(error);
      }
      // If applying fails, the journal is still durable. It is applied before the next commit.
      await this.#dependencies.journal.apply().catch(() => {});
    }
    this.#running = undefined;
  }

  async #commit(all: readonly GuardedWrite[]): Promise<WriteOutcome[]> {
    const { journal, checkLease, onDeadlines } = this.#dependencies;
    await checkLease();
    await journal.apply();
    const records = new Map<string, string | undefined>();
    const dueChanges: Due[] = [];
    const outcomes: WriteOutcome[] = [];
    for (const { writes, guard } of all) {
      const outcome = await this.#outcome({ writes, guard }, records);
      outcomes.push(outcome);
      if (outcome !== 'done') continue;
      for (const [key, text] of writes.puts) records.set(key, text);
      for (const key of writes.drops) records.set(key, undefined);
      dueChanges.push(...(writes.dueChanges ?? []));
    }
    const deadlines = new Map(
      dueChanges.map(({ index, key, at }) => [makeDueKey(index, key), at === undefined ? undefined : `${at}`] as const),
    );
    if (records.size + deadlines.size > 0) await journal.commit({ records, deadlines });
    onDeadlines(dueChanges);
    return outcomes;
  }

  /**
   * Returns the outcome of a commit, checked against the records and the earlier writes of this batch. No other process
   * writes.
   */
  async #outcome(
    { writes, guard }: GuardedWrite,
    before: ReadonlyMap<string, string | undefined>,
  ): Promise<WriteOutcome> {
    const textOf = async (key: string) => (before.has(key) ? before.get(key) : this.#dependencies.records.text(key));
    const are = await Promise.all([...guard.texts].map(async ([key, text]) => (await textOf(key)) === text));
    if (are.includes(false)) return 'lost';
    const there = await Promise.all((writes.mustNotExist ?? []).map(textOf));
    return there.every((text) => text === undefined) ? 'done' : 'taken';
  }
}

/** Texts by namespace and key. Undefined deletes a key. */
export type Texts<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, string | undefined>>>;

const KEY = 'journal';

/**
 * Makes a commit of many values atomic by writing all of them to one record first. After a restart, that record is
 * applied again. Applying it twice has no further effect.
 */
export class Journal<Name extends string> {
  readonly #own: Space;
  readonly #spaces: Readonly<Record<Name, Space>>;

  constructor(own: Space, spaces: Readonly<Record<Name, Space>>) {
    this.#own = own;
    this.#spaces = spaces;
  }

  /** Applies the last commit of an earlier process, if there is one. */
  async replay(): Promise<void> {
    const text = await this.#own.text(KEY);
    if (text !== undefined) this.#stage(JSON.parse(text));
    await this.apply();
  }

  /** Makes a commit durable and visible to reads. `apply` writes its values. */
  async commit(texts: Texts<Name>): Promise<void> {
    const names = Object.keys(this.#spaces) as Name[];
    const changes = await Promise.all(
      names.map(async (name) => [name, [...(await this.#spaces[name].changesFor(texts[name]))]] as const),
    );
    await this.#own.set(KEY, JSON.stringify(changes));
    this.#stage(changes);
  }

  /** Writes the values of the last commit, if they are not written yet. */
  async apply(): Promise<void> {
    await Promise.all(Object.values<Space>(this.#spaces).map((space) => space.apply()));
  }

  #stage(changes: readonly (readonly [Name, Iterable<readonly [string, string | null]>])[]): void {
    for (const [name, entries] of changes) this.#spaces[name].stage(new Map(entries) satisfies ValueChanges);
  }
}
