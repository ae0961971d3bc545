import { NO_EMOJIS, withEmojis } from '../render/emojis.ts';
import type { Row } from '../render/menu.ts';

/** A message that calls somebody. It stays in the plain form: its first words are what a phone shows of it while it is locked. */
export interface Notification {
  readonly content: string;
  readonly components: Row[];
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
}

/** A call as Discord's API takes it, without icons. */
export function notificationBody({ content, components, allowedMentions }: Notification): object {
  return withEmojis({ content, components, allowed_mentions: allowedMentions }, NO_EMOJIS);
}
