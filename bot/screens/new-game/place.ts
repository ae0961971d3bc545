import type { AnyGame } from '@longtable/kit';
import {
  type APIChannel,
  ChannelType,
  type RESTPostAPIChannelThreadsJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import type { Request } from '../../host/feature.ts';
import { displayIn, gameRefusalIn, readServer } from '../../host/settings.ts';
import { isThread } from '../../interactions/layouts.ts';
import type { Reply } from '../../interactions/reply.ts';
import { languageOf } from '../../render/text.ts';

/** Returns the settings of the server. Refuses a game that it does not allow in this channel. */
export async function serverFor(context: Context, reply: Reply, game: AnyGame): Promise<Server> {
  const server = await readServer(context, reply.guildId);
  const refused = gameRefusalIn(server, game.id, reply.channelId, parentOf(reply));
  if (refused) throw refused;
  return server;
}

/**
 * Returns the server's settings and the location of a new table: a post in the server's forum if it has one, otherwise
 * the current channel. Refuses a game that the server does not allow there.
 */
export async function serverAndLocationFor(
  reply: Reply,
  game: AnyGame,
): Promise<{ readonly server: Server; readonly location: Table['location'] }> {
  const { context } = reply.bot;
  const server = await readServer(context, reply.guildId);
  const forum = await forumFor(reply, server);
  const refused = gameRefusalIn(server, game.id, forum ?? reply.channelId, parentOf(reply));
  if (refused) throw refused;
  return { server, location: locationFor(reply, server, forum) };
}

/** Returns the id of the server's forum. Undefined if it has none, if it was deleted, or if Longtable is not a member of the server. */
async function forumFor(reply: Reply, { forum }: Server): Promise<string | undefined> {
  if (forum === undefined || reply.guildId === null || reply.isGuest) return undefined;
  const channel = await reply.bot.layouts.channel(reply.guildId, forum);
  return channel?.type === ChannelType.GuildForum ? forum : undefined;
}

/**
 * Returns the location of a new table: the forum, or the channel, thread or DM of the interaction. The display is the
 * one that the server has set for it.
 */
export function locationFor(reply: Reply, server: Server, forum?: string): Table['location'] {
  const { guildId, guildLocale, locale } = reply.interaction;
  const { language } = server;
  const channel = forum ?? reply.channelId;
  const display = displayIn(server, channel, forum === undefined ? parentOf(reply) : null);
  return {
    guild: guildId,
    channel,
    ...(forum !== undefined && { forum }),
    ...(reply.isGuest && { guest: true }),
    message: null,
    language: language ?? languageOf(guildLocale ?? locale),
    ...(display && { display }),
  };
}

/**
 * Returns the location of a table that was requested in another channel. Its display is the server's for the new
 * channel, or the requested one for tables of one person.
 */
export async function locationIn(
  context: Context,
  { occupants, location }: Request,
  channel: string,
): Promise<Table['location']> {
  const { display: asked, guest, forum, ...rest } = location;
  const there = displayIn(await readServer(context, location.guild), channel, null);
  const display = isForOne(occupants) ? asked : there;
  return { ...rest, channel, ...(display && { display }) };
}

/** Whether a table would have one person, and computers in all other seats. */
export function isForOne(occupants: readonly SeatOccupant[]): boolean {
  const others = occupants.filter(({ kind }) => kind !== 'computer');
  return others.length === 1 && others[0]?.kind === 'person';
}

function parentOf({ channel }: Reply): string | null {
  return (channel && isThread(channel) && channel.parent_id) || null;
}

/**
 * Returns the text channel in which a thread can be created: the current channel, or the parent of the current thread.
 * Undefined if there is none.
 */
export async function threadParentOf(reply: Reply): Promise<string | undefined> {
  if (reply.guildId === null || reply.isGuest) return undefined;
  const parent = parentOf(reply);
  const channel = parent === null ? reply.channel : await reply.bot.layouts.channel(reply.guildId, parent);
  return channel?.type === ChannelType.GuildText ? (parent ?? reply.channelId) : undefined;
}

/** Creates a thread and returns its id. Undefined if no channel allows it or Discord rejects it. */
export async function createThread(reply: Reply, name: string): Promise<string | undefined> {
  const channel = await threadParentOf(reply);
  if (channel === undefined) return undefined;
  const body: RESTPostAPIChannelThreadsJSONBody = {
    name,
    type: ChannelType.PublicThread,
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  };
  const thread = await reply.bot.client.rest.post(Routes.threads(channel), { body }).catch(() => undefined);
  return (thread as APIChannel | undefined)?.id;
}
