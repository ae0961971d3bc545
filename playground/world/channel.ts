import {
  type APIDMChannel,
  type APIGroupDMChannel,
  type APIGuildForumChannel,
  type APINewsChannel,
  type APIPrivateThreadChannel,
  type APIPublicThreadChannel,
  type APITextChannel,
  type APIUser,
  type ChannelFlags,
  ChannelType,
  ForumLayoutType,
  InteractionContextType,
  type ThreadMemberFlags,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { flag, int, list, snowflake, text } from '../limits/form.ts';
import { APPLICATION_ID, GUILD } from './setup.ts';

export type Thread = APIPublicThreadChannel | APIPrivateThreadChannel;
export type Chat = APIDMChannel | APIGroupDMChannel;
export type Forum = APIGuildForumChannel;
/** A channel with messages that is no thread. */
export type TextChannel = APITextChannel | APINewsChannel;
export type WorldChannel = TextChannel | Forum | Chat | Thread;

export function isThread(channel: WorldChannel): channel is Thread {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread;
}

/** Whether a channel is a DM or group DM: with the bot, or between users. */
export function isChat(channel: WorldChannel): channel is Chat {
  return channel.type === ChannelType.DM || channel.type === ChannelType.GroupDM;
}

/** Whether a channel is a DM with the bot. */
export function isDm(channel: WorldChannel): channel is APIDMChannel {
  return channel.type === ChannelType.DM && channel.recipients?.length === 1;
}

export function isTextChannel(channel: WorldChannel): channel is TextChannel {
  return channel.type === ChannelType.GuildText || channel.type === ChannelType.GuildAnnouncement;
}

export function isForum(channel: WorldChannel): channel is Forum {
  return channel.type === ChannelType.GuildForum;
}

/** Returns the `guild_id` field of a channel's payloads, or an empty object for DMs and group DMs. */
export function guildOf(channel: WorldChannel): { guild_id?: string } {
  return isChat(channel) ? {} : { guild_id: channel.guild_id ?? GUILD.id };
}

export function contextOf(channel: WorldChannel): InteractionContextType {
  if (!isChat(channel)) return InteractionContextType.Guild;
  return isDm(channel) ? InteractionContextType.BotDM : InteractionContextType.PrivateChannel;
}

export function textChannel(id: string, name: string, position: number, server: string = GUILD.id): APITextChannel {
  return { ...guildChannelFields(id, name, position, server), type: ChannelType.GuildText };
}

export function announcementChannel(
  id: string,
  name: string,
  position: number,
  server: string = GUILD.id,
): TextChannel {
  return { ...guildChannelFields(id, name, position, server), type: ChannelType.GuildAnnouncement };
}

export function forum(id: string, name: string, position: number, server: string = GUILD.id): Forum {
  return {
    ...guildChannelFields(id, name, position, server),
    type: ChannelType.GuildForum,
    available_tags: [],
    default_reaction_emoji: null,
    default_sort_order: null,
    default_forum_layout: ForumLayoutType.NotSet,
  };
}

function guildChannelFields(id: string, name: string, position: number, server: string) {
  return {
    id,
    guild_id: server,
    name,
    position,
    topic: null,
    nsfw: false,
    last_message_id: null,
    last_pin_timestamp: null,
    parent_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: [],
    flags: 0 as ChannelFlags,
  };
}

/** Creates a DM with the bot. */
export function botDm(id: string, person: APIUser): APIDMChannel {
  return {
    id,
    type: ChannelType.DM,
    name: null,
    last_message_id: null,
    flags: 0 as ChannelFlags,
    recipients: [person],
  };
}

/** Creates a chat between users without the bot: a DM for two, otherwise a group DM. */
export function userChat(id: string, people: readonly APIUser[]): Chat {
  const common = { id, last_message_id: null, flags: 0 as ChannelFlags, recipients: [...people] };
  return people.length === 2
    ? { ...common, type: ChannelType.DM, name: null }
    : { ...common, type: ChannelType.GroupDM, name: null, icon: null, owner_id: people[0]?.id ?? '' };
}

/** Whether a user can read a channel. */
export function canSee(channel: WorldChannel, person: string, members: ReadonlySet<string>): boolean {
  if (isChat(channel)) return channel.recipients?.some((recipient) => recipient.id === person) ?? false;
  return channel.type !== ChannelType.PrivateThread || members.has(person);
}

/** Creates a thread owned by the bot. `now` is a timestamp. */
export function newThread(
  parent: WorldChannel,
  id: string,
  type: Thread['type'],
  form: z.infer<typeof threadForm>,
  now: string,
): Thread {
  return {
    id,
    type,
    ...guildOf(parent),
    parent_id: parent.id,
    owner_id: APPLICATION_ID,
    name: form.name,
    last_message_id: null,
    rate_limit_per_user: form.rate_limit_per_user ?? 0,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    flags: 0 as ChannelFlags,
    thread_metadata: {
      archived: false,
      archive_timestamp: now,
      auto_archive_duration: form.auto_archive_duration ?? 4320,
      locked: false,
      create_timestamp: now,
      ...(type === ChannelType.PrivateThread && { invitable: form.invitable ?? true }),
    },
    member: { id, user_id: APPLICATION_ID, join_timestamp: now, flags: 0 as ThreadMemberFlags },
  };
}

const archiveAfter = z.literal([60, 1440, 4320, 10080]);

export const threadForm = z.looseObject({
  name: text(1, 100),
  type: z.literal([11, 12]).nullish(),
  auto_archive_duration: archiveAfter.nullish(),
  invitable: flag,
  rate_limit_per_user: int(0, 21600).nullish(),
});

const appliedTags = list(snowflake, 0, 5);

/** A new forum post. Its message is validated separately. */
export const postForm = threadForm.extend({ message: z.looseObject({}), applied_tags: appliedTags.nullish() });

/** Changes to a forum. Only tags are supported. */
export const forumChange = z.looseObject({
  available_tags: list(
    z.looseObject({ id: snowflake.nullish(), name: text(1, 20), moderated: flag, emoji_name: z.string().nullish() }),
    0,
    20,
  ).optional(),
});

export const threadChange = z.looseObject({
  name: text(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  invitable: z.boolean().optional(),
  auto_archive_duration: archiveAfter.optional(),
  rate_limit_per_user: int(0, 21600).nullish(),
  applied_tags: appliedTags.optional(),
});
