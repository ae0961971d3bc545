import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Request } from '../../host/actions/open.ts';
import { cleanName } from '../../host/table/names.ts';
import { described } from '../../render/command-data.ts';

const RATED = 'rated';
const HELP = 'help';
const NAME = 'name';
const SPECTATORS = 'spectators';
const NAME_MAX = 32;

/** What people agree on when they sit down, as options of `/play`. */
export function termOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const type = ApplicationCommandOptionType.Boolean;
  const rated = {
    en: 'Whether it counts for ratings; it does if you say nothing',
    de: 'Ob es für die Wertung zählt; ohne Angabe ja',
  };
  const help = {
    en: 'Everybody may ask the computer for hints; then it is not rated',
    de: 'Alle dürfen den Computer um Rat fragen; dann zählt es nicht',
  };
  const name = { en: 'How the table is called', de: 'Wie der Tisch heißt' };
  const spectators = {
    en: 'Whoever only watches sees everything, until a player minds; then it is not rated',
    de: 'Wer nur zusieht, sieht alles, bis es jemanden stört; dann zählt es nicht',
  };
  return [
    { type: ApplicationCommandOptionType.String, name: NAME, ...described(name), max_length: NAME_MAX },
    ...(game.secrets ? [{ type, name: SPECTATORS, ...described(spectators) } as const] : []),
    { type, name: RATED, ...described(rated) },
    ...(game.computers ? [{ type, name: HELP, ...described(help) } as const] : []),
  ];
}

/** What the person who opens a table wants of it. */
export function readTerms({ options }: ChatInputCommandInteraction): Pick<Request, 'rated' | 'help' | 'name' | 'seen'> {
  const name = cleanName(options.getString(NAME) ?? '');
  return {
    rated: options.getBoolean(RATED) ?? true,
    help: options.getBoolean(HELP) ?? false,
    seen: options.getBoolean(SPECTATORS) ?? false,
    ...(name && { name }),
  };
}
