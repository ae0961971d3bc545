import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Text } from '../../../games/kit/text.ts';
import type { Refused } from '../../host/refusal.ts';
import { described } from '../../render/command-data.ts';

/** How many can play, as an option of a command about several games, if one of them is for more than two. */
export function sizeOption(games: readonly AnyGame[], about: Text): APIApplicationCommandBasicOption[] {
  const most = Math.max(2, ...games.map(({ seats }) => seats.max));
  if (most === 2) return [];
  return [
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'players',
      ...described(about),
      min_value: 2,
      max_value: most,
    },
  ];
}

/** That not as many can play a game as somebody wanted. */
export function wrongSize({ title, seats: { min, max } }: AnyGame): Refused {
  const range = min === max ? `${max}` : `${min}–${max}`;
  return {
    refused: {
      code: 'wrongSize',
      sentence: { en: `${title} is for ${range} players.`, de: `${title} ist für ${range} Personen.` },
    },
  };
}
