import { AsyncLocalStorage } from 'node:async_hooks';

/** An interaction that is being answered, and whether it has changed something by now. */
interface Claim {
  readonly id: string;
  done: boolean;
}

/** Knows which interaction the work at hand is done for, so that its first commit can say so. */
export class Claims {
  readonly #present = new AsyncLocalStorage<Claim | undefined>();

  /** Does work for an interaction. */
  during<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#present.run({ id, done: false }, work);
  }

  /** Does work that comes after an interaction, but is not what it asked for. */
  after<T>(work: () => Promise<T>): Promise<T> {
    return this.#present.run(undefined, work);
  }

  /** The interaction that this work is done for and that has changed nothing yet. */
  get open(): string | undefined {
    const claim = this.#present.getStore();
    return claim && !claim.done ? claim.id : undefined;
  }

  /** It has changed something. */
  close(): void {
    const claim = this.#present.getStore();
    if (claim) claim.done = true;
  }
}
