import type { AnyGame } from '@longtable/kit';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { gameName, idFormat, type ParsedId, word } from '../../custom-ids/fields.ts';
import { suitableLevel } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import {
  defaultSize,
  isForOne,
  openRequestedTable,
  panelLocationFor,
  serverAndLocationFor,
} from '../../screens/new-game.ts';

export const startId = idFormat`start|${gameName('game')}|${word('how', ['open', 'computer'])}`;

export type StartId = ParsedId<typeof startId>;

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
  const opponent = await opponentFor(reply.bot, game, id, reply.isDm && others === 'open' ? 'computer' : others);
  if (reply.isDm && opponent.kind !== 'computer' && game.seats.min > 1) throw new Refusal('needsServer');
  const size = defaultSize(game, opponent.kind === 'computer' ? 'computers' : 'people');
  const rest: SeatOccupant = opponent.kind === 'invited' ? { kind: 'open' } : opponent;
  const occupants: SeatOccupant[] = [
    { kind: 'person', id, name },
    ...Array.from({ length: size - 1 }, (_, index) => (index === 0 ? opponent : rest)),
  ];
  const { server } = home;
  // A game with secret moves is not played on its public board, so a game of one person has none.
  const location =
    isForOne(occupants) && typeof game.secrets === 'object' ? panelLocationFor(reply, server) : home.location;
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

/** Opens a table with default options, by the ids of the game and the opponents. */
export async function startById(reply: Reply, { game: id, how }: StartId): Promise<LoadedTable | undefined> {
  const game = reply.bot.context.games.get(id);
  if (!game) throw new Refusal('gameGone');
  return startGame(reply, game, how);
}

/** Games that start with one press and default options. */
export const quickStart: Feature = {
  id: 'quick-start',
  buttons: {
    /** Starts a game: alone, against the computer, or with open seats. */
    start: button(startId, {
      access: 'anyone',
      async press({ reply, id }) {
        await startById(reply, id);
      },
    }),
  },
};
