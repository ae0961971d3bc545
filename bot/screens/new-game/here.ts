import { type AnyGame, type Language, say } from '@longtable/kit';
import { ComponentType, type MessageComponentInteraction, type UserContextMenuCommandInteraction } from 'discord.js';
import { type BoardLocation, type SeatOccupant, tableKind } from '../../../storage/records/table.ts';
import { threadName } from '../../boards/threads.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import { openTable } from '../../host/actions/open.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import type { LoadedTable, Request } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import { readPerson, readServer } from '../../host/settings.ts';
import { needsThread } from '../../host/table/find.ts';
import { suitableLevel } from '../../host/table/table.ts';
import { requireRole } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showWaitingPanel } from '../../interactions/panel.ts';
import { type PendingRequest, takeRequest } from '../../interactions/pending.ts';
import { cannotHere, cannotIn } from '../../interactions/permissions.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import type { Row } from '../../render/message.ts';
import { row } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { offerElsewhere } from './elsewhere.ts';
import { defaultSize } from './occupants.ts';
import { createThread, isForOne, serverAndLocationFor } from './place.ts';
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
async function withFeatures(reply: Reply, request: Request): Promise<Request> {
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

/** Occupant of the other seats. An invited user gets the first of them, and the rest are open. */
type OpponentKind = 'open' | 'computer' | Extract<SeatOccupant, { kind: 'invited' }>;

/**
 * Opens a table with default options: alone, against a computer of similar strength, with an invited user, or with open
 * seats. In a DM, a computer takes the open seats. Returns undefined if other channels are offered.
 */
export async function startGame(reply: Reply, game: AnyGame, others: OpponentKind): Promise<LoadedTable | undefined> {
  const home = await serverAndLocationFor(reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  // Other users cannot join in a DM.
  const other = await opponentFor(reply.bot, game, id, reply.isDm && others === 'open' ? 'computer' : others);
  if (reply.isDm && other.kind !== 'computer' && game.seats.min > 1) throw new Refusal('needsServer');
  const size = defaultSize(game, other.kind === 'computer' ? 'computers' : 'people');
  const rest: SeatOccupant = other.kind === 'invited' ? { kind: 'open' } : other;
  const occupants: SeatOccupant[] = [
    { kind: 'person', id, name },
    ...Array.from({ length: size - 1 }, (_, index) => (index === 0 ? other : rest)),
  ];
  const { server, location } = home;
  const terms = game.seats.max > 1 && server.perTurn ? { perTurnMs: server.perTurn } : {};
  return openRequestedTable(reply, { game, options: {}, occupants, location, terms });
}

async function opponentFor(
  { context }: Bot,
  game: AnyGame,
  person: string,
  others: OpponentKind,
): Promise<SeatOccupant> {
  if (typeof others === 'object') return others;
  const level = others === 'computer' ? await suitableLevel(context, game, person) : undefined;
  return level ? { kind: 'computer', level: level.id } : { kind: 'open' };
}

type PlaceFor = (pending: PendingRequest) => Promise<BoardLocation>;

/**
 * Opens the table of a stored request in the chosen place and replies with a link. If it is refused, replies with the
 * reason and returns undefined.
 */
export async function openPendingRequest(
  reply: Reply<MessageComponentInteraction>,
  key: string,
  placeFor: PlaceFor,
): Promise<LoadedTable | undefined> {
  await reply.acknowledge();
  const language = reply.language;
  const answer = (content: string) => reply.update({ content });
  const opened = await openElsewhere(reply, key, placeFor).catch(async (error) => {
    if (!(error instanceof Refusal)) throw error;
    await answer(say(error.sentence, language));
  });
  if (!opened) return undefined;
  const { channel } = opened.table.location;
  await Promise.all([answer(say(common.replies.yourTable({ channel }), language)), reply.bot.delivery.deliver(opened)]);
  return opened;
}

async function openElsewhere(
  reply: Reply<MessageComponentInteraction>,
  key: string,
  placeFor: PlaceFor,
): Promise<LoadedTable> {
  const { context } = reply.bot;
  const pending = await takeRequest(context, key);
  if (!pending) throw new Refusal('requestGone');
  await requireRoom(context, reply.user.id, pending.request.location);
  const location = await placeFor(pending);
  return openTable(context, await withFeatures(reply, { ...pending.request, location }));
}

/** Returns the menu of multiplayer games. The custom id contains the opponent. */
export function gameMenu(custom_id: string, games: readonly AnyGame[], language: Language): Row {
  const options = games
    .filter(({ seats }) => seats.max > 1)
    .slice(0, MAX_OPTIONS)
    .map(({ id, title, summary }) => ({
      label: say(title, language),
      value: makeId({ kind: 'start', game: id, how: 'open' }),
      description: say(summary, language),
    }));
  return row([
    { type: ComponentType.StringSelect, custom_id, placeholder: say(texts.welcome.chooseGame, language), options },
  ]);
}

export function minutesOf(minutes: AnyGame['minutes'], language: Language): string[] {
  if (!minutes) return [];
  return [say(texts.welcome.minutes({ least: minutes.min, most: minutes.max }), language)];
}
