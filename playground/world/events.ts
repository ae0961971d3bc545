import type { APIMessage } from 'discord-api-types/v10';
import type { Thread, WorldChannel } from './channel.ts';

export interface WorldEvents {
  message: [Posted];
  edit: [Posted];
  delete: [{ channel: WorldChannel; message: string; only?: string }];
  channel: ['create' | 'update' | 'delete', WorldChannel];
  join: [{ channel: Thread; user: string }];
  part: [{ channel: Thread; user: string }];
  typing: [{ channel: WorldChannel; user: string }];
  reaction: [{ channel: WorldChannel; message: string; emoji: string }];
  commands: [];
  emojis: [];
  people: [];
  languages: [];
  /** The bot joined or left a server. */
  membership: [server: string];
  /** A user added the bot to their apps or removed it. */
  installations: [];
  /** A scheduled event was created or deleted. */
  events: [];
  /** The world was reset. */
  renewed: [];
}

/** Events that change saved state. */
export const SAVED_EVENTS = [
  'message',
  'edit',
  'delete',
  'channel',
  'reaction',
  'commands',
  'emojis',
  'people',
  'languages',
  'membership',
  'installations',
] as const;

/** A posted message. `only` is the id of the only user who sees it, if it is ephemeral. */
export interface Posted {
  readonly message: APIMessage;
  readonly only?: string;
}

const MAX_MESSAGES = 300;

/** The messages of each channel, oldest first. Keeps the newest ones. */
export class MessageLog {
  readonly #channels = new Map<string, Map<string, Posted>>();

  in(channel: string): Posted[] {
    return [...(this.#channels.get(channel)?.values() ?? [])];
  }

  find(channel: string, message: string): Posted | undefined {
    return this.#channels.get(channel)?.get(message);
  }

  /** Adds or replaces a message. Returns the message that was removed to make room, or undefined if there is none. */
  put(posted: Posted): Posted | undefined {
    const { channel_id, id } = posted.message;
    const messages = this.#channels.get(channel_id) ?? new Map<string, Posted>();
    this.#channels.set(channel_id, messages.set(id, posted));
    const [oldest] = messages.values();
    if (messages.size <= MAX_MESSAGES || !oldest) return undefined;
    messages.delete(oldest.message.id);
    return oldest;
  }

  remove(channel: string, message: string): void {
    this.#channels.get(channel)?.delete(message);
  }

  removeAll(channel: string): void {
    this.#channels.delete(channel);
  }
}
