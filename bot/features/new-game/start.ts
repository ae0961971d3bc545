import type { AnyGame } from '../../../games/kit/game.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { readServer, unwelcome } from '../../host/people/server.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { actorOf } from '../../interactions/person.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { openHere } from './here.ts';
import { parentOf, placeOf, settingsFor } from './place.ts';

/** Who has the seats beside the one who starts: the computer, or whoever comes. */
export type Others = 'open' | 'computer';

/** Starts a game with one press: with everything as usual, alone or against its easiest computer at once, else waiting for others. */
export async function startGame(bot: Bot, asked: Asked, game: AnyGame, others: Others): Promise<void> {
  const server = await readServer(bot.context, asked.guildId);
  const closed = unwelcome(server, game.id, asked.channelId ?? '', parentOf(asked));
  if (closed) return refuse(asked, closed);
  const { person: id, name } = actorOf(asked);
  // Nobody else can come to a direct message.
  const other = sitterFor(game, asked.inGuild() ? others : 'computer');
  if (!asked.inGuild() && other.kind === 'open' && game.seats.min > 1) return refuse(asked, refusal('needsServer'));
  const sitters: Sitter[] = [{ kind: 'person', id, name }, ...Array.from({ length: game.seats.min - 1 }, () => other)];
  const place = placeOf(asked, await settingsFor(bot.context, game, asked, server));
  const perTurn = game.seats.max > 1 ? (server.perTurn ?? undefined) : undefined;
  await openHere(bot, asked, { game, options: {}, sitters, place, perTurn });
}

function sitterFor({ computers }: AnyGame, others: Others): Sitter {
  const [easiest] = computers?.levels ?? [];
  return others === 'computer' && easiest ? { kind: 'computer', level: easiest.id } : { kind: 'open' };
}
