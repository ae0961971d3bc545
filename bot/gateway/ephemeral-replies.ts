import type { Sent } from '../boards/panels.ts';

/** Time during which an interaction token can delete a message. Discord's limit is 15 minutes. */
const TOKEN_LIFE_MS = 14.5 * 60 * 1000;

type OpenMessage = Pick<Sent, 'message' | 'remove'> & { readonly until: number };

/** Short private replies, one per user and channel. The next interaction deletes them. */
export class EphemeralReplies {
  readonly #standing = new Map<string, OpenMessage>();

  /** Stores a message and the function that deletes it. Forgets expired messages. */
  keep(person: string, channel: string, sent: Pick<Sent, 'message' | 'remove'>): void {
    for (const [key, { until }] of this.#standing) {
      if (until > Date.now()) break;
      this.#standing.delete(key);
    }
    this.#standing.set(keyOf(person, channel), { ...sent, until: Date.now() + TOKEN_LIFE_MS });
  }

  /**
   * Returns the function that deletes the stored message of a user in a channel, and forgets the message. Undefined if
   * there is none, or if it has expired or is the pressed message.
   */
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
