import type { Space, ValueChanges } from './space.ts';

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
