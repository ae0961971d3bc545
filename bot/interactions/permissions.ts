import { type Language, list, say, type Text } from '@longtable/kit';
import {
  type APIGuildForumChannel,
  ChannelFlags,
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
  [ViewChannel, { en: 'View Channel', de: 'Kanal ansehen' }],
  [SendMessages, { en: 'Send Messages', de: 'Nachrichten senden' }],
  [SendMessagesInThreads, { en: 'Send Messages in Threads', de: 'Nachrichten in Threads senden' }],
  [CreatePublicThreads, { en: 'Create Public Threads', de: 'Öffentliche Threads erstellen' }],
  [AttachFiles, { en: 'Attach Files', de: 'Dateien anhängen' }],
  [ManageChannels, { en: 'Manage Channels', de: 'Kanäle verwalten' }],
  [CreateEvents, { en: 'Create Events', de: 'Events erstellen' }],
]);

/** Permissions for showing and editing a board. */
const IN_CHANNEL = [ViewChannel, SendMessages];
const IN_THREAD = [ViewChannel, SendMessagesInThreads];
const FOR_NEW_THREAD = [...IN_THREAD, CreatePublicThreads];
const FOR_NEW_POST = [...IN_CHANNEL, SendMessagesInThreads];

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

/** Returns a refusal if the bot cannot post in a forum. A forum that requires tags may have to allow creating them. */
export function noPostsIn(client: Client<true>, layout: Layout, forum: APIGuildForumChannel): Refused | undefined {
  const isTagNeeded = ((forum.flags ?? 0) & ChannelFlags.RequireTag) !== 0 && !hasStatusTags(forum.available_tags);
  return refusalIfMissingIn(client, layout, forum, [...FOR_NEW_POST, ...(isTagNeeded ? [ManageChannels] : [])]);
}

export function noTagsIn(client: Client<true>, layout: Layout, forum: APIGuildForumChannel): Refused | undefined {
  return refusalIfMissingIn(client, layout, forum, [...FOR_NEW_POST, ManageChannels]);
}

function refusalIfMissingIn(
  client: Client<true>,
  layout: Layout,
  channel: APIGuildForumChannel,
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
  // Replies of a guest need no permissions.
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
  const names = (language: Language) =>
    list(
      bits.map((bit) => `**${say(NAMES.get(bit) ?? '', language)}**`),
      language,
    );
  const link = (label: string) => hyperlink(label, hideLinkEmbed(grantLink(client, guild, needed)));
  const one = bits.length === 1;
  // Event permissions apply to the server, so no channel can grant them.
  const here = channel === undefined ? IN_THIS_CHANNEL : { en: `in <#${channel}>`, de: `in <#${channel}>` };
  const [where, orThere] = bits.includes(CreateEvents) ? [ON_SERVER, NOWHERE_ELSE] : [here, OR_THERE];
  return {
    en: `I’m missing the ${names('en')} permission${one ? '' : 's'} ${where.en}. A server admin can grant ${one ? 'it' : 'them'} with ${link('this link')}${orThere.en}.`,
    de: `Mir ${one ? 'fehlt die Berechtigung' : 'fehlen die Berechtigungen'} ${names('de')} ${where.de}. Die Serververwaltung kann sie mit ${link('diesem Link')} erteilen${orThere.de}.`,
  };
}

const ON_SERVER = { en: 'on this server', de: 'auf diesem Server' };
const NOWHERE_ELSE = { en: '', de: '' };
const IN_THIS_CHANNEL = { en: 'in this channel', de: 'in diesem Kanal' };
const OR_THERE = {
  en: ' or, for this channel only, under Edit Channel › Permissions',
  de: ' oder nur für diesen Kanal unter Kanal bearbeiten › Berechtigungen',
};

function missing(needed: readonly bigint[], allowed: Allowed): bigint[] {
  return needed.filter((bit) => !allowed?.has(bit));
}
