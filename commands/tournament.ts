import type { AnyGame } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import {
  askToJoin,
  resolveTournament,
  runTournamentAction,
  syncOrLog,
  type TournamentAct,
  tournamentChoices,
} from '../bot/features/tournaments/actions.ts';
import { openTournament } from '../bot/features/tournaments/enter.ts';
import { FORMAT_NAMES } from '../bot/features/tournaments/labels.ts';
import { FORMATS, type Format, type Tournament } from '../bot/features/tournaments/record.ts';
import { logAdminAction } from '../bot/features/tournaments/sync.ts';
import { tournamentAccess } from '../bot/features/tournaments/tournament.ts';
import { refusal } from '../bot/features/tournaments/words/texts.ts';
import { asksForRules, readRules, rulesOption, suggestRules } from '../bot/features/variants/index.ts';
import { DAY_MS } from '../bot/host/duration.ts';
import { Refusal } from '../bot/host/refusal.ts';
import { requireRole } from '../bot/interactions/access.ts';
import { type Command, clockOptions, findGame, readClock, readSize, sizeOption } from '../bot/interactions/command.ts';
import { requireHere } from '../bot/interactions/permissions.ts';
import type { Reply } from '../bot/interactions/reply.ts';
import { gameOption, localizedDescription, localizedName, ON_SERVERS } from '../bot/render/command-data.ts';
import { locationFor, serverFor } from '../bot/screens/new-game.ts';
import { texts } from './words/texts.ts';

const { Boolean: FLAG, Integer: INTEGER, String: STRING, Subcommand: SUBCOMMAND } = ApplicationCommandOptionType;
const CREATE = 'create';
const TOURNAMENT = 'tournament';
const DEFAULT_DAYS = 7;
const MAX_ROUNDS = 20;

const ACTS: readonly TournamentAct[] = ['join', 'start', 'announce', 'standings', 'withdraw', 'cancel'];

export const command: Command = {
  data: (games) => ({
    name: 'tournament',
    ...localizedDescription(texts.about.tournament),
    ...ON_SERVERS,
    options: [createOption(games.filter(isForSeveral)), ...ACTS.map(actOption)],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const act = reply.interaction.options.getSubcommand();
    if (act === CREATE) return open(reply);
    const meant = await resolveTournament(reply, act, reply.interaction.options.getString(TOURNAMENT));
    const held = await tournamentAccess.resolve(reply, { tournament: meant.id, act });
    await runTournamentAction(reply, held, act as TournamentAct);
  },

  offers: isForSeveral,
  async autocomplete(interaction, bot) {
    if (asksForRules(interaction)) return suggestRules(interaction, bot);
    const act = interaction.options.getSubcommand();
    await interaction.respond(await tournamentChoices(bot, interaction.guildId, act, interaction.locale));
  },
};

async function open(reply: Reply<ChatInputCommandInteraction>): Promise<void> {
  const { bot } = reply;
  const { options, guildId, channelId, user } = reply.interaction;
  const game = findGame(bot.context.games, options.getString('game', true));
  if (!game || !isForSeveral(game)) throw new Refusal('gameGone');
  if (guildId === null || reply.channel?.type !== ChannelType.GuildText) throw new Refusal('noThreads');
  await requireRole(reply, 'tournamentRoles');
  await requireHere(reply, 'games');
  const server = await serverFor(reply, game);
  const players = readSize(reply.interaction, game);
  const tables = tableSizeFor(game, players);
  const format = (options.getString('format') ?? 'swiss') as Format;
  if (tables && format !== 'swiss') throw refusal('swissOnly');
  const rules = readRules(reply.interaction, game);
  const most = options.getInteger('rounds');
  const perTurn = readClock(reply.interaction, game, server);
  const { language, display } = locationFor(reply, server);
  const opened = await openTournament(bot.context, {
    guild: guildId,
    channel: channelId,
    language,
    ...(display && { display }),
    organiser: user.id,
    game: game.id,
    format,
    ...(tables && { tables }),
    ...(rules && { rules }),
    ...(most !== null && { most }),
    ...(perTurn !== undefined && { perTurn }),
    twoGames: options.getBoolean('two-games') ?? undefined,
    rated: options.getBoolean('rated') ?? true,
    roundTime: (options.getInteger('days') ?? DEFAULT_DAYS) * DAY_MS,
  });
  await askToJoin(reply, opened.id);
  await logAdminAction(reply, opened.tournament, 'opened');
  await syncOrLog(bot, opened.id);
}

function isForSeveral({ seats }: AnyGame): boolean {
  return seats.min > 1;
}

/** Default table size, if the game has that many seats. */
const DEFAULT_TABLE_SIZE = 4;

/**
 * Returns the table sizes: from the game's minimum to the requested number or the default, which is large enough to seat
 * any number of entrants if the game allows. Undefined for tables of two.
 */
function tableSizeFor({ seats: { min, max } }: AnyGame, players: number | undefined): Tournament['tables'] {
  const most = players ?? Math.min(max, Math.max(2 * min - 1, DEFAULT_TABLE_SIZE));
  return most === 2 ? undefined : { least: min, most };
}

function createOption(games: readonly AnyGame[]): APIApplicationCommandSubcommandOption {
  const options: APIApplicationCommandBasicOption[] = [
    gameOption(games),
    {
      type: STRING,
      name: 'format',
      ...localizedDescription(texts.options.format),
      choices: FORMATS.map((value) => ({ value, ...localizedName(FORMAT_NAMES[value]) })),
    },
    {
      type: INTEGER,
      name: 'days',
      ...localizedDescription(texts.options.roundDays),
      min_value: 1,
      max_value: 60,
    },
    {
      type: INTEGER,
      name: 'rounds',
      ...localizedDescription(texts.options.rounds),
      min_value: 1,
      max_value: MAX_ROUNDS,
    },
    ...sizeOption(games, texts.options.playersPerTable),
    ...games.slice(0, 1).flatMap(clockOptions),
    rulesOption(),
    {
      type: FLAG,
      name: 'two-games',
      ...localizedDescription(texts.options.twoGames),
    },
    {
      type: FLAG,
      name: 'rated',
      ...localizedDescription(texts.options.rated),
    },
  ];
  return {
    type: SUBCOMMAND,
    name: CREATE,
    ...localizedDescription(texts.tournament.create),
    options,
  };
}

function actOption(act: TournamentAct): APIApplicationCommandSubcommandOption {
  const which: APIApplicationCommandBasicOption = {
    type: STRING,
    name: TOURNAMENT,
    ...localizedDescription(texts.options.tournament),
    autocomplete: true,
  };
  return { type: SUBCOMMAND, name: act, ...localizedDescription(texts.tournament[act]), options: [which] };
}
