import type { Thread, WorldChannel } from './channel.ts';
import type { Posted } from './message-log.ts';

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
