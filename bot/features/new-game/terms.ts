import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Request } from '../../host/actions/open.ts';
import { cleanName, NAME_MAX } from '../../host/table/names.ts';
import { described } from '../../render/command-data.ts';

const RATED = 'rated';
const HINTS = 'hints';
const BEST_OF_TWO = 'best-of-two';
const NAME = 'name';
const SPECTATORS = 'spectators-see-all';

/** What people agree on when they sit down, as options of `/play`. */
export function termOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const type = ApplicationCommandOptionType.Boolean;
  const rated = {
    en: 'Rated game (default: yes)',
    de: 'Gewertetes Spiel (Standard: ja)',
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
    { type: ApplicationCommandOptionType.String, name: NAME, ...described(name), max_length: NAME_MAX },
    ...(game.secrets ? [{ type, name: SPECTATORS, ...described(spectators) } as const] : []),
    { type, name: RATED, ...described(rated) },
    ...(game.seats.max === 2 ? [{ type, name: BEST_OF_TWO, ...described(match) } as const] : []),
    ...(game.computers ? [{ type, name: HINTS, ...described(help) } as const] : []),
  ];
}

/** What the person who opens a table wants of it. */
export function readTerms({
  options,
}: ChatInputCommandInteraction): Pick<Request, 'rated' | 'help' | 'match' | 'name' | 'seen'> {
  const name = cleanName(options.getString(NAME) ?? '');
  return {
    rated: options.getBoolean(RATED) ?? true,
    help: options.getBoolean(HINTS) ?? false,
    match: options.getBoolean(BEST_OF_TWO) ?? false,
    seen: options.getBoolean(SPECTATORS) ?? false,
    ...(name && { name }),
  };
}
