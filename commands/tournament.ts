import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { clockOptions, readClock } from '../bot/features/new-game/clock.ts';
import { parentOf, placeOf } from '../bot/features/new-game/place.ts';
import {
  answerTournament,
  meantHere,
  sync,
  type TournamentAct,
  tournamentChoices,
} from '../bot/features/tournaments/actions.ts';
import { FORMAT_NAMES } from '../bot/features/tournaments/terms.ts';
import { DAY_MS } from '../bot/host/duration.ts';
import { readServer, unwelcome } from '../bot/host/people/server.ts';
import { refusal } from '../bot/host/refusal.ts';
import { openTournament } from '../bot/host/tournaments/enter.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse, whisper } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, gameOption, named } from '../bot/render/command-data.ts';
import type { AnyGame } from '../games/kit/game.ts';
import type { Text } from '../games/kit/text.ts';
import { FORMATS, type Format } from '../storage/records/tournament.ts';

const { Boolean: FLAG, Integer: INTEGER, String: STRING, Subcommand: SUBCOMMAND } = ApplicationCommandOptionType;
const OPEN = 'open';
const WHICH = 'which';
const USUAL_DAYS = 7;
const MOST_ROUNDS = 20;

const ACTS: Record<TournamentAct, Text> = {
  join: { en: 'Take part', de: 'Mitmachen' },
  start: { en: 'Let the first round begin', de: 'Die erste Runde beginnen lassen' },
  standings: { en: 'How it stands', de: 'Wie es steht' },
  withdraw: { en: 'Take part no longer', de: 'Nicht mehr mitmachen' },
  cancel: { en: 'Call it off, as whoever opened it', de: 'Es absagen, wenn du es eröffnet hast' },
};

export const command: Command = {
  data: (shelf) => ({
    name: 'tournament',
    ...described({ en: 'Tournaments of this server', de: 'Turniere auf diesem Server' }),
    ...EVERYWHERE,
    contexts: [InteractionContextType.Guild],
    options: [opening(shelf.filter(isForTwo)), ...Object.keys(ACTS).map((act) => acting(act as TournamentAct))],
  }),

  async execute(interaction, bot) {
    const act = interaction.options.getSubcommand();
    if (act === OPEN) return open(interaction, bot);
    const meant = await meantHere(bot, interaction, act, interaction.options.getString(WHICH));
    if ('refused' in meant) return refuse(interaction, meant);
    await answerTournament(bot, interaction, meant.id, act as TournamentAct);
  },

  async autocomplete(interaction, bot) {
    const act = interaction.options.getSubcommand();
    await interaction.respond(await tournamentChoices(bot, interaction.guildId, act, interaction.locale));
  },
};

async function open(interaction: ChatInputCommandInteraction, bot: Bot): Promise<void> {
  const { options, guildId, channelId, channel, user } = interaction;
  const game = bot.context.shelf.get(options.getString('game', true));
  if (!game || !isForTwo(game)) return refuse(interaction, refusal('gameGone'));
  if (guildId === null || channel?.type !== ChannelType.GuildText) return refuse(interaction, refusal('noThreads'));
  const server = await readServer(bot.context, guildId);
  const closed = unwelcome(server, game.id, channelId, parentOf(interaction));
  if (closed) return refuse(interaction, closed);
  const most = options.getInteger('rounds');
  const perTurn = readClock(interaction, game, server);
  const { language, display } = placeOf(interaction, server);
  const opened = await openTournament(bot.context, {
    guild: guildId,
    channel: channelId,
    language,
    ...(display && { display }),
    organiser: user.id,
    game: game.id,
    format: (options.getString('format') ?? 'swiss') as Format,
    ...(most !== null && { most }),
    ...(perTurn !== undefined && { perTurn }),
    rated: options.getBoolean('rated') ?? true,
    roundTime: (options.getInteger('days') ?? USUAL_DAYS) * DAY_MS,
  });
  if ('refused' in opened) return refuse(interaction, opened);
  await whisper(interaction, OPENED);
  await sync(bot, opened.id);
}

const OPENED: Text = {
  en: 'The tournament is open. Start it when enough people have joined.',
  de: 'Das Turnier ist eröffnet. Starte es, wenn genug Leute dabei sind.',
};

function isForTwo({ seats }: AnyGame): boolean {
  return seats.min === 2 && seats.max === 2;
}

function opening(games: readonly AnyGame[]): APIApplicationCommandSubcommandOption {
  const options: APIApplicationCommandBasicOption[] = [
    gameOption(games, { en: 'What is played', de: 'Was gespielt wird' }),
    {
      type: STRING,
      name: 'format',
      ...described({
        en: 'Who meets whom; Swiss if you say nothing',
        de: 'Wer auf wen trifft; ohne Angabe Schweizer System',
      }),
      choices: FORMATS.map((value) => ({ value, ...named(FORMAT_NAMES[value]) })),
    },
    {
      type: INTEGER,
      name: 'days',
      ...described({
        en: 'How many days a round lasts; 7 if you say nothing',
        de: 'Wie viele Tage eine Runde dauert; ohne Angabe 7',
      }),
      min_value: 1,
      max_value: 60,
    },
    {
      type: INTEGER,
      name: 'rounds',
      ...described({
        en: 'How many rounds a Swiss has at most',
        de: 'Wie viele Runden das Schweizer System höchstens hat',
      }),
      min_value: 1,
      max_value: MOST_ROUNDS,
    },
    ...games.slice(0, 1).flatMap(clockOptions),
    {
      type: FLAG,
      name: 'rated',
      ...described({
        en: 'Whether it counts for ratings; it does if you say nothing',
        de: 'Ob es für die Wertung zählt; ohne Angabe ja',
      }),
    },
  ];
  return {
    type: SUBCOMMAND,
    name: OPEN,
    ...described({ en: 'Open a tournament here', de: 'Hier ein Turnier eröffnen' }),
    options,
  };
}

function acting(act: TournamentAct): APIApplicationCommandSubcommandOption {
  const which: APIApplicationCommandBasicOption = {
    type: STRING,
    name: WHICH,
    ...described({ en: 'Which tournament, if there are several', de: 'Welches Turnier, falls es mehrere gibt' }),
    autocomplete: true,
  };
  return { type: SUBCOMMAND, name: act, ...described(ACTS[act]), options: [which] };
}
