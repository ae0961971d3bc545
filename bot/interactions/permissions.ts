import { eachLanguage, say, type Text } from '@longtable/kit';
import {
  ChannelFlags,
  ChannelType,
  type Client,
  hideLinkEmbed,
  hyperlink,
  type InviteGenerationOptions,
  OAuth2Scopes,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import { ApplicationIntegrationType } from 'discord-api-types/v10';
import { hasStatusTags } from '../boards/threads.ts';
import { Refusal } from '../host/refusal.ts';
import type { Bot } from './bot.ts';
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
const FOR_NEW_POST = [...IN_CHANNEL, SendMessagesInThreads];
/** Permissions for games in threads of a channel. */
export const FOR_GAMES_IN_THREADS: readonly bigint[] = [...FOR_NEW_POST, CreatePublicThreads];

/** Work of the bot in a channel, and the permissions that it needs. A table needs those of its kind of channel. */
const NEEDED = {
  thread: [...IN_THREAD, CreatePublicThreads],
  tags: [...FOR_NEW_POST, ManageChannels],
  games: FOR_GAMES_IN_THREADS,
  log: IN_CHANNEL,
  files: [AttachFiles],
  event: [CreateEvents],
} as const satisfies Record<string, readonly bigint[]>;

/** Work in a channel. `all` is everything that players do there: boards, games in threads, pictures and tags. */
export type ChannelWork = keyof typeof NEEDED | 'table' | 'all';

/** Returns the permissions that the bot needs for boards in a channel, thread or forum. */
export function permissionsNeededIn(channel: { readonly type: ChannelType }): readonly bigint[] {
  if (channel.type === ChannelType.GuildForum) return FOR_NEW_POST;
  return isThread(channel) ? IN_THREAD : IN_CHANNEL;
}

type Allowed = Readonly<PermissionsBitField> | null;
type Channel = Parameters<typeof permissionsIn>[1];

/** Whether these permissions allow playing in a channel. */
export function mayPlay(allowed: Allowed): boolean {
  return missing(IN_CHANNEL, allowed).length === 0;
}

/** Returns a refusal with the repair if the bot lacks the permissions for some work in the channel of an interaction. */
export async function cannotHere(reply: Reply, work: Exclude<ChannelWork, 'all'>): Promise<Refusal | undefined> {
  const { isGuest, interaction, bot, channel } = reply;
  const { guildId, channelId, appPermissions, client } = interaction;
  // Direct messages and replies of a guest need no permissions.
  if (guildId === null || isGuest) return undefined;
  const needed = work === 'table' ? permissionsNeededIn(channel ?? { type: ChannelType.GuildText }) : NEEDED[work];
  const bits = missing(needed, appPermissions);
  if (bits.length === 0) return undefined;
  const layout = await bot.layouts.of(guildId);
  const here = layout?.channels.get(channelId ?? '');
  const isDenied = layout && here ? bits.some((bit) => isDeniedIn(layout, here, bit)) : false;
  return notAllowed(askFor(client, guildId, { needed, bits, isDenied }));
}

/** Refuses, with the repair, if the bot lacks the permissions for some work in the channel of an interaction. */
export async function requireHere(reply: Reply, work: Parameters<typeof cannotHere>[1]): Promise<void> {
  const refusal = await cannotHere(reply, work);
  if (refusal) throw refusal;
}

/** Returns a refusal with the repair if the bot lacks the permissions for some work in a channel. Undefined if the channel is unknown. */
export async function cannotIn(
  { client, layouts }: Pick<Bot, 'client' | 'layouts'>,
  guild: string,
  id: string,
  work: ChannelWork,
): Promise<Refusal | undefined> {
  const layout = await layouts.of(guild);
  const channel = layout?.channels.get(id);
  if (!layout || !channel) return undefined;
  const sentence = askForMissing(client, layout, neededFor(work, channel), channel, id);
  return sentence === undefined ? undefined : notAllowed(sentence);
}

/**
 * Returns what the bot lacks for some work in a channel, with the repair. Undefined if nothing, or if the channel is unknown.
 * For a board that cannot be shown, reads the permissions again.
 */
export async function findRepair(
  deps: Pick<Bot, 'client' | 'layouts'>,
  guild: string,
  channel: string,
  work: ChannelWork = 'table',
): Promise<Text | undefined> {
  if (work === 'table') deps.layouts.forget(guild);
  return (await cannotIn(deps, guild, channel, work))?.sentence;
}

/** Returns the permissions that the bot lacks for some work in a channel of a server. */
export function missingIn(layout: Layout, channel: Channel, work: ChannelWork): readonly bigint[] {
  return missing(neededFor(work, channel), permissionsOf(layout, channel));
}

/** Returns the name of a permission in Discord's settings. */
export function permissionName(bit: bigint): Text {
  return NAMES.get(bit) ?? '';
}

function neededFor(work: ChannelWork, channel: Channel): readonly bigint[] {
  if (work === 'table') return neededForTable(channel);
  if (work !== 'all') return NEEDED[work];
  const more = channel.type === ChannelType.GuildText ? FOR_GAMES_IN_THREADS : neededForTags(channel);
  return [...new Set([...neededForTable(channel), ...more, AttachFiles])];
}

/** Returns the permissions for the tags of a forum. Empty if it has them, or for other channels. */
function neededForTags(channel: Channel): readonly bigint[] {
  const isForum = channel.type === ChannelType.GuildForum;
  return isForum && !hasStatusTags(channel.available_tags) ? NEEDED.tags : [];
}

/** Returns the permissions for a table. A forum that requires tags and lacks those for statuses must let the bot create them. */
function neededForTable(channel: Channel): readonly bigint[] {
  const needed = permissionsNeededIn(channel);
  if (channel.type !== ChannelType.GuildForum) return needed;
  const isTagNeeded = ((channel.flags ?? 0) & ChannelFlags.RequireTag) !== 0 && !hasStatusTags(channel.available_tags);
  return isTagNeeded ? [...needed, ManageChannels] : needed;
}

/** Returns a request for the permissions to post, for a server where the bot can post in no channel. */
export function askToPost(client: Client<true>, guild: string): Text {
  return askFor(client, guild, { needed: PERMISSIONS, bits: IN_CHANNEL, isForServer: true });
}

/** Returns the refusal if the bot cannot create channels on a server. */
export function noNewChannels(client: Client<true>, guild: string): Refusal {
  return notAllowed(askFor(client, guild, { needed: [ManageChannels], bits: [ManageChannels], isForServer: true }));
}

/** Returns a request for the bot's missing permissions in a channel, which it names by `id` if given. Undefined if none is missing. */
export function askForMissing(
  client: Client<true>,
  layout: Layout,
  needed: readonly bigint[],
  channel: Channel,
  id?: string,
): Text | undefined {
  const bits = missing(needed, permissionsOf(layout, channel));
  const isDenied = bits.some((bit) => isDeniedIn(layout, channel, bit));
  return bits.length === 0 ? undefined : askFor(client, layout.id, { needed, bits, isDenied, channel: id });
}

/** Returns the bot's permissions in a channel. Null if its membership is unknown. */
function permissionsOf(layout: Layout, channel: Channel): Allowed {
  return layout.me ? permissionsIn(layout, channel, layout.me) : null;
}

/** Whether the channel itself denies a permission, so that granting it on the server would not help. */
function isDeniedIn(layout: Layout, channel: Channel, bit: bigint): boolean {
  const roles = layout.roles.map((role) => ({ ...role, permissions: String(BigInt(role.permissions) | bit) }));
  return layout.me !== undefined && !permissionsIn({ ...layout, roles }, channel, layout.me).has(bit);
}

interface Missing {
  readonly needed: readonly bigint[];
  readonly bits: readonly bigint[];
  /** Whether the channel denies one of them. */
  readonly isDenied?: boolean;
  /** Whether no channel can grant them. */
  readonly isForServer?: boolean;
  /** The channel, if it is not that of the interaction. */
  readonly channel?: string | undefined;
}

function askFor(client: Client<true>, guild: string, { needed, bits, isDenied, isForServer, channel }: Missing): Text {
  const permissions = bits.map((bit) => eachLanguage((language) => `**${say(permissionName(bit), language)}**`));
  const link = (label: string) => hyperlink(label, hideLinkEmbed(grantLink(client, guild, needed)));
  // Events belong to the server.
  if (isForServer || bits.includes(CreateEvents)) return texts.permissions.missingOnServer({ permissions, link });
  return isDenied
    ? texts.permissions.deniedInChannel({ permissions, channel })
    : texts.permissions.missingInChannel({ permissions, channel, link });
}

function notAllowed(sentence: Text): Refusal {
  return new Refusal('notAllowed', sentence);
}

function missing(needed: readonly bigint[], allowed: Allowed): bigint[] {
  return needed.filter((bit) => !allowed?.has(bit));
}

/** Permissions that the invitation asks for. */
export const PERMISSIONS: readonly bigint[] = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.CreatePublicThreads,
];

/** Invitation links for a server and for a user's own apps. */
export interface Invites {
  readonly server: string;
  readonly apps: string;
}

export function invitesOf(client: Client<true>): Invites {
  const apps = client.generateInvite({ scopes: [OAuth2Scopes.ApplicationsCommands] });
  return {
    server: serverInvite(client, PERMISSIONS),
    apps: `${apps}&integration_type=${ApplicationIntegrationType.UserInstall}`,
  };
}

/** Returns a link that grants the bot its permissions and additional ones on a server. */
export function grantLink(client: Client<true>, guild: string, needed: readonly bigint[] = []): string {
  const permissions = [...new Set([...PERMISSIONS, ...needed])];
  return serverInvite(client, permissions, { guild, disableGuildSelect: true });
}

function serverInvite(
  client: Client<true>,
  permissions: readonly bigint[],
  where: Pick<InviteGenerationOptions, 'guild' | 'disableGuildSelect'> = {},
): string {
  const scopes = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands] as const;
  const invite = client.generateInvite({ scopes, permissions: [...permissions], ...where });
  return `${invite}&integration_type=${ApplicationIntegrationType.GuildInstall}`;
}
