import type { AnyGame, Text } from '@longtable/kit';
import { Refusal } from '../host/refusal.ts';
import { EVERYWHERE, gameOption, localizedDescription } from '../render/command-data.ts';
import { type Command, findGame, type Installation } from './command.ts';
import type { Reply } from './reply.ts';

/** Returns the description of a command without options. */
export function withName(
  name: string,
  description: Text,
  isOffered: (games: readonly AnyGame[], offered: Installation) => boolean = () => true,
): Pick<Command, 'data'> {
  return {
    data: (games, offered) =>
      isOffered(games, offered) ? { name, ...localizedDescription(description), ...EVERYWHERE } : undefined,
  };
}

/** Returns a command with the option `game` only. */
export function withGame(
  name: string,
  description: Text,
  run: (reply: Reply, game: AnyGame) => Promise<void>,
  isOffered: (game: AnyGame) => boolean = () => true,
): Command {
  return {
    data: (games) => ({
      name,
      ...localizedDescription(description),
      ...EVERYWHERE,
      options: [gameOption(games.filter(isOffered))],
    }),
    offers: isOffered,
    access: 'anyone',
    async execute({ reply }) {
      const game = findGame(reply.bot.context.games, reply.interaction.options.getString('game', true));
      if (!game || !isOffered(game)) throw new Refusal('gameGone');
      return run(reply, game);
    },
  };
}
