import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { dailyBoard } from '../bot/features/daily/leaderboard.ts';
import { openDaily } from '../bot/features/daily/start.ts';
import { hereOf } from '../bot/features/history/replay.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import type { Command } from '../bot/interactions/command.ts';
import type { Reply } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, named } from '../bot/render/command-data.ts';
import type { AnyGame } from '../games/kit/game.ts';

const PLAY = 'play';
const LEADERBOARD = 'leaderboard';
const GAME = 'game';

export const command: Command = {
  data: (shelf) => ({
    name: 'daily',
    ...described({
      en: 'Today’s daily game: the same for everyone, one attempt each',
      de: 'Das Tagesspiel: für alle gleich, ein Versuch pro Person',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: PLAY,
        ...described({ en: 'Play today’s daily', de: 'Das heutige Tagesspiel spielen' }),
        options: whichGame(shelf),
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: LEADERBOARD,
        ...described({ en: 'Today’s leaderboard on this server', de: 'Die heutige Rangliste auf diesem Server' }),
        options: whichGame(shelf),
      },
    ],
  }),

  async execute(reply, bot) {
    const chosen = reply.interaction.options.getString(GAME);
    const game = dailyGames([...bot.context.shelf.values()]).find(({ id }) => chosen === null || id === chosen);
    if (!game) return reply.refuse(refusal('noDaily'));
    return reply.interaction.options.getSubcommand() === LEADERBOARD
      ? showBoard(reply, bot, game)
      : openDaily(bot, reply, game);
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
      ...described({ en: 'Game', de: 'Spiel' }),
      choices: games.map(({ id, title }) => ({ value: id, ...named(title) })),
    },
  ];
}

async function showBoard(reply: Reply<ChatInputCommandInteraction>, { context }: Bot, game: AnyGame): Promise<void> {
  const language = reply.language;
  const asked = { game, home: hereOf(reply), person: reply.user.id, language };
  await reply.private({ content: await dailyBoard(context, asked) });
}
