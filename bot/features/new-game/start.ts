import type { AnyGame } from '../../../games/kit/game.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { levelFor, NEAR } from '../../host/history/levels.ts';
import { readServer, unwelcome } from '../../host/people/server.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { actorOf } from '../../interactions/person.ts';
import type { Reply } from '../../interactions/reply.ts';
import { openHere } from './here.ts';
import { parentOf, placeOf, settingsFor } from './place.ts';
import { usualSize } from './sitters.ts';

/** Who has the seats beside the one who starts: the computer, or whoever comes. */
export type Others = 'open' | 'computer';

/** Starts a game with one press: with everything as usual, alone or against a computer about as strong at once, else waiting for others. */
export async function startGame(bot: Bot, reply: Reply, game: AnyGame, others: Others): Promise<void> {
  const server = await readServer(bot.context, reply.guildId);
  const closed = unwelcome(server, game.id, reply.channelId ?? '', parentOf(reply));
  if (closed) return reply.refuse(closed);
  const { person: id, name } = actorOf(reply.interaction);
  // Nobody else can come to a direct message.
  const other = await sitterFor(bot, game, id, reply.isDm ? 'computer' : others);
  if (reply.isDm && other.kind === 'open' && game.seats.min > 1) return reply.refuse(refusal('needsServer'));
  const size = usualSize(game, other.kind === 'computer' ? 'computers' : 'people');
  const sitters: Sitter[] = [{ kind: 'person', id, name }, ...Array.from({ length: size - 1 }, () => other)];
  const place = placeOf(reply, await settingsFor(bot.context, game, reply, server));
  const perTurn = game.seats.max > 1 ? (server.perTurn ?? undefined) : undefined;
  await openHere(bot, reply, { game, options: {}, sitters, place, perTurn });
}

async function sitterFor({ context }: Bot, game: AnyGame, person: string, others: Others): Promise<Sitter> {
  const level = others === 'computer' ? await levelFor(context, game, person, NEAR) : undefined;
  return level ? { kind: 'computer', level: level.id } : { kind: 'open' };
}
