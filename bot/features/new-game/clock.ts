import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Text } from '../../../games/kit/text.ts';
import type { Server } from '../../../storage/records/server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../host/duration.ts';
import { described, named } from '../../render/command-data.ts';

const CLOCK = 'clock';

/** The time limits per turn in milliseconds, 0 for none, and their names. */
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

/** The clock as an option of `/play`, where somebody can be kept waiting. */
export function clockOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const clock: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.Integer,
    name: CLOCK,
    ...described({ en: 'Time per turn', de: 'Bedenkzeit pro Zug' }),
    choices: TURN_TIMES.map(({ value, label }) => ({ value, ...named(label) })),
  };
  return [clock];
}

/** Milliseconds for a turn, if there is a clock: as the person chose, else as the server has it. */
export function readClock(
  { options }: ChatInputCommandInteraction,
  game: AnyGame,
  { perTurn }: Server,
): number | undefined {
  if (game.seats.max === 1) return undefined;
  return (options.getInteger(CLOCK) ?? perTurn) || undefined;
}
