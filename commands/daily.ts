import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  MessageFlags,
} from 'discord.js';
import { refuse, replyWith, whisper } from '../bot/face/desk/answer.ts';
import type { Bot } from '../bot/face/desk/bot.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { actorOf } from '../bot/face/desk/person.ts';
import { described, EVERYWHERE, named } from '../bot/face/drawing/described.ts';
import { languageOf } from '../bot/face/drawing/words.ts';
import { dailyBoard } from '../bot/face/past/daily.ts';
import { hereOf } from '../bot/face/past/replay.ts';
import { parentOf, placeOf, settingsFor } from '../bot/face/request/place.ts';
import { offerThread } from '../bot/face/request/thread.ts';
import { openTable } from '../bot/host/acts/open.ts';
import { dayOf, tryOf } from '../bot/host/books/daily.ts';
import { refusal } from '../bot/host/house/refusal.ts';
import { readServer, unwelcome } from '../bot/host/people/server.ts';
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
    const game = dailyGames([...bot.house.shelf.values()]).find(({ id }) => chosen === null || id === chosen);
    if (!game) return refuse(interaction, refusal('noDaily'));
    return interaction.options.getSubcommand() === BOARD
      ? showBoard(interaction, bot, game)
      : play(interaction, bot, game);
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

async function play(interaction: ChatInputCommandInteraction, bot: Bot, game: AnyGame): Promise<void> {
  const server = await readServer(bot.house, interaction.guildId);
  const closed = unwelcome(server, game.id, interaction.channelId, parentOf(interaction));
  if (closed) return refuse(interaction, closed);
  const { person: id, name } = actorOf(interaction);
  const sitters = [{ kind: 'person' as const, id, name }];
  const place = placeOf(interaction, await settingsFor(bot.house, game, interaction.user.id, server));
  const request = { game, options: {}, sitters, place, daily: true };
  const tried = await tryOf(bot.house, interaction.user.id, game.id, dayOf(bot.house.now()));
  const opened = tried ? refusal('triedToday') : await openTable(bot.house, request);
  if ('table' in opened) return bot.boards.settle(opened, (drawn) => replyWith(interaction, drawn));
  if (opened.refused.code === 'placeTaken') return offerThread(bot, interaction, request);
  return tried?.table.status === 'playing'
    ? pointTo(interaction, tried.table.place.channel)
    : refuse(interaction, opened);
}

async function pointTo(interaction: ChatInputCommandInteraction, channel: string): Promise<void> {
  await whisper(interaction, {
    en: `Your try of today goes on in <#${channel}>.`,
    de: `Dein heutiger Versuch geht in <#${channel}> weiter.`,
  });
}

async function showBoard(interaction: ChatInputCommandInteraction, { house }: Bot, game: AnyGame): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const language = languageOf(interaction.locale);
  const asked = { game, home: hereOf(interaction), person: interaction.user.id, language };
  await interaction.editReply({ content: await dailyBoard(house, asked), allowedMentions: { parse: [] } });
}
