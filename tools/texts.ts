import { readdirSync, readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type AnyGame,
  inLanguage,
  LANGUAGES,
  type Language,
  type Noun,
  type Reader,
  RNG,
  read,
  say,
  storyTexts,
} from '@longtable/kit';
import { adviceFor } from '@longtable/kit/computers/levels';
import { isNoun } from '@longtable/kit/grammar/noun';
import { positionAfter, randomLine, startPosition } from '@longtable/kit/testing/random-play';
import { parseSync } from 'vite';
import { builtInGames } from '../games/index.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Maximum number of renderings per text. */
const MAX_RENDERINGS = 6;

/** A text of a folder's words in one language. Undefined if its parameters have a type of the game. */
interface Rendered {
  readonly folder: string;
  readonly key: string;
  readonly text: string | undefined;
}

/** Renders every text of the folders that start with a path, with sample parameters. */
export async function renderTexts(language: Language, path: string): Promise<Rendered[]> {
  const files = await Array.fromAsync(
    glob('{bot,commands,games,spy-server}/**/words/texts.ts', {
      cwd: ROOT,
      exclude: (name) => name.includes('node_modules'),
    }),
  );
  const groups = files.sort().filter((file) => file.startsWith(path));
  const rendered = groups.map(async (file): Promise<Rendered[]> => {
    const { texts } = await import(resolve(ROOT, file));
    const folder = dirname(file);
    const samples = readSamples(resolve(ROOT, folder), language);
    return [...renderSection(texts, ['en'], language, samples)].map((omit) => ({ folder, ...omit }));
  });
  return (await Promise.all(rendered)).flat();
}

function* renderSection(
  section: object,
  path: readonly string[],
  language: Language,
  samples: Samples,
): Iterable<Omit<Rendered, 'folder'>> {
  for (const [name, entry] of Object.entries(section)) {
    const at = [...path, name];
    const key = at.slice(1).join('.');
    if (typeof entry === 'function') {
      for (const text of renderingsOf(entry, samples.get(at.slice(-2).join('.')), language)) yield { key, text };
    } else if ('en' in entry) {
      const value: unknown = inLanguage(entry, language);
      yield { key, text: isNoun(value) ? value.noun : String(value) };
    } else yield* renderSection(entry, at, language, samples);
  }
}

type Composed = (parameters: object) => Readonly<Record<Language, string>>;

/** Renders a text with each sample of each parameter. */
function renderingsOf(text: Composed, samples: ReturnType<Samples['get']>, language: Language) {
  if (!samples) return [undefined];
  const count = Math.min(MAX_RENDERINGS, Math.max(1, ...samples.map(([, values]) => values.length)));
  const renderings = Array.from({ length: count }, (_, at) => {
    const parameters = samples.map(([name, values], shift) => [
      name,
      values[(at + (at > 0 ? shift : 0)) % values.length],
    ]);
    return String(inLanguage(text(Object.fromEntries(parameters)), language));
  });
  return new Set(renderings);
}

/** Used fields of a syntax tree node. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Parameters of a text, with the values to render it with. Undefined if a type is unknown. */
type Samples = ReadonlyMap<string, readonly (readonly [name: string, values: readonly unknown[]])[] | undefined>;

/** Nouns of each gender, one of them long. */
const NOUNS: Readonly<Record<Language, readonly Noun[]>> = {
  en: [{ noun: 'Torchman' }, { noun: 'Ashling' }, { noun: 'Bo', name: true }],
  'en-US': [{ noun: 'Torchman' }],
  de: [
    {
      noun: 'Saatbauer',
      gender: 'm',
      cases: { accusative: 'Saatbauern', dative: 'Saatbauern', genitive: 'Saatbauern' },
    },
    { noun: 'Vogelscheuchenwache', gender: 'f' },
    { noun: 'Fohlen', gender: 'n' },
  ],
  fr: [
    { noun: 'guerrier', gender: 'm' },
    { noun: 'archère', gender: 'f' },
  ],
  es: [
    { noun: 'guerrero', gender: 'm' },
    { noun: 'araña', gender: 'f' },
  ],
};

const NUMBERS = [0, 1, 2, 12];
const NAMES = ['Ada', 'Wolfgang Amadeus zu Müller-Jones'];
const LISTS = [
  ['Ada', 'Bo'],
  ['Ada', 'Bo', 'Ines'],
];

/** Reads the parameter types of the texts in the English modules of a folder, by `section.key`. */
function readSamples(folder: string, language: Language): Samples {
  const samples = new Map<string, readonly (readonly [string, readonly unknown[]])[] | undefined>();
  for (const file of moduleFiles(folder)) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    visit(program as unknown as Node, [], (path, node) => {
      const [parameter] = node.params as Node[];
      samples.set(path.slice(-2).join('.'), parameter ? parametersOf(parameter, language) : []);
    });
  }
  return samples;
}

function moduleFiles(folder: string): string[] {
  const file = join(folder, 'en.ts');
  if (statSync(file, { throwIfNoEntry: false })) return [file];
  return readdirSync(join(folder, 'en')).map((name) => join(folder, 'en', name));
}

