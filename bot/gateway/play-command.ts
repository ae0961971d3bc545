import type { AnyGame } from '@longtable/kit';
import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Installation } from '../interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../render/command-data.ts';
import { filesOption } from '../screens/new-game/files.ts';
import { occupantOptions } from '../screens/new-game/occupants.ts';
import { discordOptions } from '../screens/new-game/options.ts';
import { OTHER, otherGameOptions } from '../screens/new-game/other-game.ts';
import { clockOptions, termOptions } from '../screens/new-game/terms.ts';
import { texts } from '../screens/new-game/words/texts.ts';
import { commandProblems, commandSize, MAX_COMMAND_OPTIONS, MAX_COMMAND_SIZE, withLocalNames } from './register.ts';

type PlayCommand = RESTPostAPIChatInputApplicationCommandsJSONBody;

/**
 * Returns `/play` with a subcommand for each game, in the order of the games, as long as Discord's limits allow. If
 * not all fit, subcommands lose their rare options first. The `others` have none and are opened with `/play other`.
 */
export function playCommand(
  games: readonly AnyGame[],
  installation: Installation,
): { readonly data: PlayCommand; readonly others: readonly AnyGame[] } {
  const play = { name: 'play', ...localizedDescription(texts.options.play), ...EVERYWHERE };
  const withOptions = (options: APIApplicationCommandSubcommandOption[]) => ({ ...play, options });
  const own = games.map((game) => ({ game, option: subcommandOf(game, installation) }));
  const isValid = ({ game, option }: (typeof own)[number]) => game.id !== OTHER && isAccepted(withOptions([option]));
  const short = own.map(({ game, option }) => ({ game, option: withoutRareOptions(option, installation) }));
  for (const some of [own, short]) {
    const data = withOptions(some.map(({ option }) => option));
    if (some.every(isValid) && isAccepted(data)) return { data, others: [] };
  }
  const other = otherSubcommand(games, installation);
  let left = MAX_COMMAND_SIZE - sizeOf(withOptions([other]));
  const shown: typeof own = [];
  for (const one of short) {
    const size = sizeOf(withOptions([one.option])) - sizeOf(withOptions([]));
    if (shown.length === MAX_COMMAND_OPTIONS - 1 || size > left || !isValid(one)) continue;
    left -= size;
    shown.push(one);
  }
  const others = games.filter((game) => !shown.some((one) => one.game === game));
  return { data: withOptions([...shown.map(({ option }) => option), other]), others };
}

function isAccepted(data: PlayCommand): boolean {
  return commandProblems(withLocalNames(data)).length === 0;
}

function sizeOf(data: PlayCommand): number {
  return commandSize(withLocalNames(data));
}

/** Options that subcommands lose before a game loses its subcommand. */
const RARE_OPTIONS = ['computers-only', 'spectators-see-all', 'hints'];

function withoutRareOptions(
  option: APIApplicationCommandSubcommandOption,
  { features }: Installation,
): APIApplicationCommandSubcommandOption {
  const rare = [...RARE_OPTIONS, ...features.flatMap(({ play }) => play?.rare ?? [])];
  return { ...option, options: option.options?.filter(({ name }) => !rare.includes(name)) ?? [] };
}

function subcommandOf(game: AnyGame, { settings, features }: Installation): APIApplicationCommandSubcommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    name: game.id,
    ...localizedDescription(game.summary),
    options: [
      ...occupantOptions(game, features),
      ...features.flatMap(({ play }) => play?.seatOptions?.(game, settings) ?? []),
      ...clockOptions(game),
      ...termOptions(game, features),
      ...discordOptions(game),
      ...filesOption(game),
      ...features.flatMap(({ play }) => play?.options?.(game) ?? []),
    ],
  };
}

function otherSubcommand(games: readonly AnyGame[], { features }: Installation): APIApplicationCommandSubcommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    name: OTHER,
    ...localizedDescription(texts.options.otherGame),
    options: otherGameOptions(games, features),
  };
}
