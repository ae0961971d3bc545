import { ApplicationCommandOptionType } from 'discord.js';
import {
  designCommandOptions,
  readChosenDesigns,
  readSeatDesignOption,
  suggestDesigns,
} from '../bot/features/editor/options.ts';
import { askForFiles, fileNames, filesOption, wantsFiles, withFileName } from '../bot/features/new-game/files.ts';
import { askForChallengeGame, openRequestedTable } from '../bot/features/new-game/here.ts';
import { discordOptions, readOptions } from '../bot/features/new-game/options.ts';
import { serverAndLocationFor } from '../bot/features/new-game/place.ts';
import { programOptions, readSitters, sitterOptions } from '../bot/features/new-game/sitters.ts';
import { clockOptions, readClock, readTerms, termOptions } from '../bot/features/new-game/terms.ts';
import { sendProgramSecret } from '../bot/features/programs/program.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games, { programs }) => ({
    name: 'play',
    ...localizedDescription(texts.about.play),
    ...EVERYWHERE,
    options: games.map((game) => ({
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
        ...designCommandOptions(game),
      ],
    })),
  }),

  menus: {
    person: { label: texts.menus.challenge, access: 'anyone', execute: ({ reply }) => askForChallengeGame(reply) },
  },

  access: 'anyone',
  async execute({ reply }) {
    const { bot } = reply;
    const game = bot.context.games.get(reply.interaction.options.getSubcommand());
    if (!game) return reply.refuse(refusal('gameGone'));
    const home = await serverAndLocationFor(reply, game);
    if ('refused' in home) return reply.refuse(home);
    const seating = await readSitters(reply, game);
    if ('refused' in seating) return reply.refuse(seating);
    const given = await readOptions(reply.interaction, bot, game);
    if ('refused' in given) return reply.refuse(given);
    const designs = await readChosenDesigns(reply.interaction, bot, game);
    if ('refused' in designs) return reply.refuse(designs);
    const seatDesign = await readSeatDesignOption(reply.interaction, bot, game);
    if ('refused' in seatDesign) return reply.refuse(seatDesign);
    const perTurn = readClock(reply.interaction, game, home.server);
    const request = {
      game,
      place: home.place,
      perTurn,
      opener: reply.user.id,
      sitters: seating.sitters.map((sitter) => (sitter.kind === 'person' ? { ...sitter, ...seatDesign } : sitter)),
      ...readTerms(reply.interaction),
      options: { ...designs.options, ...given.options },
      ...(given.uploads.length > 0 && { files: fileNames(given.uploads) }),
    };
    if (wantsFiles(reply.interaction)) return askForFiles(reply, request);
    const opened = await openRequestedTable(reply, request, (refused) =>
      reply.refuse(withFileName(refused, given.uploads)),
    );
    if (opened) await sendProgramSecret(reply, opened);
  },

  autocomplete: suggestDesigns,
};
