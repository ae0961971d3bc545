import type { AnyGame } from '@longtable/kit';
import {
  type APIChannel,
  ChannelType,
  type RESTPostAPIChannelThreadsJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Request } from '../../host/actions/open.ts';
import type { Context } from '../../host/context.ts';
import { readPerson } from '../../host/people/away.ts';
import { displayIn, readServer, unwelcome } from '../../host/people/server.ts';
import type { Refused } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { isThread } from '../../interactions/layouts.ts';
import type { Reply } from '../../interactions/reply.ts';
import { languageOf } from '../../render/text.ts';

/** The settings of the server where a game is asked for, or why it can’t be played there. */
export async function serverFor(context: Context, reply: Reply, game: AnyGame): Promise<Server | Refused> {
  const server = await readServer(context, reply.guildId);
  return unwelcome(server, game.id, reply.channelId, parentOf(reply)) ?? server;
}

/** The settings for a new table and its place: a post of the server’s forum if it has one, else where it is asked for. */
export async function serverAndLocationFor(
  bot: Bot,
  reply: Reply,
  game: AnyGame,
): Promise<{ readonly server: Server; readonly place: Table['location'] } | Refused> {
  const { context } = bot;
  const server = await readServer(context, reply.guildId);
  const forum = await forumFor(bot, reply, server);
  const refused = unwelcome(server, game.id, forum ?? reply.channelId, parentOf(reply));
  return refused ?? { server, place: locationFor(reply, await settingsFor(context, game, reply, server), forum) };
}

/** The forum of the server, unless it is gone, or Longtable is only a guest there. */
async function forumFor({ layouts }: Bot, reply: Reply, { forum }: Server): Promise<string | undefined> {
  if (forum === undefined || reply.guildId === null || reply.isGuest) return undefined;
  const channel = await layouts.channel(reply.guildId, forum);
  return channel?.type === ChannelType.GuildForum ? forum : undefined;
}

/** Where the new table is asked for: the channel, thread or DM of the command, or a forum. Its board is as the server wants it there. */
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

/** The server's settings for a new table; one for a single player is drawn as that player wants it, in their language unless the server has set one. */
export async function settingsFor(context: Context, game: AnyGame, reply: Reply, server: Server): Promise<Server> {
  if (game.seats.max > 1) return server;
  const { display } = await readPerson(context, reply.user.id);
  const own = inOwnLanguage(reply, server);
  return display ? { ...own, display, displays: {} } : own;
}

/** The server's settings for a table that one person alone reads. */
export function inOwnLanguage({ locale }: Reply, server: Server): Server {
  return { ...server, language: server.language ?? languageOf(locale) };
}

/** The place of a table that was asked for elsewhere in the server: its board is as the server wants it here. */
export async function locationIn(
  context: Context,
  { game, place }: Request,
  channel: string,
): Promise<Table['location']> {
  const { display: asked, guest, forum, ...rest } = place;
  const there = displayIn(await readServer(context, place.guild), channel, null);
  const display = game.seats.max > 1 ? there : asked;
  return { ...rest, channel, ...(display && { display }) };
}

/** The channel that a thread belongs to. */
function parentOf({ channel }: Reply): string | null {
  return (channel && isThread(channel) && channel.parent_id) || null;
}

/** The channel in which a thread can be opened for whoever asks here: this one, or the one that this thread belongs to. */
export async function threadParentOf({ layouts }: Bot, reply: Reply): Promise<string | undefined> {
  if (reply.guildId === null || reply.isGuest) return undefined;
  const parent = parentOf(reply);
  const channel = parent === null ? reply.channel : await layouts.channel(reply.guildId, parent);
  return channel?.type === ChannelType.GuildText ? (parent ?? reply.channelId) : undefined;
}

/** Opens a thread; nothing where Discord does not let us. */
export async function createThread(bot: Bot, reply: Reply, name: string): Promise<string | undefined> {
  const channel = await threadParentOf(bot, reply);
  if (channel === undefined) return undefined;
  const body: RESTPostAPIChannelThreadsJSONBody = {
    name,
    type: ChannelType.PublicThread,
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  };
  const thread = await bot.client.rest.post(Routes.threads(channel), { body }).catch(() => undefined);
  return (thread as APIChannel | undefined)?.id;
}
