import type { AnyGame } from '../../../games/kit/game.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { levelFor, NEAR } from '../../host/history/levels.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { actorOf } from '../../interactions/person.ts';
import type { Reply } from '../../interactions/reply.ts';
import { openHere } from './here.ts';
import { homeFor } from './place.ts';
import { usualSize } from './sitters.ts';

/** Who has the seats beside the one who starts: the computer, whoever comes, or first of all somebody who is invited. */
type Others = 'open' | 'computer' | Extract<Sitter, { kind: 'invited' }>;

/** Starts a game with one press: with everything as usual, alone or against a computer about as strong at once, else waiting for others. */
export async function startGame(bot: Bot, reply: Reply, game: AnyGame, others: Others): Promise<void> {
  const home = await homeFor(bot, reply, game);
  if ('refused' in home) return reply.refuse(home);
  const { person: id, name } = actorOf(reply.interaction);
  // Nobody else can come to a direct message.
  const other = await sitterFor(bot, game, id, reply.isDm && others === 'open' ? 'computer' : others);
  if (reply.isDm && other.kind !== 'computer' && game.seats.min > 1) return reply.refuse(refusal('needsServer'));
  const size = usualSize(game, other.kind === 'computer' ? 'computers' : 'people');
  const rest: Sitter = other.kind === 'invited' ? { kind: 'open' } : other;
  const sitters: Sitter[] = [
    { kind: 'person', id, name },
    ...Array.from({ length: size - 1 }, (_, index) => (index === 0 ? other : rest)),
  ];
  const { server, place } = home;
  const perTurn = game.seats.max > 1 ? (server.perTurn ?? undefined) : undefined;
  await openHere(bot, reply, { game, options: {}, sitters, place, perTurn });
}

async function sitterFor({ context }: Bot, game: AnyGame, person: string, others: Others): Promise<Sitter> {
  if (typeof others === 'object') return others;
  const level = others === 'computer' ? await levelFor(context, game, person, NEAR) : undefined;
  return level ? { kind: 'computer', level: level.id } : { kind: 'open' };
}
