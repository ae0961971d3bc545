import { eachLanguage, say, type Text } from '@longtable/kit';
import {
  type APIGuildForumChannel,
  ChannelFlags,
  ChannelType,
  type Client,
  hideLinkEmbed,
  hyperlink,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import { hasStatusTags } from '../boards/posts.ts';
import type { Refused } from '../host/refusal.ts';
import { grantLink } from '../invite.ts';
import { isThread, type Layout, permissionsIn } from './layouts.ts';
import type { Reply } from './reply.ts';
import { texts } from './words/texts.ts';

const {
  ViewChannel,
  SendMessages,
  SendMessagesInThreads,
  CreatePublicThreads,
  AttachFiles,
  CreateEvents,
  ManageChannels,
} = PermissionFlagsBits;

/** Names of permissions in Discord's settings. */
const NAMES: ReadonlyMap<bigint, Text> = new Map([
  [ViewChannel, texts.permissions.viewChannel],
  [SendMessages, texts.permissions.sendMessages],
  [SendMessagesInThreads, texts.permissions.sendMessagesInThreads],
  [CreatePublicThreads, texts.permissions.createPublicThreads],
  [AttachFiles, texts.permissions.attachFiles],
  [ManageChannels, texts.permissions.manageChannels],
  [CreateEvents, texts.permissions.createEvents],
]);

/** Permissions that a board in a channel needs. */
const IN_CHANNEL = [ViewChannel, SendMessages];
const IN_THREAD = [ViewChannel, SendMessagesInThreads];
const FOR_NEW_THREAD = [...IN_THREAD, CreatePublicThreads];
const FOR_NEW_POST = [...IN_CHANNEL, SendMessagesInThreads];
const FOR_LOBBY = [...FOR_NEW_POST, CreatePublicThreads];

/** Returns the permissions that the bot needs for boards in a channel, thread or forum. */
export function permissionsNeededIn(channel: { readonly type: ChannelType }): readonly bigint[] {
  if (channel.type === ChannelType.GuildForum) return FOR_NEW_POST;
  return isThread(channel) ? IN_THREAD : IN_CHANNEL;
}

type Allowed = Readonly<PermissionsBitField> | null;

/** Whether these permissions allow playing in a channel. */
export function mayPlay(allowed: Allowed): boolean {
  return missing(IN_CHANNEL, allowed).length === 0;
}

/** Returns a refusal if the bot lacks the permissions for a table in this channel. */
export function noTableHere(reply: Reply): Refused | undefined {
  return refusalIfMissing(reply, reply.channel && isThread(reply.channel) ? IN_THREAD : IN_CHANNEL);
}

export function noFilesHere(reply: Reply): Refused | undefined {
  return refusalIfMissing(reply, [AttachFiles]);
}

export function noThreadHere(reply: Reply): Refused | undefined {
  return refusalIfMissing(reply, FOR_NEW_THREAD);
}

/**
 * Returns a refusal if the bot cannot post in a forum. If the forum requires tags and lacks those for statuses, the bot
 * must be allowed to create them.
 */
export function noPostsIn(client: Client<true>, layout: Layout, forum: APIGuildForumChannel): Refused | undefined {
  const isTagNeeded = ((forum.flags ?? 0) & ChannelFlags.RequireTag) !== 0 && !hasStatusTags(forum.available_tags);
  return refusalIfMissingIn(client, layout, forum, [...FOR_NEW_POST, ...(isTagNeeded ? [ManageChannels] : [])]);
}

export function noTagsIn(client: Client<true>, layout: Layout, forum: APIGuildForumChannel): Refused | undefined {
  return refusalIfMissingIn(client, layout, forum, [...FOR_NEW_POST, ManageChannels]);
}

/** Returns a refusal if the bot cannot post challenges in a channel or open threads for their games. Undefined if the channel is unknown. */
export function noLobbyIn(client: Client<true>, layout: Layout, id: string): Refused | undefined {
  const channel = layout.channels.get(id);
  return channel && refusalIfMissingIn(client, layout, channel, FOR_LOBBY);
}

/** Returns the refusal if the bot cannot create channels on a server. */
export function noNewChannels(client: Client<true>, guild: string): Refused {
  const sentence = askForMissing(client, guild, [ManageChannels], null) ?? '';
  return { refused: { code: 'notAllowed', sentence } };
}

function refusalIfMissingIn(
  client: Client<true>,
  layout: Layout,
  channel: Parameters<typeof permissionsIn>[1],
  needed: readonly bigint[],
): Refused | undefined {
  const allowed = layout.me ? permissionsIn(layout, channel, layout.me) : null;
  const sentence = askForMissing(client, layout.id, needed, allowed, channel.id);
  return sentence === undefined ? undefined : { refused: { code: 'notAllowed', sentence } };
}

export function noEventsHere(reply: Reply): Refused | undefined {
  return refusalIfMissing(reply, [CreateEvents]);
}

function refusalIfMissing({ isGuest, interaction }: Reply, needed: readonly bigint[]): Refused | undefined {
  const { guildId, appPermissions, client } = interaction;
  // Direct messages and replies of a guest need no permissions.
  if (guildId === null || isGuest) return undefined;
  const sentence = askForMissing(client, guildId, needed, appPermissions);
  return sentence === undefined ? undefined : { refused: { code: 'notAllowed', sentence } };
}

/** Returns a request for the missing permissions with a link that grants them. Undefined if none is missing. */
export function askForMissing(
  client: Client<true>,
  guild: string,
  needed: readonly bigint[],
  allowed: Allowed,
  channel?: string,
): Text | undefined {
  const bits = missing(needed, allowed);
  if (bits.length === 0) return undefined;
  const permissions = bits.map((bit) => eachLanguage((language) => `**${say(NAMES.get(bit) ?? '', language)}**`));
  const link = (label: string) => hyperlink(label, hideLinkEmbed(grantLink(client, guild, needed)));
  // Permissions for events and new channels apply to the server, so no channel can grant them.
  const isForServer = bits.includes(CreateEvents) || (channel === undefined && bits.includes(ManageChannels));
  return isForServer
    ? texts.permissions.missingOnServer({ permissions, link })
    : texts.permissions.missingInChannel({ permissions, channel, link });
}

function missing(needed: readonly bigint[], allowed: Allowed): bigint[] {
  return needed.filter((bit) => !allowed?.has(bit));
}
