import type { AnyGame, Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../host/duration.ts';
import type { Request } from '../../host/feature.ts';
import { cleanName, MAX_NAME_LENGTH } from '../../host/table/names.ts';
import type { Feature } from '../../interactions/feature.ts';
import { localizedDescription, localizedName } from '../../render/command-data.ts';
import { durationText } from '../../render/duration.ts';
import { texts } from './words/texts.ts';

const RATED = 'rated';
const HINTS = 'hints';
const NAME = 'name';
const SPECTATORS = 'spectators-see-all';

/** Returns the options of `/play` for rating, hints, name and spectators, with those of features. Empty for solo games. */
export function termOptions(game: AnyGame, features: readonly Feature[]): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const type = ApplicationCommandOptionType.Boolean;
  const { rated, hints, name, spectators } = texts.options;
  return [
    {
      type: ApplicationCommandOptionType.String,
      name: NAME,
      ...localizedDescription(name),
      max_length: MAX_NAME_LENGTH,
    },
    ...(game.secrets ? [{ type, name: SPECTATORS, ...localizedDescription(spectators) } as const] : []),
    { type, name: RATED, ...localizedDescription(rated) },
    ...features.flatMap(({ play }) => play?.termOptions?.(game) ?? []),
    ...(game.computers ? [{ type, name: HINTS, ...localizedDescription(hints) } as const] : []),
  ];
}

export function readTerms({ options }: ChatInputCommandInteraction): Pick<Request, 'terms'> {
  const name = cleanName(options.getString(NAME) ?? '');
  return {
    terms: {
      ...(options.getBoolean(RATED) === false && { unrated: true }),
      ...(options.getBoolean(HINTS) && { help: true }),
      ...(options.getBoolean(SPECTATORS) && { openToSpectators: true }),
      ...(name && { name }),
    },
  };
}

const CLOCK = 'clock';

const TIMES = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS];

/** Time limits per turn in milliseconds; 0 is no limit. */
export const TURN_TIMES: readonly { readonly value: number; readonly label: Text }[] = [
  { value: 0, label: texts.options.noTimeLimit },
  ...TIMES.map((value) => ({ value, label: durationText(value) })),
];

/** Returns the option of `/play` for the clock. Solo games have none. */
export function clockOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const clock: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.Integer,
    name: CLOCK,
    ...localizedDescription(texts.options.time),
    choices: TURN_TIMES.map(({ value, label }) => ({ value, ...localizedName(label) })),
  };
  return [clock];
}

/**
 * Returns the time per turn in milliseconds: the user's choice, otherwise the server's default. Undefined for no limit
 * and in solo games.
 */
export function readClock(
  { options }: ChatInputCommandInteraction,
  game: AnyGame,
  { perTurn }: Server,
): number | undefined {
  if (game.seats.max === 1) return undefined;
  return (options.getInteger(CLOCK) ?? perTurn) || undefined;
}
