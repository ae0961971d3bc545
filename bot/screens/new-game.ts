import { type AnyGame, joinTexts, type Text } from '@longtable/kit';
import { ChannelType } from 'discord.js';
import type { Server } from '../../storage/records/server.ts';
import type { BoardLocation, SeatOccupant, Table } from '../../storage/records/table.ts';
import { createThread, threadName } from '../boards/threads.ts';
import { openTable } from '../host/actions/open.ts';
import { requireRoom } from '../host/commit/table-lists.ts';
import type { LoadedTable, Request } from '../host/feature.ts';
import { isRefusal, Refusal } from '../host/refusal.ts';
import { displayIn, readPerson, readServer, requireGame } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { needsThread } from '../host/table/table.ts';
import { requireRole, seatFor } from '../interactions/access.ts';
import { isThread } from '../interactions/layouts.ts';
import { deliverElsewhere, showPanel, showWaitingPanel } from '../interactions/panel.ts';
import { cannotHere, cannotIn } from '../interactions/permissions.ts';
import type { Reply } from '../interactions/reply.ts';
import { languageOf } from '../render/text.ts';
import { texts as common } from '../render/words/texts.ts';
import { texts } from './words/texts.ts';

/**
 * Opens a requested table and replies with its board, or with a link if the board is in a forum. If the channel has a
 * table, opens a thread for the new one. If the channel cannot have a table, offers other channels and returns undefined.
 */
export async function openRequestedTable(
  reply: Reply,
  asked: Request,
  { isConfirmed = false } = {},
): Promise<LoadedTable | undefined> {
  for (const feature of isConfirmed ? [] : reply.bot.features)
    if (await feature.asksFirst?.(reply, asked)) return undefined;
  const request = { ...asked, location: await ownPlace(reply, asked) };
  await requireRole(reply, 'tableRoles');
  const closed = await placeRefusal(reply, request.location);
  if (closed) return offerPlaces(reply, request, closed);
  const opened = await openTable(reply.bot.context, await completeRequest(reply, request)).catch((error) => {
    if (!isRefusal(error, 'placeTaken')) throw error;
  });
  if (!opened) return openElsewhere(reply, request);
  if (opened.table.location.inPanel) await showInPanel(reply, opened);
  else if (needsThread(opened.table)) await showElsewhere(reply, opened);
  else await showHere(reply, opened);
  return opened;
}

/** Returns the location of a requested table. A table for one person uses that person's language and display. */
async function ownPlace(reply: Reply, { occupants, location }: Request): Promise<BoardLocation> {
  return isForOne(occupants) ? { ...location, ...(await ownSettings(reply)) } : location;
}

/** Returns the user's language, and their display if they have chosen one. */
export async function ownSettings({
  bot,
  user,
  language,
}: Reply): Promise<Pick<BoardLocation, 'language' | 'display'>> {
  const { display } = await readPerson(bot.context, user.id);
  return { language, ...(display && { display }) };
}

/** Shows a table of one person in their panel. */
export async function showInPanel(reply: Reply, opened: LoadedTable): Promise<void> {
  const { context, delivery } = reply.bot;
  await delivery.deliver(opened);
  const loaded = await findTable(context, opened.table.id);
  await showPanel(reply, loaded, seatFor(loaded, reply.user.id) ?? 0);
}

/** Replies with the board of a new table, and shows its host the controls while it waits for players. */
async function showHere(reply: Reply, opened: LoadedTable): Promise<void> {
  await reply.bot.delivery.deliver(opened, (drawn) => reply.public(drawn));
  if (opened.table.status === 'open') await showWaitingPanel(reply, opened);
}

/** Shows the board of a new table in its forum post or thread, and replies with a link and the host's controls. */
export async function showElsewhere(
  reply: Reply,
  opened: LoadedTable,
  words = common.replies.yourTable,
): Promise<void> {
  const link = words({ channel: await deliverElsewhere(reply.bot, opened) });
  if (opened.table.status === 'open') await showWaitingPanel(reply, opened, link);
  else await reply.private({ content: link });
}

/** Returns the request of a user with what the features add to it. */
export async function completeRequest(reply: Reply, request: Request): Promise<Request> {
  let complete = request;
  for (const feature of reply.bot.features) complete = (await feature.withRequest?.(reply, complete)) ?? complete;
  return complete;
}

/** Lets the features act after a user has opened a table. */
export async function afterOpened(reply: Reply, opened: LoadedTable): Promise<void> {
  for (const feature of reply.bot.features) await feature.openedBy?.(reply, opened);
}

