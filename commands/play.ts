import type { AnyGame, SeatDesign } from '@longtable/kit';
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { playCommand } from '../bot/gateway/play-command.ts';
import type { Request } from '../bot/host/feature.ts';
import { Refusal } from '../bot/host/refusal.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import { type Command, findGame } from '../bot/interactions/command.ts';
import type { ReadPlayOptions } from '../bot/interactions/feature.ts';
import type { Reply } from '../bot/interactions/reply.ts';
import {
  askForFiles,
  fileNames,
  type UploadedOption,
  wantsFiles,
  withFileName,
} from '../bot/screens/new-game/files.ts';
import { askForChallengeGame, openRequestedTable, tellFeatures } from '../bot/screens/new-game/here.ts';
import { readOccupants } from '../bot/screens/new-game/occupants.ts';
import { readOptions } from '../bot/screens/new-game/options.ts';
import { asksForOptions, OTHER, readTypedOptions, suggestOptions } from '../bot/screens/new-game/other-game.ts';
import { serverAndLocationFor } from '../bot/screens/new-game/place.ts';
import { readClock, readTerms } from '../bot/screens/new-game/terms.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games, installation) => playCommand(games, installation).data,

  menus: {
    person: { label: texts.menus.challenge, access: 'anyone', execute: ({ reply }) => askForChallengeGame(reply) },
  },

  access: 'anyone',
  async execute({ reply }) {
    const { bot } = reply;
    const { options } = reply.interaction;
    const isOther = options.getSubcommand() === OTHER;
    const game = findGame(bot.context.games, isOther ? options.getString('game', true) : options.getSubcommand());
    if (!game) throw new Refusal('gameGone');
    const home = await serverAndLocationFor(reply, game);
    const seating = await readOccupants(reply, game);
    const given: OwnOptions = isOther
      ? readTypedOptions(reply.interaction, game, bot.context.now())
      : await readOwnOptions(reply, game);
    const { uploads = [], brings, features } = given;
    const perTurn = readClock(reply.interaction, game, home.server);
    const { terms } = readTerms(reply.interaction);
    const request = {
      game,
      location: home.location,
      occupants: seating.occupants.map((occupant) =>
        brings && occupant.kind === 'person' ? { ...occupant, brings } : occupant,
      ),
      options: given.options,
      terms: {
        ...terms,
        opener: reply.user.id,
        ...(perTurn !== undefined && { perTurnMs: perTurn }),
        ...(uploads.length > 0 && { files: fileNames(uploads) }),
      },
      features,
    };
    if (wantsFiles(reply.interaction)) return askForFiles(reply, request);
    const opened = await openRequestedTable(reply, request).catch((error) => {
      throw error instanceof Refusal ? withFileName(error, uploads) : error;
    });
    if (opened) await tellFeatures(reply, opened);
  },

  offers: () => true,
  autocomplete: (interaction, bot) =>
    asksForOptions(interaction) ? suggestOptions(interaction, bot) : suggestFromFeatures(interaction, bot),
};

/** A game's own options, with the uploaded files and the design for the user's seat. */
interface OwnOptions {
  readonly options: Readonly<Record<string, unknown>>;
  readonly uploads?: readonly UploadedOption[];
  readonly brings?: SeatDesign | undefined;
  readonly features?: Request['features'];
}

/** Reads the options of a game's own subcommand, including those that features add. */
async function readOwnOptions(reply: Reply<ChatInputCommandInteraction>, game: AnyGame): Promise<OwnOptions> {
  const { interaction, bot } = reply;
  const { options, uploads } = await readOptions(interaction, bot, game);
  let added: ReadPlayOptions = {};
  for (const { play } of bot.features) {
    const read = await play?.read?.(reply, game);
    added = {
      ...added,
      ...read,
      options: { ...added.options, ...read?.options },
      features: { ...added.features, ...read?.features },
    };
  }
  return { ...added, options: { ...added.options, ...options }, uploads };
}

async function suggestFromFeatures(interaction: AutocompleteInteraction, bot: Bot): Promise<void> {
  for (const { play } of bot.features) {
    const suggestions = await play?.suggest?.(interaction, bot);
    if (suggestions) return interaction.respond(suggestions);
  }
  return interaction.respond([]);
}
