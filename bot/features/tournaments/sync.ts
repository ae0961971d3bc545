import { joinTexts, say, type Text } from '@longtable/kit';
import {
  type APIGuildScheduledEvent,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIGuildScheduledEventJSONBody,
  Routes,
} from 'discord.js';
import { tellAdmins } from '../../boards/boards.ts';
import { openThread } from '../../boards/threads.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { Refusal } from '../../host/refusal.ts';
import { isManager } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { cannotIn, requireHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { isDiscordError, isOutOfReach, type Messages } from '../../messages/messages.ts';
import { channelAddress } from '../../render/names.ts';
import { menu } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { drawTournament, pairingText, resultText } from './board.ts';
import { checkAnnounce } from './enter.ts';
import { FORMAT_NAMES } from './labels.ts';
import { roundsOf, standingsOf } from './pairing/rounds.ts';
import { type Tournament, tournamentId, tournamentKind } from './record.ts';
import {
  advanceTournament,
  type OpenPairing,
  openPairingsOf,
  openPairingTable,
  postpone,
  saveAnnouncement,
  saveBlocked,
  saveEvent,
  saveShownRevision,
} from './rounds.ts';
import { type TournamentEntry, tournamentsOf } from './tournament.ts';
import { refusal, texts } from './words/texts.ts';

/** Timeout for the lock. Opening a round with many games takes several requests to Discord. */
const LOCK_TIMEOUT_MS = 60_000;
/** Maximum number of tables opened per sync, so that a shutdown does not wait for a whole round. */
const MAX_OPENED = 4;
/** Delay before the next attempt if the channel is not accessible. */
const RETRY_MS = 10 * 60 * 1000;

export type TournamentSync = Pick<Bot, 'context' | 'delivery' | 'messages' | 'client' | 'layouts'>;

/** Returns a refusal if the bot cannot open the games of a tournament in its channel. */
export function noGamesIn(
  deps: Pick<Bot, 'client' | 'layouts'>,
  { guild, channel }: Tournament,
): Promise<Refusal | undefined> {
  return cannotIn(deps, guild, channel, 'games');
}

/** Syncs the tournaments of a server that wait for access to their channel. */
export async function resumeTournaments(deps: TournamentSync, guild: string): Promise<void> {
  for (const { id, tournament } of await tournamentsOf(deps.context, { guild })) {
    if (tournament.shown === tournament.revision && !tournament.blocked) continue;
    await syncTournament(deps, id);
  }
}

/** Advances a tournament, opens the tables of its round and updates its message under a lock. The scheduler retries failures. */
export async function syncTournament(deps: TournamentSync, id: string): Promise<void> {
  await deps.context.storage.transact(`tending:${id}`, () => syncLocked(deps, id), { timeoutMs: LOCK_TIMEOUT_MS });
}

async function syncLocked(deps: TournamentSync, id: string): Promise<void> {
  const { context, delivery } = deps;
  const tournament = await advanceTournament(context, id, (loaded) => delivery.deliverFully(loaded));
  if (!tournament || isRetentionOver(context, tournament)) {
    return context.storage.transact({ writes: [context.storage.store(tournamentKind).drop(id)] });
  }
  try {
    if (tournament.status === 'over') await removeEvent(context, deps.client.rest, { id, tournament });
    const closed = await noGamesFor(deps, tournament);
    if (closed && !tournament.blocked) await tellBlocked(deps, tournament, closed);
    await saveBlocked(context, id, closed !== undefined);
    const refused = closed !== undefined || (await openTables(deps, { id, tournament }));
    const now = await context.storage.store(tournamentKind).get(id);
    if (now) await updateMessage(deps, { id, tournament: now }, closed);
    if (refused) await postpone(context, id, context.now() + RETRY_MS);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    context.log.warn({ tournament: id, error: String(error) }, 'Tournament channel is not accessible; retrying later');
    await postpone(context, id, context.now() + RETRY_MS);
  }
}

/** Returns the refusal if games of the round must still be opened and the bot cannot do that. */
async function noGamesFor(deps: TournamentSync, tournament: Tournament): Promise<Refusal | undefined> {
  const isWaiting = openPairingsOf(tournament).some(({ table }) => table === undefined);
  return isWaiting ? noGamesIn(deps, tournament) : undefined;
}

/** Tells the server admins that the games of a round cannot be opened. */
async function tellBlocked(
  deps: TournamentSync,
  { guild, channel }: Tournament,
  { sentence: why }: Refusal,
): Promise<void> {
  await tellAdmins(deps, guild, texts.cannotContinue({ channel, why }));
}

function isRetentionOver({ limits, now }: Context, { status, told, at }: Tournament): boolean {
  return limits.retention !== undefined && status === 'over' && told === true && at <= now();
}

/** Opens some tables of the round. The next sync opens the rest. Returns whether a table could not be opened. */
async function openTables(deps: TournamentSync, entry: TournamentEntry): Promise<boolean> {
  const waiting = openPairingsOf(entry.tournament).filter(({ table }) => table === undefined);
  let refused = false;
  for (const pairing of waiting.slice(0, MAX_OPENED)) refused = !(await openPairing(deps, entry, pairing)) || refused;
  return refused;
}

/** Announces a game of the round and opens its table in the thread of that message. Returns whether the table exists. */
async function openPairing(
  { context, delivery, client, messages }: TournamentSync,
  entry: TournamentEntry,
  pairing: OpenPairing,
): Promise<boolean> {
  const { id, tournament } = entry;
  const content = say(pairingText(tournament, pairing.round, pairing), tournament.language);
  let { message } = pairing;
  if (message === undefined) {
    const nonce = `${id}.${pairing.round}.${pairing.pairing}`;
    const posted = await messages.send({ channel: tournament.channel }, { content }, { nonce });
    message = posted.message;
    await saveAnnouncement(context, id, pairing, message);
  }
  const title = say(context.games.get(tournament.game)?.title ?? tournament.game, tournament.language);
  const channel = await openThread(client.rest, tournament.channel, message, `${title} · ${content}`);
  try {
    await delivery.deliverFully(await openPairingTable(context, entry, pairing, channel));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'pairingTaken') return true;
    context.log.warn({ tournament: id, code: error.code }, 'Could not open a tournament table');
    return false;
  }
  return true;
}

