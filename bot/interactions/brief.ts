import type { Sent } from '../boards/panels.ts';

/** How long a message can be taken away with the token of its interaction; a little less than Discord's fifteen minutes. */
const LIFE_MS = 14.5 * 60 * 1000;

type Standing = Pick<Sent, 'message' | 'remove'> & { readonly until: number };

/** The refusals and short answers that people read in messages of their own, one for each person and channel: each goes with the next press. */
export class BriefMessages {
  readonly #standing = new Map<string, Standing>();

  /** Keeps the way to take a message away. */
  keep(person: string, channel: string, sent: Pick<Sent, 'message' | 'remove'>): void {
    for (const [key, { until }] of this.#standing) {
      if (until > Date.now()) break;
      this.#standing.delete(key);
    }
    this.#standing.set(keyOf(person, channel), { ...sent, until: Date.now() + LIFE_MS });
  }

  /** Gives what takes the last message away, once; what is pressed itself stays. */
  take(person: string, channel: string, pressed: string | undefined): (() => Promise<unknown>) | undefined {
    const key = keyOf(person, channel);
    const standing = this.#standing.get(key);
    this.#standing.delete(key);
    return standing && standing.until > Date.now() && standing.message !== pressed ? standing.remove : undefined;
  }
}

function keyOf(person: string, channel: string): string {
  return `${person}|${channel}`;
}
