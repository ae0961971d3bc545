import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { refuse } from '../error.ts';
import { brokenAt, check } from '../limits/form.ts';
import { classicMessage, freeMessage, type MessageForm } from '../limits/messages.ts';
import { emojiIds, mediaUrls } from '../limits/walk.ts';
import type { EmojiShelf } from '../world/emojis.ts';

/** Checks the body of a message. Whether it is one of components V2 is said by its flags, or by the message it edits. */
export function messageForm(body: unknown, path: readonly PropertyKey[] = [], before?: APIMessage): MessageForm {
  const flags = Number((body as { flags?: unknown } | null)?.flags ?? 0) | (before?.flags ?? 0);
  return check(flags & MessageFlags.IsComponentsV2 ? freeMessage : classicMessage, body, path);
}

const MOST_FILES = 10;

const ATTACHED = 'attachment://';

/** Refuses more files than a message can hold, and components that show a file which is not among them. */
export function checkFiles(
  { attachments, components = [] }: Pick<APIMessage, 'attachments' | 'components'>,
  path: readonly PropertyKey[],
): void {
  if (attachments.length > MOST_FILES) throw refuse.tooManyFiles();
  const known = attachments.map((one) => ATTACHED + one.filename);
  const missing = [...mediaUrls(components)].filter(({ url }) => url.startsWith(ATTACHED) && !known.includes(url));
  if (missing.length === 0) return;
  const code = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
  const message = 'The referenced attachment was not found';
  throw brokenAt(missing.map((one) => ({ path: [...path, 'components', ...one.path], code, message })));
}

/** Refuses components with an emoji that the application does not have. */
export function checkEmojis(
  { components = [] }: Pick<APIMessage, 'components'>,
  emojis: EmojiShelf,
  path: readonly PropertyKey[],
): void {
  const unknown = [...emojiIds(components)].filter(({ id }) => !emojis.get(id));
  if (unknown.length === 0) return;
  const problem = { code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' };
  throw brokenAt(unknown.map((one) => ({ path: [...path, 'components', ...one.path], ...problem })));
}

/** Refuses a message that shows nothing at all. */
export function refuseEmpty(message: Pick<APIMessage, 'content' | 'embeds' | 'components' | 'attachments'>): void {
  const parts = [message.content.trim(), message.embeds, message.components ?? [], message.attachments];
  if (parts.every((part) => part.length === 0)) throw refuse.emptyMessage();
}

/** A message that becomes one of components V2 has to give up its content and embeds in the same edit. */
export function refuseLegacy(message: APIMessage, path: readonly PropertyKey[]): void {
  if (!((message.flags ?? 0) & MessageFlags.IsComponentsV2)) return;
  const left = (['content', 'embeds'] as const).filter((field) => message[field].length > 0);
  if (left.length === 0) return;
  throw brokenAt(
    left.map((field) => ({
      path: [...path, field],
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    })),
  );
}
