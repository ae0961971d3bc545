import { type AnyGame, say } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { BoardLocation, SeatOccupant } from '../../../storage/records/table.ts';
import { levelFor, NEAR } from '../../features/ratings/levels.ts';
import { rematch } from '../../features/rematch/rematch.ts';
import { openTable } from '../../host/actions/open.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Request } from '../../host/request.ts';
import { isPrivate } from '../../host/table/terms.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPanelBeside, showWaitingPanel } from '../../interactions/panel.ts';
import { type PendingRequest, takeRequest } from '../../interactions/pending.ts';
import { cannotHere } from '../../interactions/permissions.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { seatFor } from '../../interactions/table-access.ts';
import { texts as common } from '../../render/words/texts.ts';
import { openRequestedTable, showElsewhere, threadFor, withFeatures } from './here.ts';
import { serverAndLocationFor } from './place.ts';
import { defaultSize } from './sitters.ts';
import { texts } from './words/texts.ts';

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
  const sitters: SeatOccupant[] = [
    { kind: 'person', id, name },
    ...Array.from({ length: size - 1 }, (_, index) => (index === 0 ? other : rest)),
  ];
  const { server, place } = home;
  const terms = game.seats.max > 1 && server.perTurn ? { perTurnMs: server.perTurn } : {};
  return openRequestedTable(reply, { game, options: {}, sitters, place, terms });
}

async function opponentFor(
  { context }: Bot,
  game: AnyGame,
  person: string,
  others: OpponentKind,
): Promise<SeatOccupant> {
  if (typeof others === 'object') return others;
  const level = others === 'computer' ? await levelFor(context, game, person, NEAR) : undefined;
  return level ? { kind: 'computer', level: level.id } : { kind: 'open' };
}

/**
 * Opens another game below a finished table, or joins the rematch that the other player has opened. In another channel,
 * replies with a link.
 */
export async function playAgain(
  reply: Reply<MessageComponentInteraction>,
  table: string,
  how: { readonly sameSeed?: boolean; readonly stronger?: boolean } = {},
): Promise<void> {
  const { bot } = reply;
  const closed = await cannotHere(reply, 'table');
  if (closed) throw closed;
  let thread: string | undefined;
  const otherChannel = async (request: Request) => {
    thread = await threadFor(reply, request);
    return thread;
  };
  const again = await rematch(bot.context, table, { ...actorOf(reply.interaction), ...how, otherChannel });
  const { channel, message } = again.table.location;
  if (again.table.terms.hidden) return showHidden(reply, again);
  if (message !== null && again.table.status === 'playing') return showStartedRematch(reply, again);
  if (channel === thread) return showElsewhere(reply, again, texts.here.ownThread);
  // A panel can be in another channel than its table.
  if (channel !== reply.channelId) return showElsewhere(reply, again);
  if (message === null) {
    await bot.delivery.deliver(again, (drawn) => reply.public(drawn));
    if (again.table.status === 'open') await showWaitingPanel(reply, again);
    return;
  }
  await Promise.all([reply.acknowledge(), bot.delivery.deliver(again)]);
}

/** Shows a rematch that the other player had asked for: the panel if only players see the board, and a link from another channel. */
async function showStartedRematch(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { channel } = loaded.table.location;
  const isHere = channel === reply.channelId;
  const started = isHere ? texts.here.rematchStarted : texts.here.rematchStartedIn({ channel });
  const seat = isPrivate(loaded) ? seatFor(loaded, reply.user.id) : undefined;
  const answer = async () => {
    if (seat !== undefined) return showPanelBeside(reply, loaded, seat, { done: started });
    await (isHere ? reply.acknowledge() : reply.private({ content: say(started, reply.language) }));
  };
  await Promise.all([answer(), reply.bot.delivery.deliver(loaded)]);
}

/** Shows the public card of a hidden table, and its panel to the player. */
async function showHidden(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { channel } = loaded.table.location;
  const isHere = channel === reply.channelId;
  await reply.bot.delivery.deliver(loaded, isHere ? (drawn) => reply.public(drawn) : undefined);
  await showPanelBeside(reply, loaded, 0, isHere ? {} : { done: common.replies.yourTable({ channel }) });
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
  await requireRoom(context, reply.user.id, pending.request.place);
  const place = await placeFor(pending);
  return openTable(context, await withFeatures(reply, { ...pending.request, place }));
}
