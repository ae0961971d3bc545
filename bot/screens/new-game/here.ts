import { say } from '@longtable/kit';
import type { UserContextMenuCommandInteraction } from 'discord.js';
import { type BoardLocation, tableKind } from '../../../storage/records/table.ts';
import { threadName } from '../../boards/posts.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { openTable } from '../../host/actions/open.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import type { Request } from '../../host/request.ts';
import { readPerson } from '../../host/settings/person.ts';
import { readServer } from '../../host/settings/server.ts';
import { needsThread } from '../../host/table/find.ts';
import { showWaitingPanel } from '../../interactions/panel.ts';
import { cannotHere, cannotIn } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { requireRole } from '../../interactions/roles.ts';
import { texts as common } from '../../render/words/texts.ts';
import { offerElsewhere } from './elsewhere.ts';
import { gameMenu } from './games.ts';
import { createThread, isForOne } from './place.ts';
import { texts } from './words/texts.ts';

/**
 * Opens a requested table and replies with its board, or with a link if the board is in a forum. If the channel has a
 * table, opens a thread for the new one. If the channel cannot have a table, offers other channels and returns undefined.
 */
export async function openRequestedTable(reply: Reply, asked: Request): Promise<LoadedTable | undefined> {
  const request = { ...asked, location: await ownPlace(reply, asked) };
  await requireRole(reply, 'tableRoles');
  const closed = await placeRefusal(reply, request.location);
  if (closed) return offerElsewhere(reply, request, closed);
  const opened = await openTable(reply.bot.context, await withFeatures(reply, request)).catch((error) => {
    if (!isRefusal(error, 'placeTaken')) throw error;
  });
  if (!opened) return openInThread(reply, request);
  if (needsThread(opened.table)) await showElsewhere(reply, opened);
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
  const { context, delivery } = reply.bot;
  const { id, location, status } = opened.table;
  await delivery.deliver(opened);
  const { channel } = (await context.storage.store(tableKind).get(id))?.location ?? location;
  const link = words({ channel });
  if (status === 'open') await showWaitingPanel(reply, opened, link);
  else await reply.private({ content: say(link, reply.language) });
}

/** Returns the request of a user with what the features add to it. */
export async function withFeatures(reply: Reply, request: Request): Promise<Request> {
  let complete = request;
  for (const feature of reply.bot.features) complete = (await feature.withRequest?.(reply, complete)) ?? complete;
  return complete;
}

/** Lets the features act after a user has opened a table. */
export async function tellFeatures(reply: Reply, opened: LoadedTable): Promise<void> {
  for (const feature of reply.bot.features) await feature.openedBy?.(reply, opened);
}

/** Opens a requested table in a thread of its own, because the channel has a table. Offers other channels if there can be no thread. */
async function openInThread(reply: Reply, request: Request): Promise<LoadedTable | undefined> {
  const channel = await threadFor(reply, request);
  if (channel === undefined) return offerElsewhere(reply, request, new Refusal('placeTaken', texts.here.channelTaken));
  const { forum, ...location } = request.location;
  const inThread = await withFeatures(reply, { ...request, location: { ...location, channel } });
  const opened = await openTable(reply.bot.context, inThread);
  await showElsewhere(reply, opened, texts.here.ownThread);
  return opened;
}

/** Creates a thread for a requested table. Undefined if there can be none. Refuses if the user's table would be one too many. */
export async function threadFor(reply: Reply, request: Request): Promise<string | undefined> {
  await requireRoom(reply.bot.context, reply.user.id, request.location);
  return (await cannotHere(reply, 'thread')) ? undefined : createThread(reply, threadName(reply.bot.features, request));
}

async function placeRefusal(reply: Reply, { guild, forum }: BoardLocation): Promise<Refusal | undefined> {
  return forum === undefined ? cannotHere(reply, 'table') : cannotIn(reply.bot, guild ?? '', forum, 'table');
}

/** Asks which game to play against the user whose context menu was used. */
export async function askForChallengeGame(reply: Reply<UserContextMenuCommandInteraction>): Promise<void> {
  const { targetUser: opponent } = reply.interaction;
  if (opponent.bot || opponent.id === reply.user.id) throw new Refusal('needsOpponent');
  const { withheld = [] } = await readServer(reply.bot.context, reply.guildId);
  const games = [...reply.bot.context.games.values()].filter(({ id }) => !withheld.includes(id));
  const question = texts.here.challenge({ user: opponent.id });
  const menu = gameMenu(makeId({ kind: 'challenge', person: opponent.id }), games, reply.language);
  await reply.private({ content: say(question, reply.language), components: [menu] });
}
