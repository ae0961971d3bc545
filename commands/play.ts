import { ApplicationCommandOptionType } from 'discord.js';
import { madeOptions, readMade, suggestMade } from '../bot/features/editor/options.ts';
import { nameFile } from '../bot/features/new-game/brought.ts';
import { clockOptions, readClock } from '../bot/features/new-game/clock.ts';
import { askForFiles, filesOption, wantsFiles } from '../bot/features/new-game/files.ts';
import { openHere } from '../bot/features/new-game/here.ts';
import { discordOptions, readOptions } from '../bot/features/new-game/options.ts';
import { parentOf, placeOf, settingsFor } from '../bot/features/new-game/place.ts';
import { programOptions, readSitters, sitterOptions } from '../bot/features/new-game/sitters.ts';
import { readTerms, termOptions } from '../bot/features/new-game/terms.ts';
import { tellProgram } from '../bot/features/programs/program.ts';
import { readServer, unwelcome } from '../bot/host/people/server.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf, { programs }) => ({
    name: 'play',
    ...described({ en: 'Open a table and play', de: 'Einen Tisch eröffnen und spielen' }),
    ...EVERYWHERE,
    options: shelf.map((game) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: game.id,
      ...described(game.summary),
      options: [
        ...sitterOptions(game),
        ...(programs ? programOptions() : []),
        ...clockOptions(game),
        ...termOptions(game),
        ...discordOptions(game),
        ...filesOption(game),
        ...madeOptions(game),
      ],
    })),
  }),

  async execute(interaction, bot) {
    const game = bot.context.shelf.get(interaction.options.getSubcommand());
    if (!game) return refuse(interaction, refusal('gameGone'));
    const server = await readServer(bot.context, interaction.guildId);
    const closed = unwelcome(server, game.id, interaction.channelId, parentOf(interaction));
    if (closed) return refuse(interaction, closed);
    const tableListEffects = readSitters(interaction, game);
    if ('refused' in tableListEffects) return refuse(interaction, tableListEffects);
    const given = await readOptions(interaction, bot, game);
    if ('refused' in given) return refuse(interaction, given);
    const made = await readMade(interaction, bot, game);
    if ('refused' in made) return refuse(interaction, made);
    const perTurn = readClock(interaction, game, server);
    const place = placeOf(interaction, await settingsFor(bot.context, game, interaction, server));
    const request = {
      game,
      place,
      perTurn,
      opener: interaction.user.id,
      ...tableListEffects,
      ...readTerms(interaction),
      options: { ...made.made, ...given.options },
    };
    if (wantsFiles(interaction)) return askForFiles(bot, interaction, request);
    const opened = await openHere(bot, interaction, request, (refused) =>
      refuse(interaction, nameFile(refused, given.brought)),
    );
    if (opened) await tellProgram(bot, interaction, opened);
  },

  autocomplete: suggestMade,
};
