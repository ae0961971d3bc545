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
import type { Discord } from '../discord.ts';
import type { MessageForm } from '../limits/messages.ts';
import { withIds } from '../limits/walk.ts';
import type { Upload } from '../world/attachments.ts';
import { guildOf, type WorldChannel } from '../world/channel.ts';
import { APPLICATION_ID } from '../world/setup.ts';
import type { Users } from '../world/users.ts';
import {
  checkEmojis,
  checkFiles,
  MAY_PING_ALL,
  MAY_PING_USERS,
  pingsOf,
  refuseEmpty,
  refuseLegacy,
  withDefaults,
} from './body.ts';

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
    ...(form.nonce !== undefined && form.nonce !== null && { nonce: form.nonce }),
    ...reference(channel, draft.replied, extra?.flags ?? 0),
    ...extra,
    flags: ((form.flags ?? 0) & BOT_FLAGS) | (extra?.flags ?? 0),
    ...pingsOf(
      discord.world.users,
      { content, components, replied: draft.replied?.author },
      form.allowed_mentions ?? (extra?.webhook_id ? MAY_PING_USERS : MAY_PING_ALL),
      { mayPingAll: mayPingAll(discord.world.users, author) },
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
    ? before.attachments.filter((one) => form.attachments?.some((other) => other.id === one.id))
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
      {
        mayPingAll: mayPingAll(discord.world.users, before.author),
      },
    ),
  };
  refuseLegacy(message, path);
  refuseEmpty(message);
  discord.world.attachments.drop(before.attachments.filter((one) => !kept.includes(one)));
  return message;
}

function mayPingAll(cast: Users, author: APIUser): boolean {
  return (
    author.id !== APPLICATION_ID &&
    ((cast.member(author.id)?.permissions ?? 0n) & PermissionFlagsBits.ManageGuild) !== 0n
  );
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
  return (embeds ?? []).map((one) => ({ ...one, type: EmbedType.Rich }));
}

/** Replaces `attachment://` URLs with the URLs of the message's files. */
function withFiles<Value>(value: Value, attachments: readonly APIAttachment[]): Value {
  if (attachments.length === 0) return value;
  const urls = new Map(attachments.map((one) => [`attachment://${one.filename}`, one.url]));
  return JSON.parse(
    JSON.stringify(value),
    (_, one: unknown) => (typeof one === 'string' && urls.get(one)) || one,
  ) as Value;
}
