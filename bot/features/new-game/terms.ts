import type { AnyGame, Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import type { Request } from '../../host/actions/open.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../host/duration.ts';
import { cleanName, MAX_NAME_LENGTH } from '../../host/table/names.ts';
import { localizedDescription, localizedName } from '../../render/command-data.ts';

const RATED = 'rated';
const HINTS = 'hints';
const BEST_OF_TWO = 'best-of-two';
const NAME = 'name';
const SPECTATORS = 'spectators-see-all';

/** Returns the options of `/play` for rating, hints, matches, name and spectators. */
export function termOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const type = ApplicationCommandOptionType.Boolean;
  const rated = {
    en: 'Rated game (default: yes)',
    de: 'Gewertetes Spiel (ohne Angabe: ja)',
  };
  const help = {
    en: 'Let everyone ask the computer for hints (makes the game unrated)',
    de: 'Alle dürfen Tipps vom Computer bekommen (das Spiel ist dann nicht gewertet)',
  };
  const match = {
    en: 'Two games with swapped seats, rated as one',
    de: 'Hin- und Rückspiel mit getauschten Plätzen, zusammen gewertet',
  };
  const name = { en: 'A name for the table', de: 'Ein Name für den Tisch' };
  const spectators = {
    en: 'Let spectators see everything; any player can turn it off (makes the game unrated)',
    de: 'Zuschauer sehen alles, bis jemand am Tisch es beendet (nicht gewertet)',
  };
  return [
    {
      type: ApplicationCommandOptionType.String,
      name: NAME,
      ...localizedDescription(name),
      max_length: MAX_NAME_LENGTH,
    },
    ...(game.secrets ? [{ type, name: SPECTATORS, ...localizedDescription(spectators) } as const] : []),
    { type, name: RATED, ...localizedDescription(rated) },
    ...(game.seats.max === 2 ? [{ type, name: BEST_OF_TWO, ...localizedDescription(match) } as const] : []),
    ...(game.computers ? [{ type, name: HINTS, ...localizedDescription(help) } as const] : []),
  ];
}

export function readTerms({
  options,
}: ChatInputCommandInteraction): Pick<Request, 'rated' | 'help' | 'match' | 'name' | 'openToSpectators'> {
  const name = cleanName(options.getString(NAME) ?? '');
  return {
    rated: options.getBoolean(RATED) ?? true,
    help: options.getBoolean(HINTS) ?? false,
    match: options.getBoolean(BEST_OF_TWO) ?? false,
    openToSpectators: options.getBoolean(SPECTATORS) ?? false,
    ...(name && { name }),
  };
}

const CLOCK = 'clock';

/** Time limits per turn in milliseconds; 0 is no limit. */
export const TURN_TIMES: readonly { readonly value: number; readonly label: Text }[] = [
  { value: 0, label: { en: 'no time limit', de: 'unbegrenzt' } },
  { value: 5 * MINUTE_MS, label: { en: '5 minutes', de: '5 Minuten' } },
  { value: 15 * MINUTE_MS, label: { en: '15 minutes', de: '15 Minuten' } },
  { value: HOUR_MS, label: { en: '1 hour', de: '1 Stunde' } },
  { value: 6 * HOUR_MS, label: { en: '6 hours', de: '6 Stunden' } },
  { value: DAY_MS, label: { en: '1 day', de: '1 Tag' } },
  { value: 3 * DAY_MS, label: { en: '3 days', de: '3 Tage' } },
  { value: 7 * DAY_MS, label: { en: '7 days', de: '7 Tage' } },
  { value: 14 * DAY_MS, label: { en: '14 days', de: '14 Tage' } },
];

/** Returns the option of `/play` for the clock. Solo games have none. */
export function clockOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const clock: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.Integer,
    name: CLOCK,
    ...localizedDescription({ en: 'Time per turn', de: 'Bedenkzeit pro Zug' }),
    choices: TURN_TIMES.map(({ value, label }) => ({ value, ...localizedName(label) })),
  };
  return [clock];
}

/** Returns the time per turn in milliseconds: the user's choice, otherwise the server's default. */
export function readClock(
  { options }: ChatInputCommandInteraction,
  game: AnyGame,
  { perTurn }: Server,
): number | undefined {
  if (game.seats.max === 1) return undefined;
  return (options.getInteger(CLOCK) ?? perTurn) || undefined;
}
