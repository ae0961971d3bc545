import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  MessageFlags,
} from 'discord.js';
import { dailyBoard } from '../bot/features/daily/leaderboard.ts';
import { openDaily } from '../bot/features/daily/start.ts';
import { hereOf } from '../bot/features/history/replay.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, named } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';
import type { AnyGame } from '../games/kit/game.ts';

const PLAY = 'play';
const BOARD = 'board';
const GAME = 'game';

export const command: Command = {
  data: (shelf) => ({
    name: 'daily',
    ...described({
      en: 'The game of the day: the same for everybody, one try each',
      de: 'Das Spiel des Tages: für alle das gleiche, ein Versuch',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: PLAY,
        ...described({ en: 'Begin your try of today', de: 'Deinen heutigen Versuch beginnen' }),
        options: whichGame(shelf),
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: BOARD,
        ...described({ en: 'The best of today in this server', de: 'Die Besten von heute auf diesem Server' }),
        options: whichGame(shelf),
      },
    ],
  }),

  async execute(interaction, bot) {
    const chosen = interaction.options.getString(GAME);
    const game = dailyGames([...bot.context.shelf.values()]).find(({ id }) => chosen === null || id === chosen);
    if (!game) return refuse(interaction, refusal('noDaily'));
    return interaction.options.getSubcommand() === BOARD
      ? showBoard(interaction, bot, game)
      : openDaily(bot, interaction, game);
  },
};

function dailyGames(shelf: readonly AnyGame[]): AnyGame[] {
  return shelf.filter((game) => game.daily);
}

/** Nobody has to choose where there is no choice. */
function whichGame(shelf: readonly AnyGame[]): APIApplicationCommandBasicOption[] {
  const games = dailyGames(shelf);
  if (games.length < 2) return [];
  return [
    {
      type: ApplicationCommandOptionType.String,
      name: GAME,
      ...described({ en: 'Which game', de: 'Welches Spiel' }),
      choices: games.map(({ id, title }) => ({ value: id, ...named(title) })),
    },
  ];
}

async function showBoard(interaction: ChatInputCommandInteraction, { context }: Bot, game: AnyGame): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const language = languageOf(interaction.locale);
  const asked = { game, home: hereOf(interaction), person: interaction.user.id, language };
  await interaction.editReply({ content: await dailyBoard(context, asked), allowedMentions: { parse: [] } });
}
