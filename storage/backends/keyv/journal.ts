import type { Changes, Space } from './space.ts';

/** Texts to write by space and key; without a text a key is dropped. */
export type Texts<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, string | undefined>>>;

const KEY = 'journal';

/**
 * Makes a commit of many values one step: all of them are in one record first, and whoever starts writes what is in it once
 * more. It holds the last commit, so to write it again changes nothing.
 */
export class Journal<Name extends string> {
  readonly #own: Space;
  readonly #spaces: Readonly<Record<Name, Space>>;

  constructor(own: Space, spaces: Readonly<Record<Name, Space>>) {
    this.#own = own;
    this.#spaces = spaces;
  }

  /** Finishes what a process that has ended left unfinished. */
  async replay(): Promise<void> {
    const text = await this.#own.text(KEY);
    if (text !== undefined) this.#stage(JSON.parse(text));
    await this.apply();
  }

  /** Durable when it resolves, and read from then on; `apply` takes it to its place. */
  async commit(texts: Texts<Name>): Promise<void> {
    const names = Object.keys(this.#spaces) as Name[];
    const changes = await Promise.all(
      names.map(async (name) => [name, [...(await this.#spaces[name].changesFor(texts[name]))]] as const),
    );
    await this.#own.set(KEY, JSON.stringify(changes));
    this.#stage(changes);
  }

  /** Writes the last commit to its place, if it is not there yet. */
  async apply(): Promise<void> {
    await Promise.all(Object.values<Space>(this.#spaces).map((space) => space.apply()));
  }

  #stage(changes: readonly (readonly [Name, Iterable<readonly [string, string | null]>])[]): void {
    for (const [name, entries] of changes) this.#spaces[name].stage(new Map(entries) satisfies Changes);
  }
}