/**
 * Edits the message of a tournament, or posts it if it does not exist. Posts the result of a finished tournament once
 * in a separate message.
 */
async function updateMessage(
  { context, messages }: TournamentSync,
  entry: TournamentEntry,
  closed: Refusal | undefined,
): Promise<void> {
  const { id, tournament } = entry;
  if (tournament.shown === tournament.revision && tournament.message !== null) {
    return saveShownRevision(context, entry, tournament.message);
  }
  const drawn = drawTournament(context, id, tournament, closed?.sentence);
  const { message } = await messages.send({ channel: tournament.channel }, drawn, {
    nonce: `${id}.board${tournament.revision}`,
    message: tournament.message,
  });
  const isNews = tournament.rounds.length > 0 || (tournament.cancelled && tournament.entrants.length > 0);
  if (tournament.status === 'over' && !tournament.told && isNews) await postResult(messages, entry);
  await saveShownRevision(context, entry, message);
}

async function postResult(messages: Messages, { id, tournament }: TournamentEntry): Promise<void> {
  const mentioned = usersToMention(tournament);
  for (let from = 0; from === 0 || from < mentioned.length; from += MAX_MENTIONS) {
    const users = mentioned.slice(from, from + MAX_MENTIONS);
    const mentions = users.map((user) => `<@${user}>`);
    const content = tournament.cancelled
      ? joinTexts([...mentions, resultText(tournament)])
      : resultText(tournament, mentions[0]);
    const end = { content: say(content, tournament.language), allowedMentions: { parse: [] as [], users } };
    await messages.send({ channel: tournament.channel }, end, { nonce: `${id}.end${from || ''}` });
  }
}

/** Maximum number of mentions in a message. */
const MAX_MENTIONS = 60;

/** Returns the user id of the winner, or of all remaining players if the tournament was canceled. */
function usersToMention({ cancelled, entrants, ...tournament }: Tournament): string[] {
  const winner = entrants[standingsOf({ ...tournament, entrants })[0]?.entrant ?? 0];
  const mentioned = cancelled ? entrants.filter(({ out }) => !out) : winner ? [winner] : [];
  return mentioned.flatMap(({ person }) => person ?? []);
}

