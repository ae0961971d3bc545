import {
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIUser,
  EmbedType,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { type Discord, discordErrors } from './discord.ts';
import { type AnyComponent, emojiIds, mediaUrls, parts, withIds } from './limits/components.ts';
import { check, validationError } from './limits/form.ts';
import { classicMessage, type MessageForm, v2Message } from './limits/messages.ts';
import type { Emojis, Upload } from './world/attachments.ts';
import { guildOf, type WorldChannel } from './world/channel.ts';
import { APPLICATION_ID, type Users } from './world/setup.ts';
import type { World } from './world/world.ts';

/** A message before it is posted. */
interface Draft {
  readonly form: MessageForm;
  readonly files?: readonly Upload[];
  readonly channel: WorldChannel;
  readonly author: APIUser;
  /** Fields that only interactions set: additional flags, type, reference and metadata. */
  readonly extra?: Partial<APIMessage>;
  readonly replied?: APIMessage | undefined;
  /** Path of the form in the body, for validation errors. */
  readonly path?: readonly PropertyKey[];
}

const BOT_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** Formats a time like Discord. */
export function timestamp(now: number): string {
  return new Date(now).toISOString().replace('Z', '000+00:00');
}

/** Creates a message. Throws if it is empty. */
export function compose(discord: Discord, draft: Draft): APIMessage {
  const message = composeUnchecked(discord, draft);
  refuseEmpty(message);
  return message;
}

/** Creates a message that may be empty: a system message, or a deferred reply. */
export function composeUnchecked(discord: Discord, draft: Draft): APIMessage {
  const { form, channel, author, extra } = draft;
  const id = discord.ids.next();
  const attachments = (draft.files ?? []).map((file) =>
    discord.world.attachments.add(discord.ids.next(), channel.id, file),
  );
  const content = form.content?.trim() ?? '';
  const components = withIds(form.components ?? []);
  checkFiles({ attachments, components }, draft.path ?? []);
  checkEmojis({ components }, discord.world.emojis, draft.path ?? []);
  return {
    id,
    channel_id: channel.id,
    author,
    content,
    timestamp: timestamp(discord.clock.now()),
    edited_timestamp: null,
    tts: form.tts ?? false,
    pinned: false,
    type: draft.replied ? MessageType.Reply : MessageType.Default,
    attachments,
    embeds: withFiles(richEmbeds(form.embeds), attachments),
    components: withDefaults(withFiles(components, attachments), attachments, () => discord.ids.next()),
    ...pollOf(discord, form),
    ...stickersOf(discord, channel, form),
    ...(form.nonce !== undefined && form.nonce !== null && { nonce: form.nonce }),
    ...reference(channel, draft.replied, extra?.flags ?? 0),
    ...extra,
    flags: ((form.flags ?? 0) & BOT_FLAGS) | (extra?.flags ?? 0),
    ...pingsOf(
      discord.world.users,
      { content, components, replied: draft.replied?.author },
      form.allowed_mentions ?? (extra?.webhook_id ? MAY_PING_USERS : MAY_PING_ALL),
      { mayPingAll: mayPingAll(discord.world, channel, author) },
    ),
  };
}

const HOUR_MS = 3_600_000;
const POLL_HOURS = 24;

/** Returns the poll of a new message. */
function pollOf({ clock }: Discord, { poll }: MessageForm): Pick<APIMessage, 'poll'> {
  if (!poll) return {};
  const { question, answers, duration, allow_multiselect } = poll;
  return {
    poll: {
      question: { text: question.text },
      answers: answers.map(({ poll_media: { text, emoji } }, index) => ({
        answer_id: index + 1,
        poll_media: { text, ...(emoji?.name && { emoji: { id: null, name: emoji.name } }) },
      })),
      expiry: timestamp(clock.now() + (duration ?? POLL_HOURS) * HOUR_MS),
      allow_multiselect: allow_multiselect ?? false,
      layout_type: 1,
      results: { is_finalized: false, answer_counts: [] },
    },
  };
}

function stickersOf({ world }: Discord, channel: WorldChannel, { sticker_ids }: MessageForm) {
  if (!sticker_ids?.length) return {};
  const { stickers } = world.state(guildOf(channel).guild_id);
  const items = sticker_ids.map((id) => stickers.get(id));
  if (items.includes(undefined)) throw discordErrors.unknownSticker();
  return {
    sticker_items: items.flatMap((item) =>
      item ? [{ id: item.id, name: item.name, format_type: item.format_type }] : [],
    ),
  };
}

/** Returns the message after an edit. Fields missing from the form keep their value. */
export function revise(
  discord: Discord,
  before: APIMessage,
  form: MessageForm,
  files: readonly Upload[],
  path: readonly PropertyKey[] = [],
): APIMessage {
  const kept = form.attachments
    ? before.attachments.filter((attachment) =>
        form.attachments?.some((eachAttachment) => eachAttachment.id === attachment.id),
      )
    : before.attachments;
  const added = files.map((file) => discord.world.attachments.add(discord.ids.next(), before.channel_id, file));
  const attachments = [...kept, ...added];
  const content = form.content === undefined ? before.content : (form.content?.trim() ?? '');
  const components = form.components === undefined ? (before.components ?? []) : withIds(form.components ?? []);
  checkFiles({ attachments, components }, path);
  if (form.components) checkEmojis({ components }, discord.world.emojis, path);
  const embeds = form.embeds === undefined ? before.embeds : richEmbeds(form.embeds);
  const message: APIMessage = {
    ...before,
    content,
    attachments,
    embeds: withFiles(embeds, attachments),
    components: withDefaults(withFiles(components, attachments), attachments, () => discord.ids.next()),
    edited_timestamp: timestamp(discord.clock.now()),
    flags: ((before.flags ?? 0) & ~MessageFlags.Loading) | ((form.flags ?? 0) & BOT_FLAGS),
    ...pingsOf(
      discord.world.users,
      { content, components },
      form.allowed_mentions ?? (before.webhook_id ? MAY_PING_USERS : MAY_PING_ALL),
      { mayPingAll: mayPingAll(discord.world, discord.world.channels.get(before.channel_id), before.author) },
    ),
  };
  refuseLegacy(message, path);
  refuseEmpty(message);
  discord.world.attachments.drop(before.attachments.filter((attachment) => !kept.includes(attachment)));
  return message;
}

/** Whether an author can ping everyone and all roles. */
function mayPingAll(world: World, channel: WorldChannel | undefined, author: APIUser): boolean {
  const { ManageGuild, MentionEveryone } = PermissionFlagsBits;
  const enough = author.id === APPLICATION_ID ? MentionEveryone : ManageGuild | MentionEveryone;
  return channel !== undefined && (world.permissionsOf(author.id, channel) & enough) !== 0n;
}

/** Returns the reference of a reply, one level deep. An ephemeral message is hidden in a public reply. */
function reference(channel: WorldChannel, replied: APIMessage | undefined, flags: number): Partial<APIMessage> {
  if (!replied) return {};
  const { referenced_message: _, ...shown } = replied;
  const hidden = (replied.flags ?? 0) & ~flags & MessageFlags.Ephemeral;
  return {
    message_reference: { type: 0, message_id: replied.id, channel_id: channel.id, ...guildOf(channel) },
    referenced_message: hidden ? null : shown,
  };
}

function richEmbeds(embeds: MessageForm['embeds']): APIEmbed[] {
  return (embeds ?? []).map((embed) => ({ ...embed, type: EmbedType.Rich }));
}

/** Replaces `attachment://` URLs with the URLs of the message's files. */
function withFiles<Value>(value: Value, attachments: readonly APIAttachment[]): Value {
  if (attachments.length === 0) return value;
  const urls = new Map(attachments.map((attachment) => [`attachment://${attachment.filename}`, attachment.url]));
  return JSON.parse(
    JSON.stringify(value),
    (_, text: unknown) => (typeof text === 'string' && urls.get(text)) || text,
  ) as Value;
}

/** Validates a message body. Its flags or the edited message decide whether it uses components V2. */
export function messageForm(body: unknown, path: readonly PropertyKey[] = [], before?: APIMessage): MessageForm {
  const flags = Number((body as { flags?: unknown } | null)?.flags ?? 0) | (before?.flags ?? 0);
  return check(flags & MessageFlags.IsComponentsV2 ? v2Message : classicMessage, body, path);
}

const MAX_FILES = 10;

const ATTACHMENT_SCHEME = 'attachment://';

/** Throws if a message has too many files or shows a file that is not attached. */
function checkFiles(
  { attachments, components = [] }: Pick<APIMessage, 'attachments' | 'components'>,
  path: readonly PropertyKey[],
): void {
  if (attachments.length > MAX_FILES) throw discordErrors.tooManyFiles();
  const known = attachments.map((attachment) => ATTACHMENT_SCHEME + attachment.filename);
  const missing = [...mediaUrls(components)].filter(
    ({ url }) => url.startsWith(ATTACHMENT_SCHEME) && !known.includes(url),
  );
  if (missing.length === 0) return;
  const code = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
  const message = 'The referenced attachment was not found';
  throw validationError(missing.map((media) => ({ path: [...path, 'components', ...media.path], code, message })));
}

/** Throws if a component uses an emoji that the application does not have. */
function checkEmojis(
  { components = [] }: Pick<APIMessage, 'components'>,
  emojis: Emojis,
  path: readonly PropertyKey[],
): void {
  const unknown = [...emojiIds(components)].filter(({ id }) => !emojis.get(id));
  if (unknown.length === 0) return;
  const problem = { code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' };
  throw validationError(unknown.map((emoji) => ({ path: [...path, 'components', ...emoji.path], ...problem })));
}

function refuseEmpty(message: APIMessage): void {
  const { content, embeds, components = [], attachments, sticker_items = [], poll } = message;
  const parts = [content.trim(), embeds, components, attachments, sticker_items, poll ? [poll] : []];
  if (parts.every((part) => part.length === 0)) throw discordErrors.emptyMessage();
}

/** Throws if a message that uses components V2 still has content or embeds. */
function refuseLegacy(message: APIMessage, path: readonly PropertyKey[]): void {
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
function withDefaults<One extends AnyComponent>(
  components: readonly One[],
  attachments: readonly APIAttachment[],
  nextId: () => string,
): One[] {
  const media = ({ url, ...rest }: { readonly url: string }): MediaFields => {
    const file = attachments.find((attachment) => attachment.url === url);
    const resolved = file ? { content_type: file.content_type, attachment_id: file.id } : {};
    return { id: file?.id ?? nextId(), proxy_url: url, ...resolved, ...rest, url };
  };
  const fill = <Some extends AnyComponent>(part: Some): Some => {
    const file = part.file && attachments.find((attachment) => attachment.url === part.file?.url);
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
  const texts = [...parts(written.components)].map((part) => part.content ?? '');
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
    mentions: [...new Set(users)].map((id) => cast.userOrBot(id)).filter((user) => user !== undefined),
    mention_roles: [...new Set(roles)],
    mention_everyone: everyone === true,
  };
}
