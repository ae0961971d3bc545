import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, say } from '@longtable/kit';
import {
  type APIChannel,
  ChannelType,
  type MessageComponentInteraction,
  type RESTPostAPIGuildChannelJSONBody,
  Routes,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { type Table, tableKind } from '../../../storage/records/table.ts';
import type { Sent } from '../../boards/panels.ts';
import { idFormat, key, type ParsedId, person, word } from '../../custom-ids/fields.ts';
import { newTable, openTable } from '../../host/actions/open.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import { type Context, strengthOf } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable, Request } from '../../host/feature.ts';
import { badOptions, ignoreRefusal, isRefusal, Refusal, refusalsOf } from '../../host/refusal.ts';
import { changeServer, gamesOn, readServer } from '../../host/settings.ts';
import { readTableOrQuarantine } from '../../host/table/record.ts';
import { hostOf, isInLobby, needsThread, personsAt } from '../../host/table/table.ts';
import { isManager, requireRole } from '../../interactions/access.ts';
import { button, type OwnAccess } from '../../interactions/button.ts';
import { showInThread } from '../../interactions/panel.ts';
import { cannotIn, noNewChannels } from '../../interactions/permissions.ts';
import { actorOf, displayNameOf, type Reply } from '../../interactions/reply.ts';
import { TOKEN_LIFE_MS } from '../../messages/interaction-tokens.ts';
import { isOutOfReach } from '../../messages/messages.ts';
import { soon } from '../../render/duration.ts';
import { menu, page, plain, primary } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { locationFor, openRequestedTable, serverAndLocationFor, serverFor } from '../../screens/new-game.ts';
import { selectedUsers } from '../../screens/seats.ts';
import { type StartId, startById, startGame, startId } from '../quick-start/index.ts';
import { keepRequest, locationIn, ownRequest, type PendingRequest, takeRequest } from '../requests/index.ts';
import { tellOfChange } from '../settings/index.ts';
import { texts } from './words/texts.ts';

export const refusal = refusalsOf(texts.refusals);

interface Challenger {
  readonly id: string;
  readonly name: string;
}

/**
 * Joins an equal open challenge of other users on the server, or opens this one. The server's lock prevents two equal
 * challenges from being opened at the same time.
 */
export function findOpponent(context: Context, request: Request, user: Challenger): Promise<LoadedTable> {
  const guild = request.location.guild ?? '';
  return context.storage.transact(`lobby:${guild}`, async (transaction) => {
    const open = await challengesIn(context, guild);
    checkLimits(context, open, request, user.id);
    const options = request.game.options.safeParse(request.options);
    if (!options.success) throw badOptions(options.error.issues);
    const wanted = newTable(context, request, { id: '', options: options.data, seed: 0 });
    for (const table of open) {
      if (!isEqual(table, wanted) || !(await areAllSuitable(context, table, request.terms?.rating))) continue;
      const joining = joinTable(context, table.id, user.id, user.name, undefined, transaction);
      const joined = await joining.catch(ignoreRefusal);
      if (joined) return joined;
    }
    return openTable(context, request, transaction);
  });
}

/** Returns the open challenges of a server, oldest first. */
export async function challengesIn(context: Context, guild: string): Promise<Table[]> {
  const ids = await tablesIn(context, guild);
  const tables = await Promise.all(ids.map((id) => readTableOrQuarantine(context, id)));
  return tables.filter((table) => table !== undefined).filter(isInLobby);
}

function checkLimits(context: Context, open: readonly Table[], { game }: Request, person: string): void {
  const own = open.filter((table) => hostOf(table)?.id === person);
  if (own.some((table) => table.game === game.id)) throw refusal('alreadyLooking');
  if (own.length >= context.limits.challengesPerPerson) throw refusal('tooManyChallenges');
}

/** Whether two challenges offer the same game with the same rules, clock, terms and number of seats. */
function isEqual(one: Table, other: Table): boolean {
  const [offer, wanted] = [one, other].map(({ game, options, seats, clock, terms }) => {
    const { rating, perTurnMs, ...rest } = terms;
    return { game, options, seats: seats.length, perTurnMs: clock.perTurnMs, terms: rest };
  });
  return isDeepStrictEqual(offer, wanted);
}

/** Maximum difference between similar ratings. */
const MAX_RATING_DIFFERENCE = 200;

/** Refuses a user unless their rating is established and close to `wanted`. Everyone may play if no rating is wanted. */
export async function checkRating(
  context: Context,
  person: string,
  game: string,
  wanted: number | undefined,
): Promise<void> {
  if (wanted === undefined) return;
  const strength = await strengthOf(context, person, game);
  if (strength === undefined) throw refusal('provisional');
  const yours = Math.round(strength);
  if (Math.abs(yours - wanted) > MAX_RATING_DIFFERENCE)
    throw new Refusal('notEven', texts.ratingTooFar({ wanted, yours }));
}

/** Whether the ratings of all players at a table are close to `rating`. True if no rating is required. */
async function areAllSuitable(context: Context, table: Table, rating: number | undefined): Promise<boolean> {
  const checks = personsAt(table).map((person) => checkRating(context, person, table.game, rating).then(() => true));
  const suitable = await Promise.all(checks.map((check) => check.catch(ignoreRefusal)));
  return suitable.every(Boolean);
}

/** Asks for a game to find an opponent for. */
export const opponentId = idFormat`opponent`;

/** Answers to the question where to find opponents on a server without a lobby channel. */
const lobbyId = idFormat`lobby|${word('act', ['create', 'here', 'friend'])}|${key('request')}`;

/** Whether a game needs opponents. */
export function isForSeveral({ seats }: AnyGame): boolean {
  return seats.min > 1;
}

/** Returns the request for a challenge with open seats, by default rated, with the server's clock, for one day. */
export function challengeOf(
  reply: Reply,
  game: AnyGame,
  server: Server,
  { seats = game.seats.max, terms, ...asked }: Partial<Request> & { readonly seats?: number } = {},
): Request {
  const { person: id, name } = actorOf(reply.interaction);
  return {
    game,
    options: {},
    lapsesAfter: DAY_MS,
    ...asked,
    terms: terms ?? (server.perTurn ? { perTurnMs: server.perTurn } : {}),
    occupants: [{ kind: 'person', id, name }, ...Array(seats - 1).fill({ kind: 'open' })],
    location: locationFor(reply, server),
  };
}

/** Pairs the user with an equal challenge or posts theirs in the lobby. Without a lobby channel, posts it in this one, or offers an admin to set one up. */
export async function seekOpponent(reply: Reply, request: Request): Promise<void> {
  const { context, layouts } = reply.bot;
  const { game } = request;
  const guild = reply.guildId;
  if (guild === null || reply.isGuest) throw new Refusal('serverOnly');
  await requireRole(reply, 'tableRoles');
  const { lobby, disabledGames } = await readServer(context, guild);
  if (disabledGames?.includes(game.id)) throw new Refusal('gameDisabled');
  const layout = await layouts.of(guild);
  const known = lobby !== undefined && (!layout || layout.channels.has(lobby)) ? lobby : undefined;
  const at = known ?? (await substituteFor(reply, guild, request.game.id));
  if (at === undefined) return askForLobby(reply, request);
  if (known === undefined) await serverFor(reply, game);
  const closed = await cannotIn(reply.bot, guild, at, 'games');
  if (closed) throw closed;
  const location = { ...(await locationIn(context, request, at)), lobby: at };
  const { person: id, name } = actorOf(reply.interaction);
  const paired = await findOpponent(context, { ...request, location }, { id, name }).catch((error) => {
    if (!isRefusal(error, 'alreadyLooking')) throw error;
  });
  if (!paired) return showOwnChallenge(reply, game, guild);
  if (needsThread(paired.table)) return showInThread(reply, paired);
  await Promise.all([showWaiting(reply, paired), reply.bot.delivery.deliver(paired)]);
}

/** Returns the channel of a challenge on a server without a lobby: this one. Undefined for an admin who can set a lobby up, unless the game has a challenge already. */
async function substituteFor(reply: Reply, guild: string, game: string): Promise<string | undefined> {
  if (reply.channel?.type !== ChannelType.GuildText) return undefined;
  if (!isManager(reply)) return reply.channelId;
  const layout = await reply.bot.layouts.of(guild);
  const open = await challengesIn(reply.bot.context, guild);
  const isReachable = ({ game: offered, location }: Table) =>
    offered === game && layout?.channels.has(location.channel);
  return open.some(isReachable) ? reply.channelId : undefined;
}

/** Shows the challenge that the user already has for a game. */
async function showOwnChallenge(reply: Reply, game: AnyGame, guild: string): Promise<void> {
  const open = await challengesIn(reply.bot.context, guild);
  const own = open.find((table) => table.game === game.id && hostOf(table)?.id === reply.user.id);
  if (!own) throw refusal('alreadyLooking');
  return showWaiting(reply, { table: own, game, features: reply.bot.context.features });
}

/** Shows where the user's challenge is, with a button to cancel it, or which table they have joined, with one to leave it. */
async function showWaiting(reply: Reply, { table, game }: LoadedTable): Promise<void> {
  const { channel } = table.location;
  const isHost = hostOf(table)?.id === reply.user.id;
  const isForTwo = table.seats.length === 2;
  const about = { title: game.title, channel, isForTwo, when: soon(table.times.lapsesAt ?? 0) };
  const leave: ButtonSpec = plain(
    { kind: 'leave', table: table.id },
    isHost ? common.buttons.cancel : common.buttons.leave,
  );
  const text = isHost ? texts.looking(about) : texts.joined(about);
  const sent = await reply.show({ end: [text], rows: [[leave]] });
  linkAtStart(reply, table.id, sent);
}

/** Replaces a private message by a link to the thread when the game starts, if it starts in this process while the message can be edited. */
function linkAtStart({ bot: { context }, language }: Reply, id: string, sent: Pick<Sent, 'edit'>): void {
  const stop = context.changes.listen(id, async () => {
    const table = await context.storage.store(tableKind).get(id);
    if (!table || isInLobby(table)) return;
    stop();
    // The thread of the challenge's message has the same id.
    const { channel, lobby, message: post } = table.location;
    const thread = channel === lobby ? post : channel;
    if (table.status !== 'playing' || thread === null) return;
    await sent.edit(page({ end: [common.replies.yourTable({ channel: thread })] }, language)).catch(() => undefined);
  });
  setTimeout(stop, TOKEN_LIFE_MS).unref();
}

/** Offers server admins to set up a lobby channel, and others to invite a friend. Keeps the request for either. */
async function askForLobby(reply: Reply, request: Request): Promise<void> {
  const key = await keepRequest(reply.bot, request);
  await reply.show(
    isManager(reply)
      ? { content: texts.noLobbyForAdmin, rows: [setupButtons(reply, key)] }
      : {
          content: texts.noLobby,
          rows: [menu(lobbyId.make({ act: 'friend', request: key }), common.menus.invite, 'users')],
        },
  );
}

function setupButtons({ channel }: Reply, request: string): ButtonSpec[] {
  const create = primary(lobbyId.make({ act: 'create', request }), texts.createChannel);
  const here = plain(lobbyId.make({ act: 'here', request }), texts.useThisChannel);
  return channel?.type === ChannelType.GuildText ? [create, here] : [create];
}

/** Creates a lobby channel or uses this one, and posts the challenge that was kept. */
async function setUpLobby(
  reply: Reply<MessageComponentInteraction>,
  { act, request: key }: LobbyId,
  request: Request,
): Promise<void> {
  const { context, client, layouts } = reply.bot;
  const guild = reply.guildId ?? '';
  // The lock keeps a second press from creating a second channel.
  await context.storage.transact(`lobby-setup:${guild}`, async () => {
    const before = await readServer(context, guild);
    const { lobby: known = '' } = before;
    const layout = await layouts.of(guild);
    if (layout?.channels.has(known)) return;
    const closed = act === 'here' ? await cannotIn(reply.bot, guild, reply.channelId, 'games') : undefined;
    if (closed) throw closed;
    const lobby = act === 'here' ? reply.channelId : await createLobby(reply, guild);
    if (lobby === undefined) throw noNewChannels(client, guild);
    layouts.forget(guild);
    const after = await changeServer(context, guild, (server) => ({ ...server, lobby }));
    await tellOfChange(reply, guild, before, after);
  });
  await takeRequest(context, key);
  await seekOpponent(reply, request);
}

/** Creates the lobby channel and returns its id. Undefined if the bot lacks the permission. */
async function createLobby({ bot, language }: Reply, guild: string): Promise<string | undefined> {
  const body: RESTPostAPIGuildChannelJSONBody = { name: say(texts.channelName, language), type: ChannelType.GuildText };
  const channel = await bot.client.rest.post(Routes.guildChannels(guild), { body }).catch((error) => {
    if (!isOutOfReach(error)) throw error;
  });
  return (channel as APIChannel | undefined)?.id;
}

/** Opens the requested table in this channel and invites the selected user to it. */
async function inviteFriend(reply: Reply<MessageComponentInteraction>, key: string, request: Request): Promise<void> {
  const [friend] = selectedUsers(reply) ?? [];
  if (!friend) throw new Refusal('needsOpponent');
  const home = await serverAndLocationFor(reply, request.game);
  const occupants = request.occupants.map((occupant, seat) =>
    seat === 1 ? { kind: 'invited' as const, ...friend } : occupant,
  );
  await takeRequest(reply.bot.context, key);
  const { rating, ...terms } = request.terms ?? {};
  await openRequestedTable(reply, { ...request, terms, occupants, location: home.location }).catch((error) =>
    reply.refuseOrThrow(error),
  );
  await reply.dismiss();
}

/** Asks for the game to find an opponent for, or finds one for the selected game. */
export const opponentButton = button(opponentId, {
  access: 'anyone',
  async press({ reply }) {
    const { context } = reply.bot;
    const server = await readServer(context, reply.guildId);
    const chosen = chosenStart(reply);
    const game = chosen && context.games.get(chosen.game);
    if (game) return seekOpponent(reply, challengeOf(reply, game, server));
    const games = (await gamesHere(reply)).filter(isForSeveral);
    await reply.private({ content: texts.whichGame, rows: [gameMenu(opponentId.make({}), games)] });
  },
});

type LobbyId = ParsedId<typeof lobbyId>;

const requestAccess: OwnAccess<LobbyId, PendingRequest> = {
  name: 'lobby',
  admits: 'the user who asked for the table, anywhere; only managers set up the lobby',
  async resolve(reply, { act, request }) {
    if (act !== 'friend' && !isManager(reply)) throw new Refusal('notManager');
    return ownRequest(reply.bot.context, reply.user.id, request);
  },
};

/** Sets up the lobby channel or invites a friend, for a challenge that could not be posted yet. */
export const lobbyButton = button(lobbyId, {
  access: requestAccess,
  press: ({ reply, id, target: { request } }) =>
    id.act === 'friend' ? inviteFriend(reply, id.request, request) : setUpLobby(reply, id, request),
});

/** Returns the menu of games for several. The custom id contains the opponent. */
function gameMenu(custom_id: string, games: readonly AnyGame[]) {
  const options = games
    .filter(({ seats }) => seats.max > 1)
    .map(({ id, title, summary }) => ({
      label: title,
      value: startId.make({ game: id, how: 'open' }),
      description: summary,
    }));
  return menu(custom_id, texts.chooseGame, options);
}

/** Returns the games that the server allows. */
async function gamesHere({ bot: { context }, guildId }: Reply): Promise<AnyGame[]> {
  return gamesOn(context, await readServer(context, guildId));
}

function chosenStart({ interaction }: Reply<MessageComponentInteraction>): StartId | undefined {
  return interaction.isStringSelectMenu() ? startId.parse(interaction.values[0] ?? '') : undefined;
}

const friendId = idFormat`friend`;
const challengeId = idFormat`challenge|${person('person')}`;

/** Asks which game to play against the user whose context menu was used. */
export async function askForChallengeGame(reply: Reply<UserContextMenuCommandInteraction>): Promise<void> {
  const { targetUser: opponent } = reply.interaction;
  if (opponent.bot || opponent.id === reply.user.id) throw new Refusal('needsOpponent');
  const games = gameMenu(challengeId.make({ person: opponent.id }), await gamesHere(reply));
  await reply.private({ content: texts.challenge({ user: opponent.id }), rows: [games] });
}

/** Opens the selected game and invites the challenged user. */
export const challengeButton = button(challengeId, {
  access: 'anyone',
  async press({ reply, id: { person } }) {
    const game = reply.bot.context.games.get(chosenStart(reply)?.game ?? '');
    if (!game) throw new Refusal('gameGone');
    const user = await reply.bot.client.users.fetch(person);
    const guest = { kind: 'invited', id: person, name: displayNameOf(user) } as const;
    if (await startGame(reply, game, guest)) await reply.dismiss();
  },
});

/** Asks for the game to play with a friend, or opens the selected game. The friend is invited on its board. */
export const friendButton = button(friendId, {
  access: 'anyone',
  async press({ reply }) {
    const chosen = chosenStart(reply);
    if (!chosen) {
      const games = gameMenu(friendId.make({}), await gamesHere(reply));
      return reply.showBriefly({ content: texts.friendGame, rows: [games] });
    }
    if (await startById(reply, chosen)) await reply.dismiss();
  },
});

/** Returns the button to play with a friend. */
export function friendSpec(): ButtonSpec {
  return plain(friendId.make({}), texts.welcome.withFriend);
}
