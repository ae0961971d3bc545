import { type APIAttachment, type APIMessage, type APIUser, MessageFlags } from 'discord-api-types/v10';
import { discordErrors } from '../error.ts';
import { check, validationError } from '../limits/form.ts';
import { classicMessage, type MessageForm, v2Message } from '../limits/messages.ts';
import { type AnyComponent, emojiIds, mediaUrls, parts } from '../limits/walk.ts';
import type { Emojis } from '../world/emojis.ts';
import type { Users } from '../world/users.ts';

/** Validates a message body. Its flags or the edited message decide whether it uses components V2. */
export function messageForm(body: unknown, path: readonly PropertyKey[] = [], before?: APIMessage): MessageForm {
  const flags = Number((body as { flags?: unknown } | null)?.flags ?? 0) | (before?.flags ?? 0);
  return check(flags & MessageFlags.IsComponentsV2 ? v2Message : classicMessage, body, path);
}

const MAX_FILES = 10;

const ATTACHMENT_SCHEME = 'attachment://';

/** Throws if a message has too many files or shows a file that is not attached. */
export function checkFiles(
  { attachments, components = [] }: Pick<APIMessage, 'attachments' | 'components'>,
  path: readonly PropertyKey[],
): void {
  if (attachments.length > MAX_FILES) throw discordErrors.tooManyFiles();
  const known = attachments.map((one) => ATTACHMENT_SCHEME + one.filename);
  const missing = [...mediaUrls(components)].filter(
    ({ url }) => url.startsWith(ATTACHMENT_SCHEME) && !known.includes(url),
  );
  if (missing.length === 0) return;
  const code = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
  const message = 'The referenced attachment was not found';
  throw validationError(missing.map((one) => ({ path: [...path, 'components', ...one.path], code, message })));
}

/** Throws if a component uses an emoji that the application does not have. */
export function checkEmojis(
  { components = [] }: Pick<APIMessage, 'components'>,
  emojis: Emojis,
  path: readonly PropertyKey[],
): void {
  const unknown = [...emojiIds(components)].filter(({ id }) => !emojis.get(id));
  if (unknown.length === 0) return;
  const problem = { code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' };
  throw validationError(unknown.map((one) => ({ path: [...path, 'components', ...one.path], ...problem })));
}

export function refuseEmpty(message: Pick<APIMessage, 'content' | 'embeds' | 'components' | 'attachments'>): void {
  const parts = [message.content.trim(), message.embeds, message.components ?? [], message.attachments];
  if (parts.every((part) => part.length === 0)) throw discordErrors.emptyMessage();
}

/** Throws if a message that uses components V2 still has content or embeds. */
export function refuseLegacy(message: APIMessage, path: readonly PropertyKey[]): void {
  if (!((message.flags ?? 0) & MessageFlags.IsComponentsV2)) return;
  const left = (['content', 'embeds'] as const).filter((field) => message[field].length > 0);
  if (left.length === 0) return;
  throw validationError(
    left.map((field) => ({
      path: [...path, field],
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    })),
  );
}

type Fields = Readonly<Record<string, unknown>>;

type MediaFields = Fields & { readonly url: string };

/** Default fields by component type. */
const DEFAULTS: Readonly<Record<number, Fields>> = {
  3: { min_values: 1, max_values: 1 },
  5: { min_values: 1, max_values: 1 },
  6: { min_values: 1, max_values: 1 },
  7: { min_values: 1, max_values: 1 },
  8: { min_values: 1, max_values: 1 },
  11: { description: null, spoiler: false },
  13: { name: null, size: null, spoiler: false },
  14: { spacing: 1, divider: true },
  17: { accent_color: null, spoiler: false },
};

const ITEM: Fields = { description: null, spoiler: false };

/** Returns components as Discord sends them: with defaults, and with media resolved to attachments. */
export function withDefaults<One extends AnyComponent>(
  components: readonly One[],
  attachments: readonly APIAttachment[],
  nextId: () => string,
): One[] {
  const media = ({ url, ...rest }: { readonly url: string }): MediaFields => {
    const file = attachments.find((one) => one.url === url);
    const found = file ? { content_type: file.content_type, attachment_id: file.id } : {};
    return { id: file?.id ?? nextId(), proxy_url: url, ...found, ...rest, url };
  };
  const fill = <Some extends AnyComponent>(part: Some): Some => {
    const file = part.file && attachments.find((one) => one.url === part.file?.url);
    return {
      ...DEFAULTS[part.type],
      ...part,
      ...(part.components && { components: part.components.map(fill) }),
      ...(part.accessory && { accessory: fill(part.accessory) }),
      ...(part.media && { media: media(part.media) }),
      ...(part.file && { file: media(part.file) }),
      ...(file && { name: file.filename, size: file.size }),
      ...(part.items && { items: part.items.map((item) => ({ ...ITEM, ...item, media: media(item.media) })) }),
    };
  };
  return components.map(fill);
}

type AllowedMentions = NonNullable<MessageForm['allowed_mentions']>;

/** The mentions of a message that ping. */
type Pings = Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'>;

/** Default mentions of interaction responses and of ordinary messages. */
export const MAY_PING_USERS: AllowedMentions = { parse: ['users'] };
export const MAY_PING_ALL: AllowedMentions = { parse: ['users', 'roles', 'everyone'], replied_user: true };

interface MentionSource {
  readonly content: string;
  readonly components: readonly AnyComponent[];
  /** The author of the replied-to message. */
  readonly replied?: APIUser | undefined;
}

/**
 * Returns the pings of a message, limited to `allowed`. Only authors with `mayPingAll` can ping @everyone and roles.
 */
export function pingsOf(
  cast: Users,
  written: MentionSource,
  allowed: AllowedMentions,
  author: { mayPingAll: boolean },
): Pings {
  const texts = [...parts(written.components)].map((one) => one.content ?? '');
  const text = [written.content, ...texts].join('\n');
  const named = [...text.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? '');
  const users = named.filter((id) => allowed.parse?.includes('users') || allowed.users?.includes(id));
  if (written.replied && allowed.replied_user) users.push(written.replied.id);
  const roles = [...text.matchAll(/<@&(\d+)>/g)]
    .map((match) => match[1] ?? '')
    .filter((id) => cast.roles.some((role) => role.id === id && (role.mentionable || author.mayPingAll)))
    .filter((id) => allowed.parse?.includes('roles') || allowed.roles?.includes(id));
  const everyone = author.mayPingAll && /@(everyone|here)\b/.test(text) && allowed.parse?.includes('everyone');
  return {
    mentions: [...new Set(users)].map((id) => cast.userOrBot(id)).filter((one) => one !== undefined),
    mention_roles: [...new Set(roles)],
    mention_everyone: everyone === true,
  };
}
