import type { APIMessage } from 'discord-api-types/v10';
import type { Thread, WorldChannel } from './channel.ts';

/** What can happen in the world, and what is told of it. */
export interface Happenings {
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
  /** The bot came to the server, or was sent away. */
  membership: [];
  /** Somebody has added the bot to their apps, or removed it. */
  installations: [];
  /** The server has another scheduled event, or one less. */
  events: [];
  /** Everything began anew. */
  renewed: [];
}

/** What happens to something that outlives a restart. */
export const CHANGES = [
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

/** A message where it was posted; `only` names the one person an ephemeral message is for. */
export interface Posted {
  readonly message: APIMessage;
  readonly only?: string;
}

const KEPT = 300;

/** What was said in each channel, oldest first; beyond some hundreds the oldest are forgotten. */
export class MessageLog {
  readonly #channels = new Map<string, Map<string, Posted>>();

  in(channel: string): Posted[] {
    return [...(this.#channels.get(channel)?.values() ?? [])];
  }

  find(channel: string, message: string): Posted | undefined {
    return this.#channels.get(channel)?.get(message);
  }

  /** Adds a message or puts another in its place; gives what was forgotten for it. */
  put(posted: Posted): Posted | undefined {
    const { channel_id, id } = posted.message;
    const said = this.#channels.get(channel_id) ?? new Map<string, Posted>();
    this.#channels.set(channel_id, said.set(id, posted));
    const [oldest] = said.values();
    if (said.size <= KEPT || !oldest) return undefined;
    said.delete(oldest.message.id);
    return oldest;
  }

  remove(channel: string, message: string): void {
    this.#channels.get(channel)?.delete(message);
  }

  removeAll(channel: string): void {
    this.#channels.delete(channel);
  }
}