/** Calls back for each function that is a value of an object, with the names on the way to it. */
function visit(
  node: unknown,
  path: readonly string[],
  visitFunction: (path: readonly string[], node: Node) => void,
): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) visit(item, path, visitFunction);
    return;
  }
  const { type, key, value, id, init } = node as Node;
  if (type === 'ArrowFunctionExpression') visitFunction(path, node as Node);
  else if (type === 'Property')
    visit(value, [...path, String((key as Node).name ?? (key as Node).value)], visitFunction);
  else if (type === 'VariableDeclarator') visit(init, [String((id as Node).name)], visitFunction);
  else for (const child of Object.values(node)) visit(child, path, visitFunction);
}

function parametersOf(parameter: Node, language: Language) {
  const type = (parameter.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined;
  const members = type?.type === 'TSTypeLiteral' ? (type.members as Node[]) : undefined;
  const all = members?.map((member) => {
    const annotation = (member.typeAnnotation as Node).typeAnnotation as Node;
    const values = valuesOf(annotation, language);
    return [String((member.key as Node).name), values && member.optional ? [...values, undefined] : values] as const;
  });
  return all?.every(([, values]) => values !== undefined)
    ? (all as (readonly [string, readonly unknown[]])[])
    : undefined;
}

function valuesOf(type: Node, language: Language): readonly unknown[] | undefined {
  switch (type.type) {
    case 'TSNumberKeyword':
      return NUMBERS;
    case 'TSStringKeyword':
      return NAMES;
    case 'TSBooleanKeyword':
      return [true, false];
    case 'TSUndefinedKeyword':
      return [undefined];
    case 'TSLiteralType':
      return [(type.literal as Node).value];
    case 'TSUnionType': {
      const all = (type.types as Node[]).map((node) => valuesOf(node, language));
      return all.every((text) => text !== undefined) ? all.flat() : undefined;
    }
    case 'TSTypeOperator':
      return valuesOf(type.typeAnnotation as Node, language);
    case 'TSArrayType':
      return (type.elementType as Node).type === 'TSStringKeyword' ? LISTS : undefined;
    case 'TSTypeReference':
      return (type.typeName as Node).name === 'Noun' ? NOUNS[language] : undefined;
    default:
      return undefined;
  }
}

const PLAYERS = ['Ada', 'Bo', 'Ines', 'Cleo'];

/** Maximum number of lines of a game. */
const MAX_LINES = 150;

/** Share of the moves that are hints; the others are random, so that rare texts appear. */
const HINTS = 0.6;

const USAGE = `Prints texts as players read them.

  npm run texts -- fr                  every text in French, with sample parameters
  npm run texts -- fr games/duel       the texts of one folder
  npm run texts -- fr --games duel 10  ten games of Card Duel: questions, hints, log and ends`;

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [first, second = '', third = '10'] = positionals;
  const language = LANGUAGES.find((known) => known === first);
  if (values.help || !language) console.log(USAGE);
  else if (values.games) printGames(second, language, Number(third));
  else
    for (const { folder, key, text = '(rendered only in games)' } of await renderTexts(language, second))
      console.log(`${folder} ${key}: ${text}`);
}

/** Plays games and prints what the players read: questions, choices, hints, the log and the end. */
function printGames(id: string, language: Language, count: number): void {
  for (const game of builtInGames.filter((builtInGame) => id === '' || builtInGame.id === id)) {
    for (let seed = 1; seed <= count; seed++) {
      console.log(`\n# ${say(game.title, 'en')}, game ${seed}`);
      playGame(game, language, seed);
    }
  }
}

function playGame(game: AnyGame, language: Language, seed: number): void {
  const random = RNG.seeded(seed);
  let position = startPosition(game, { options: game.options.parse({}), seed, seats: game.seats.min });
  for (let step = 0; step < MAX_LINES; step++) {
    const [seat] = game.turn(position.state);
    const readerOf = (viewer: Reader['viewer']): Reader => ({ viewer, language, names: PLAYERS });
    if (seat === undefined) {
      for (const viewer of [0, 'spectator'] as const)
        console.log(game.presentation.ending(position.state, readerOf(viewer)));
      return;
    }
    const reader = readerOf(seat);
    const question = game.presentation.ask?.(position.state, seat, '', reader);
    const labels = game.choices(position.state, seat, '').map(({ label }) => read(label, reader));
    console.log(`? ${question ?? ''} [${labels.slice(0, 8).join(' | ')}]`);
    const advice = adviceFor(game, position.state, seat, random);
    if (advice?.why !== undefined) console.log(`! ${advice.line}: ${say(advice.why, language)}`);
    const line =
      advice && random.below(100) < 100 * HINTS ? advice.line : randomLine(game, position.state, seat, random);
    if (line === undefined) return;
    position = positionAfter(game, position, seat, line);
    for (const viewer of new Set([seat, 1 - seat])) {
      const told = storyTexts(game, position.events, readerOf(viewer));
      if (told.length > 0) console.log(`${PLAYERS[viewer] ?? viewer}> ${told.join(' / ')}`);
    }
  }
}