/** Creates the Discord event of a tournament. Refuses if the tournament has one or no longer exists. */
function createEvent(context: Context, rest: REST, id: string, start: number): Promise<void> {
  return context.storage.transact(`event:${id}`, async () => {
    const tournament = await context.storage.store(tournamentKind).get(id);
    if (!tournament) throw refusal('noTournament');
    if (tournament.event !== undefined) throw refusal('alreadyAnnounced');
    const body = eventOf(context, tournament, start);
    const created = await rest.post(Routes.guildScheduledEvents(tournament.guild), { body });
    await saveEvent(context, id, (created as APIGuildScheduledEvent).id);
  });
}

/** Deletes the Discord event of a tournament, if it has one. */
async function removeEvent(context: Context, rest: REST, { id, tournament }: TournamentEntry): Promise<void> {
  const { guild, event } = tournament;
  if (event === undefined) return;
  try {
    await rest.delete(Routes.guildScheduledEvent(guild, event));
  } catch (error) {
    // The event was already deleted, or Longtable has lost the permission.
    if (!isUnknown(error) && !isOutOfReach(error)) throw error;
  }
  await saveEvent(context, id, undefined);
}

function isUnknown(error: unknown): boolean {
  return isDiscordError(error, RESTJSONErrorCodes.UnknownGuildScheduledEvent);
}

function eventOf({ games }: Context, tournament: Tournament, start: number): RESTPostAPIGuildScheduledEventJSONBody {
  const { language, guild, channel, game, format, roundTime } = tournament;
  const title = games.get(game)?.title ?? game;
  const way = channelAddress(guild, channel);
  const description = joinTexts([FORMAT_NAMES[format], texts.event.join({ link: way })], '\n');
  // The number of rounds is unknown until players have joined.
  const end = start + Math.max(1, roundsOf(tournament)) * roundTime;
  return {
    name: say(texts.event.name({ title }), language),
    description: say(description, language),
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
    entity_type: GuildScheduledEventEntityType.External,
    entity_metadata: { location: `<#${channel}>` },
    scheduled_start_time: new Date(start).toISOString(),
    scheduled_end_time: new Date(end).toISOString(),
  };
}

/** Delays that can be chosen for the start of the event, in milliseconds. */
const STARTS: readonly (readonly [after: number, label: Text])[] = [
  [HOUR_MS, texts.times.hour],
  [DAY_MS, texts.times.day],
  [3 * DAY_MS, texts.times.threeDays],
  [7 * DAY_MS, texts.times.week],
];

/** Writes to the log channel what a server admin did to a tournament. */
export async function logAdminAction(
  reply: Reply,
  { guild, channel, game }: Pick<Tournament, 'guild' | 'channel' | 'game'>,
  act: keyof typeof texts.log,
): Promise<void> {
  if (!isManager(reply)) return;
  const title = reply.bot.context.games.get(game)?.title ?? game;
  await tellAdmins(reply.bot, guild, texts.log[act]({ by: reply.user.id, title, channel }));
}

/** Asks for the start time, then creates the Discord event of a tournament. */
export async function announce(reply: Reply, entry: TournamentEntry): Promise<void> {
  const { bot } = reply;
  const { interaction } = reply;
  checkAnnounce(entry.tournament, reply.user.id, isManager(reply));
  await requireHere(reply, 'event');
  if (!interaction.isStringSelectMenu()) return askWhen(reply, entry.id);
  const [after] = STARTS.find(([delay]) => String(delay) === interaction.values[0]) ?? [];
  if (after === undefined) return reply.say(common.replies.menuOutdated);
  await createEvent(bot.context, bot.client.rest, entry.id, bot.context.now() + after);
  await reply.showBriefly({ content: texts.event.done });
  await logAdminAction(reply, entry.tournament, 'announced');
}

async function askWhen(reply: Reply, tournament: string): Promise<void> {
  const options = STARTS.map(([after, label]) => ({ value: String(after), label }));
  await reply.showBriefly({
    content: texts.event.when,
    rows: [menu(tournamentId.make({ act: 'announce', tournament }), undefined, options)],
  });
}
