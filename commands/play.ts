import { ApplicationCommandOptionType } from 'discord.js';
import { tellProgram } from '../bot/face/answers/program.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { nameFile } from '../bot/face/request/brought.ts';
import { clockOptions, readClock } from '../bot/face/request/clock.ts';
import { askForFiles, filesOption, wantsFiles } from '../bot/face/request/files.ts';
import { openHere } from '../bot/face/request/here.ts';
import { discordOptions, readOptions } from '../bot/face/request/options.ts';
import { parentOf, placeOf, settingsFor } from '../bot/face/request/place.ts';
import { programOptions, readSitters, sitterOptions } from '../bot/face/request/sitters.ts';
import { readTerms, termOptions } from '../bot/face/request/terms.ts';
import { madeOptions, readMade, suggestMade } from '../bot/face/workshop/chosen.ts';
import { refusal } from '../bot/host/house/refusal.ts';
import { readServer, unwelcome } from '../bot/host/people/server.ts';

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
    const game = bot.house.shelf.get(interaction.options.getSubcommand());
    if (!game) return refuse(interaction, refusal('gameGone'));
    const server = await readServer(bot.house, interaction.guildId);
    const closed = unwelcome(server, game.id, interaction.channelId, parentOf(interaction));
    if (closed) return refuse(interaction, closed);
    const seating = readSitters(interaction, game);
    if ('refused' in seating) return refuse(interaction, seating);
    const given = await readOptions(interaction, bot, game);
    if ('refused' in given) return refuse(interaction, given);
    const made = await readMade(interaction, bot, game);
    if ('refused' in made) return refuse(interaction, made);
    const perTurn = readClock(interaction, game, server);
    const place = placeOf(interaction, await settingsFor(bot.house, game, interaction, server));
    const request = {
      game,
      place,
      perTurn,
      opener: interaction.user.id,
      ...seating,
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