/**
 * Opens a requested table elsewhere, because the channel has a table: for one person in their panel, otherwise in a thread
 * of its own. Offers other channels if there can be no thread.
 */
async function openElsewhere(reply: Reply, request: Request): Promise<LoadedTable | undefined> {
  const { guest, inPanel } = request.location;
  if (isForOne(request.occupants) && !guest && !inPanel)
    return openRequestedTable(reply, { ...request, location: { ...request.location, inPanel: true } });
  const channel = await threadFor(reply, request);
  if (channel === undefined) return offerPlaces(reply, request, new Refusal('placeTaken', await whyNoThread(reply)));
  const { forum, ...location } = request.location;
  const inThread = await completeRequest(reply, { ...request, location: { ...location, channel } });
  const opened = await openTable(reply.bot.context, inThread);
  await showElsewhere(reply, opened, texts.newGame.ownThread);
  return opened;
}

/** Returns why a table cannot open in a thread of an occupied channel. Tells the admins which permission is missing. */
async function whyNoThread(reply: Reply): Promise<Text> {
  const closed = await cannotHere(reply, 'thread');
  if (!closed) return texts.newGame.channelTaken;
  const { bot, guildId, channelId } = reply;
  const parent = parentOf(reply) ?? channelId;
  const why = guildId === null ? undefined : await cannotIn(bot, guildId, parent, 'thread');
  if (guildId !== null && why) await bot.boards.reportMissing(guildId, parent, why.sentence);
  return joinTexts([texts.newGame.channelTaken, closed.sentence], ' ');
}

/** Creates a thread for a requested table. Undefined if there can be none. Refuses if the user's table would be one too many. */
export async function threadFor(reply: Reply, request: Request): Promise<string | undefined> {
  await requireRoom(reply.bot.context, reply.user.id, request.location);
  return (await cannotHere(reply, 'thread'))
    ? undefined
    : createThreadFor(reply, threadName(reply.bot.features, request));
}

/** Refuses a request, unless a feature offers other places for the table. */
async function offerPlaces(reply: Reply, request: Request, why: Refusal): Promise<undefined> {
  await requireRoom(reply.bot.context, reply.user.id, request.location);
  for (const feature of reply.bot.features) if (await feature.offerPlaces?.(reply, request, why)) return undefined;
  throw why;
}

async function placeRefusal(reply: Reply, { guild, forum }: BoardLocation): Promise<Refusal | undefined> {
  return forum === undefined ? cannotHere(reply, 'table') : cannotIn(reply.bot, guild ?? '', forum, 'table');
}

/** Returns the default number of seats: the maximum for people, the minimum against computers. */
export function defaultSize({ seats }: AnyGame, against: 'people' | 'computers'): number {
  return against === 'people' ? seats.max : seats.min;
}

/** Returns how long a game takes. Empty if that is unknown. */
export function minutesOf(minutes: AnyGame['minutes']): Text[] {
  return minutes ? [texts.newGame.minutes({ least: minutes.min, most: minutes.max })] : [];
}

/** Returns the settings of the server. Refuses a game that it does not allow in this channel. */
export async function serverFor(reply: Reply, game: AnyGame): Promise<Server> {
  const server = await readServer(reply.bot.context, reply.guildId);
  return requireGame(server, game.id, reply.channelId, parentOf(reply));
}

/**
 * Returns the server's settings and the location of a new table: a post in the server's forum if it has one, otherwise
 * the current channel. Refuses a game that the server does not allow there.
 */
export async function serverAndLocationFor(
  reply: Reply,
  game: AnyGame,
): Promise<{ readonly server: Server; readonly location: Table['location'] }> {
  const server = await readServer(reply.bot.context, reply.guildId);
  const forum = await forumFor(reply, server);
  requireGame(server, game.id, forum ?? reply.channelId, parentOf(reply));
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

/** Returns the location of a new table that its only player sees in their panel. In a DM and where the bot is a guest, it has a board. */
export function panelLocationFor(reply: Reply, server: Server): Table['location'] {
  const location = locationFor(reply, server);
  return location.guild === null || location.guest ? location : { ...location, inPanel: true };
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
export async function createThreadFor(reply: Reply, name: string): Promise<string | undefined> {
  const channel = await threadParentOf(reply);
  if (channel === undefined) return undefined;
  const { client, context } = reply.bot;
  if (context.interaction) context.interaction.hasOpenedThread = true;
  return createThread(client.rest, channel, name);
}
