/** How long a message can be taken away with the token of its interaction; a little less than Discord's fifteen minutes. */
const LIFE_MS = 14.5 * 60 * 1000;

interface Standing {
  readonly until: number;
  remove(): Promise<unknown>;
}

/** The refusals that people read in messages of their own, one for each person and channel: each goes with the next press. */
export class Refusals {
  readonly #standing = new Map<string, Standing>();

  /** Keeps the way to take a refusal away. */
  keep(person: string, channel: string, remove: Standing['remove']): void {
    for (const [key, { until }] of this.#standing) {
      if (until > Date.now()) break;
      this.#standing.delete(key);
    }
    this.#standing.set(keyOf(person, channel), { until: Date.now() + LIFE_MS, remove });
  }

  /** Gives what takes the last refusal away, once. */
  take(person: string, channel: string): (() => Promise<unknown>) | undefined {
    const key = keyOf(person, channel);
    const standing = this.#standing.get(key);
    this.#standing.delete(key);
    return standing && standing.until > Date.now() ? standing.remove : undefined;
  }
}

function keyOf(person: string, channel: string): string {
  return `${person}|${channel}`;
}
