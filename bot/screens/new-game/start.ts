import { type AnyGame, say } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { BoardLocation, SeatOccupant } from '../../../storage/records/table.ts';
import { openTable } from '../../host/actions/open.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { suitableLevel } from '../../host/table/levels.ts';
import type { Bot } from '../../interactions/bot.ts';
import { type PendingRequest, takeRequest } from '../../interactions/pending.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { texts as common } from '../../render/words/texts.ts';
import { openRequestedTable, withFeatures } from './here.ts';
import { defaultSize } from './occupants.ts';
import { serverAndLocationFor } from './place.ts';

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
