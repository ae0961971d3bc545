import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type AnyGame, describeOptions, LANGUAGES, type Language, type OptionSpec, say } from '@longtable/kit';
import { texts } from './words/texts.ts';

export interface PlainSettings {
  readonly options: unknown;
  readonly seed: number;
  readonly language: Language;
  /** The name of each seat, and the level of a computer. */
  readonly players: readonly { readonly name: string; readonly level?: string }[];
}

const FLAGS = {
  seed: { type: 'string' },
  language: { type: 'string', default: 'en' },
  computer: { type: 'string' },
  people: { type: 'string' },
  players: { type: 'string' },
} as const;

const SEED_BOUND = 2 ** 31;

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev', 'Eve', 'Finn', 'Gus', 'Hana'];
const rangeOf = ({ min, max }: AnyGame['seats']) => (min === max ? `${min}` : `${min} to ${max}`);

/**
 * Parses the arguments `[--seed N] [--language en|de|fr|es] [--computer LEVEL] [--people NAME,NAME] [--players N]
 * [option=value …]`. Throws if one is invalid.
 */
export async function readSettings(game: AnyGame, args: readonly string[]): Promise<PlainSettings> {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const seed = values.seed === undefined ? randomInt(SEED_BOUND) : Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEED_BOUND)
    throw new Error(`A seed is a whole number below ${SEED_BOUND}.`);
  const language = LANGUAGES.find((known) => known === values.language);
  if (!language) throw new Error(`The language is one of ${LANGUAGES.join(', ')}.`);
  const options = game.options.safeParse(await readOptions(game, positionals));
  if (!options.success)
    throw new Error(options.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return { options: options.data, seed, language, players: playersOf(game, values, language) };
}

async function readOptions(game: AnyGame, given: readonly string[]): Promise<Record<string, unknown>> {
  const known = describeOptions(game.options);
  const read: Record<string, unknown> = {};
  for (const each of given) {
    const at = each.indexOf('=');
    const option = known.find(({ name }) => name === each.slice(0, at));
    if (!option)
      throw new Error(
        `“${each}” is not an option: ${known.map(({ name }) => `${name}=…`).join(' ') || 'this game has none'}.`,
      );
    read[option.name] = await readValue(option, each.slice(at + 1));
  }
  return read;
}

async function readValue({ kind }: OptionSpec, text: string): Promise<unknown> {
  switch (kind) {
    case 'number':
    case 'week':
      return Number(text);
    case 'flag':
      return text === 'true' || text === 'yes';
    case 'file':
      return readFile(text, 'utf8').catch(() => {
        throw new Error(`Couldn’t read the file ${text}.`);
      });
    default:
      return text;
  }
}

/** Returns the named people at this keyboard, or one person and computers. */
function playersOf(
  { seats, computers }: AnyGame,
  { computer: level, people, players }: { computer?: string; people?: string; players?: string },
  language: Language,
): PlainSettings['players'] {
  const size = Number(players ?? seats.min);
  if (!Number.isInteger(size) || size < seats.min || size > seats.max)
    throw new Error(`--players is ${rangeOf(seats)} for this game.`);
  if (people !== undefined || (seats.min > 1 && !computers)) {
    const names = people?.split(',').map((name) => name.trim()) ?? NAMES.slice(0, size);
    if (names.length < seats.min || names.length > seats.max || names.includes(''))
      throw new Error(`Name ${rangeOf(seats)} people, for example ${NAMES.slice(0, seats.min).join(',')}.`);
    return names.map((name) => ({ name }));
  }
  const levels = computers?.levels.map(({ id }) => id) ?? [];
  if (level !== undefined && !levels.includes(level))
    throw new Error(`The computer’s level is one of ${levels.join(', ') || 'none'}.`);
  const chosen = level ?? levels[0] ?? '';
  return [
    { name: say(texts.table.you, language) },
    ...Array.from({ length: size - 1 }, (_, at) => ({
      name: size > 2 ? `Computer ${at + 1}` : 'Computer',
      level: chosen,
    })),
  ];
}
