import type { AnyGame, Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import {
  commandProblems,
  commandSize,
  MAX_COMMAND_OPTIONS,
  MAX_COMMAND_SIZE,
  withLocalNames,
} from '../bot/gateway/register.ts';
import type { LoadedTable, Request } from '../bot/host/feature.ts';
import { Refusal } from '../bot/host/refusal.ts';
import {
  type Command,
  clockOptions,
  findGame,
  type Installation,
  OTHER,
  playersOption,
  readClock,
  readSize,
} from '../bot/interactions/command.ts';
import { actorOf, displayNameOf, type Reply } from '../bot/interactions/reply.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { afterOpened, defaultSize, openRequestedTable, serverAndLocationFor } from '../bot/screens/new-game.ts';
import type { SeatOccupant } from '../storage/records/table.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games, installation) => playCommand(games, installation).data,

  access: 'anyone',
  async execute({ reply }) {
    const { options } = reply.interaction;
    const subcommand = options.getSubcommand();
    const game = findGame(reply.bot.context.games, subcommand === OTHER ? options.getString('game', true) : subcommand);
    if (!game) throw new Refusal('gameGone');
    const opened = await play(reply, game);
    if (opened) await afterOpened(reply, opened);
  },

  offers: () => true,
  async autocomplete(interaction, bot) {
    for (const { play } of bot.features) {
      const suggestions = await play?.suggest?.(interaction, bot);
      if (suggestions) return interaction.respond(suggestions);
    }
    return interaction.respond([]);
  },
};

type PlayCommand = RESTPostAPIChatInputApplicationCommandsJSONBody;

/**
 * Returns `/play` with a subcommand for each game, in the order of the games, as long as Discord's limits allow. If
 * not all fit, subcommands lose their rare options first. The `others` have none and are opened with `/play other`.
 */
export function playCommand(
  games: readonly AnyGame[],
  installation: Installation,
): { readonly data: PlayCommand; readonly others: readonly AnyGame[] } {
  const play = { name: 'play', ...localizedDescription(texts.play.play), ...EVERYWHERE };
  const withOptions = (options: APIApplicationCommandSubcommandOption[]) => ({ ...play, options });
  const own = games.map((game) => ({
    game,
    option: subcommand(game.id, game.summary, playOptions(game, installation)),
  }));
  const isValid = ({ game, option }: (typeof own)[number]) => game.id !== OTHER && isAccepted(withOptions([option]));
  const short = own.map(({ game, option }) => ({ game, option: withoutRareOptions(option, installation) }));
  for (const some of [own, short]) {
    const data = withOptions(some.map(({ option }) => option));
    if (some.every(isValid) && isAccepted(data)) return { data, others: [] };
  }
  const otherGame = subcommand(OTHER, texts.play.otherGame, otherOptions(games, installation));
  let left = MAX_COMMAND_SIZE - sizeOf(withOptions([otherGame]));
  const shown: typeof own = [];
  for (const candidate of short) {
    const size = sizeOf(withOptions([candidate.option])) - sizeOf(withOptions([]));
    if (shown.length === MAX_COMMAND_OPTIONS - 1 || size > left || !isValid(candidate)) continue;
    left -= size;
    shown.push(candidate);
  }
  const others = games.filter((game) => !shown.some((each) => each.game === game));
  return { data: withOptions([...shown.map(({ option }) => option), otherGame]), others };
}

function isAccepted(data: PlayCommand): boolean {
  return commandProblems(withLocalNames(data)).length === 0;
}

function sizeOf(data: PlayCommand): number {
  return commandSize(withLocalNames(data));
}

/** Returns a subcommand without the options that subcommands lose before a game loses its subcommand. */
function withoutRareOptions(
  option: APIApplicationCommandSubcommandOption,
  { features }: Installation,
): APIApplicationCommandSubcommandOption {
  const rare = features.flatMap(({ play }) => play?.rare ?? []);
  return { ...option, options: option.options?.filter(({ name }) => !rare.includes(name)) ?? [] };
}

function subcommand(
  name: string,
  about: Text,
  options: APIApplicationCommandBasicOption[],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, name, ...localizedDescription(about), options };
}

/** Returns the options for a game: opponent, number of players and clock, unless it is a solo game, and those of features. */
export function playOptions(game: AnyGame, installation: Installation): APIApplicationCommandBasicOption[] {
  const { min, max } = game.seats;
  const about = texts.play.players({ most: max, againstComputers: min });
  return [
    ...opponentOptions(max),
    ...(min === max ? [] : [playersOption(about, min, max)]),
    ...clockOptions(game),
    ...installation.features.flatMap(({ play }) => play?.options?.(game, installation) ?? []),
  ];
}

/** Returns the options of `/play other`: the game, and what concerns any game. */
export function otherOptions(
  games: readonly AnyGame[],
  installation: Installation,
): APIApplicationCommandBasicOption[] {
  const most = Math.max(...games.map(({ seats }) => seats.max));
  return [
    {
      type: ApplicationCommandOptionType.String,
      name: 'game',
      ...localizedDescription(texts.play.otherGame),
      required: true,
      autocomplete: true,
    },
    ...opponentOptions(most),
    ...(most > 2 ? [playersOption(texts.play.seats, 1, most)] : []),
    ...clockOptions({ seats: { max: most } }),
    ...installation.features.flatMap(({ play }) => play?.otherOptions?.(games, installation) ?? []),
  ];
}

const OPPONENT = 'opponent';

function opponentOptions(most: number): APIApplicationCommandBasicOption[] {
  const about = localizedDescription(texts.play.opponent);
  return most === 1 ? [] : [{ type: ApplicationCommandOptionType.User, name: OPPONENT, ...about }];
}

/** Opens a table as `/play` asks for it: with the invited opponent, otherwise with open seats, and as the features change the request. */
async function play(reply: Reply<ChatInputCommandInteraction>, game: AnyGame): Promise<LoadedTable | undefined> {
  const { server, location } = await serverAndLocationFor(reply, game);
  const perTurnMs = readClock(reply.interaction, game, server);
  const request: Request = {
    game,
    location,
    occupants: readOccupants(reply, game),
    options: {},
    terms: { opener: reply.user.id, ...(perTurnMs !== undefined && { perTurnMs }) },
  };
  const open = reply.bot.features.reduceRight(
    (next, feature) => {
      const change = feature.play?.open;
      return change ? (changed: Request) => change(reply, changed, next) : next;
    },
    (complete: Request) => {
      const isAlone = complete.occupants.every(({ kind }) => kind !== 'computer' && kind !== 'program');
      if (reply.isDm && game.seats.max > 1 && isAlone) throw new Refusal('needsServer');
      return openRequestedTable(reply, complete);
    },
  );
  return open(request);
}

/** Returns the user, the invited opponent and open seats. */
function readOccupants({ interaction, user }: Reply<ChatInputCommandInteraction>, game: AnyGame): SeatOccupant[] {
  const { person: id, name } = actorOf(interaction);
  const opponent = game.seats.max > 1 ? interaction.options.getUser(OPPONENT) : null;
  if (opponent && (opponent.bot || opponent.id === user.id)) throw new Refusal('needsOpponent');
  const member = interaction.options.getMember(OPPONENT);
  const size = game.seats.max === 1 ? 1 : (readSize(interaction, game) ?? defaultSize(game, 'people'));
  return Array.from({ length: size }, (_, index): SeatOccupant => {
    if (index === 0) return { kind: 'person', id, name };
    return index === 1 && opponent
      ? { kind: 'invited', id: opponent.id, name: displayNameOf(opponent, member) }
      : { kind: 'open' };
  });
}
