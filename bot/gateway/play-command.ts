import type { AnyGame, Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Server } from '../../storage/records/server.ts';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../host/duration.ts';
import type { LoadedTable, Request } from '../host/feature.ts';
import { Refusal } from '../host/refusal.ts';
import type { Installation } from '../interactions/command.ts';
import { actorOf, displayNameOf, type Reply } from '../interactions/reply.ts';
import { EVERYWHERE, localizedDescription, localizedName } from '../render/command-data.ts';
import { durationText } from '../render/duration.ts';
import { defaultSize, openRequestedTable, serverAndLocationFor } from '../screens/new-game.ts';
import { texts } from '../screens/words/texts.ts';
import { commandProblems, commandSize, MAX_COMMAND_OPTIONS, MAX_COMMAND_SIZE, withLocalNames } from './register.ts';

type PlayCommand = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Subcommand of `/play` for games that have none of their own. */
export const OTHER = 'other';

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
  const other = subcommand(OTHER, texts.play.otherGame, otherOptions(games, installation));
  let left = MAX_COMMAND_SIZE - sizeOf(withOptions([other]));
  const shown: typeof own = [];
  for (const candidate of short) {
    const size = sizeOf(withOptions([candidate.option])) - sizeOf(withOptions([]));
    if (shown.length === MAX_COMMAND_OPTIONS - 1 || size > left || !isValid(candidate)) continue;
    left -= size;
    shown.push(candidate);
  }
  const others = games.filter((game) => !shown.some((each) => each.game === game));
  return { data: withOptions([...shown.map(({ option }) => option), other]), others };
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
const PLAYERS = 'players';
const CLOCK = 'clock';

function opponentOptions(most: number): APIApplicationCommandBasicOption[] {
  const about = localizedDescription(texts.play.opponent);
  return most === 1 ? [] : [{ type: ApplicationCommandOptionType.User, name: OPPONENT, ...about }];
}

function playersOption(about: Text, min_value: number, max_value: number): APIApplicationCommandBasicOption {
  const type = ApplicationCommandOptionType.Integer;
  return { type, name: PLAYERS, ...localizedDescription(about), min_value, max_value };
}

/** Returns the option for the number of players in a command about several games. Empty if all of them are for two. */
export function sizeOption(games: readonly AnyGame[], about: Text): APIApplicationCommandBasicOption[] {
  const most = Math.max(2, ...games.map(({ seats }) => seats.max));
  return most === 2 ? [] : [playersOption(about, 2, most)];
}

/** Returns the number of players that the user has set. Undefined if they have not. Refuses one that the game does not have. */
export function readSize(
  { options }: Pick<ChatInputCommandInteraction, 'options'>,
  { title, seats: { min, max } }: AnyGame,
): number | undefined {
  const size = options.getInteger(PLAYERS) ?? undefined;
  const range = min === max ? `${max}` : `${min}–${max}`;
  if (size !== undefined && (size < min || size > max))
    throw new Refusal('wrongSize', texts.play.wrongSeats({ title, range }));
  return size;
}

const TIMES = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS];

/** Time limits per turn in milliseconds; 0 is no limit. */
export const TURN_TIMES: readonly { readonly value: number; readonly label: Text }[] = [
  { value: 0, label: texts.play.noTimeLimit },
  ...TIMES.map((value) => ({ value, label: durationText(value) })),
];

/** Returns the option for the clock. Solo games have none. */
export function clockOptions({
  seats,
}: {
  readonly seats: { readonly max: number };
}): APIApplicationCommandBasicOption[] {
  if (seats.max === 1) return [];
  return [
    {
      type: ApplicationCommandOptionType.Integer,
      name: CLOCK,
      ...localizedDescription(texts.play.time),
      choices: TURN_TIMES.map(({ value, label }) => ({ value, ...localizedName(label) })),
    },
  ];
}

/**
 * Returns the time per turn in milliseconds: the user's choice, otherwise the server's default. Undefined for no limit
 * and in solo games.
 */
export function readClock(
  { options }: ChatInputCommandInteraction,
  { seats }: AnyGame,
  { perTurn }: Server,
): number | undefined {
  if (seats.max === 1) return undefined;
  return (options.getInteger(CLOCK) ?? perTurn) || undefined;
}

/** Opens a table as `/play` asks for it: with the invited opponent, otherwise with open seats, and as the features change the request. */
export async function play(reply: Reply<ChatInputCommandInteraction>, game: AnyGame): Promise<LoadedTable | undefined> {
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
  const nickname = member && ('displayName' in member ? member.displayName : member.nick);
  const size = game.seats.max === 1 ? 1 : (readSize(interaction, game) ?? defaultSize(game, 'people'));
  return Array.from({ length: size }, (_, index): SeatOccupant => {
    if (index === 0) return { kind: 'person', id, name };
    return index === 1 && opponent
      ? { kind: 'invited', id: opponent.id, name: displayNameOf(opponent, nickname) }
      : { kind: 'open' };
  });
}
