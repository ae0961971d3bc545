import { OTHER, play, playCommand } from '../bot/gateway/play-command.ts';
import { Refusal } from '../bot/host/refusal.ts';
import { type Command, findGame } from '../bot/interactions/command.ts';
import { tellFeatures } from '../bot/screens/new-game.ts';

export const command: Command = {
  data: (games, installation) => playCommand(games, installation).data,

  access: 'anyone',
  async execute({ reply }) {
    const { options } = reply.interaction;
    const subcommand = options.getSubcommand();
    const game = findGame(reply.bot.context.games, subcommand === OTHER ? options.getString('game', true) : subcommand);
    if (!game) throw new Refusal('gameGone');
    const opened = await play(reply, game);
    if (opened) await tellFeatures(reply, opened);
  },

  offers: () => true,
  async autocomplete(interaction, bot) {
    for (const { play } of bot.features) {
      const suggestions = await play?.suggest?.(interaction, bot);
      if (suggestions) return interaction.respond(suggestions);
    }
    return interaction.respond([]);
  },
};
