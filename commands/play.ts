import { ApplicationCommandOptionType } from 'discord.js';
import { madeOptions, readBrings, readMade, suggestMade } from '../bot/features/editor/options.ts';
import { askForFiles, fileNames, filesOption, nameFile, wantsFiles } from '../bot/features/new-game/files.ts';
import { challenge, openHere } from '../bot/features/new-game/here.ts';
import { discordOptions, readOptions } from '../bot/features/new-game/options.ts';
import { homeFor } from '../bot/features/new-game/place.ts';
import { programOptions, readSitters, sitterOptions } from '../bot/features/new-game/sitters.ts';
import { clockOptions, readClock, readTerms, termOptions } from '../bot/features/new-game/terms.ts';
import { tellProgram } from '../bot/features/programs/program.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf, { programs }) => ({
    name: 'play',
    ...localizedDescription({ en: 'Open a table and play', de: 'Einen Tisch eröffnen und spielen' }),
    ...EVERYWHERE,
    options: shelf.map((game) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: game.id,
      ...localizedDescription(game.summary),
      options: [
        ...sitterOptions(game),
        ...(programs ? programOptions(game) : []),
        ...clockOptions(game),
        ...termOptions(game),
        ...discordOptions(game),
        ...filesOption(game),
        ...madeOptions(game),
      ],
    })),
  }),

  menus: { person: { label: { en: 'Challenge', de: 'Herausfordern' }, access: 'anyone', execute: challenge } },

  access: 'anyone',
  async execute(reply, bot) {
    const game = bot.context.shelf.get(reply.interaction.options.getSubcommand());
    if (!game) return reply.refuse(refusal('gameGone'));
    const home = await homeFor(bot, reply, game);
    if ('refused' in home) return reply.refuse(home);
    const seating = await readSitters(bot, reply, game);
    if ('refused' in seating) return reply.refuse(seating);
    const given = await readOptions(reply.interaction, bot, game);
    if ('refused' in given) return reply.refuse(given);
    const made = await readMade(reply.interaction, bot, game);
    if ('refused' in made) return reply.refuse(made);
    const brought = await readBrings(reply.interaction, bot, game);
    if ('refused' in brought) return reply.refuse(brought);
    const perTurn = readClock(reply.interaction, game, home.server);
    const request = {
      game,
      place: home.place,
      perTurn,
      opener: reply.user.id,
      sitters: seating.sitters.map((sitter) => (sitter.kind === 'person' ? { ...sitter, ...brought } : sitter)),
      ...readTerms(reply.interaction),
      options: { ...made.made, ...given.options },
      ...(given.brought.length > 0 && { files: fileNames(given.brought) }),
    };
    if (wantsFiles(reply.interaction)) return askForFiles(bot, reply, request);
    const opened = await openHere(bot, reply, request, (refused) => reply.refuse(nameFile(refused, given.brought)));
    if (opened) await tellProgram(bot, reply, opened);
  },

  autocomplete: suggestMade,
};
