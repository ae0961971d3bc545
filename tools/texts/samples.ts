import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Noun } from '@longtable/kit';
import { parseSync } from 'vite';

/** Used fields of a syntax tree node. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Parameters of a text, with the values to render it with. Undefined if a type is unknown. */
export type Samples = ReadonlyMap<string, readonly (readonly [name: string, values: readonly unknown[]])[] | undefined>;

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
export function readSamples(folder: string, language: Language): Samples {
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
  const one = join(folder, 'en.ts');
  if (statSync(one, { throwIfNoEntry: false })) return [one];
  return readdirSync(join(folder, 'en')).map((name) => join(folder, 'en', name));
}

/** Calls back for each function that is a value of an object, with the names on the way to it. */
function visit(node: unknown, path: readonly string[], found: (path: readonly string[], node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, path, found);
    return;
  }
  const { type, key, value, id, init } = node as Node;
  if (type === 'ArrowFunctionExpression') found(path, node as Node);
  else if (type === 'Property') visit(value, [...path, String((key as Node).name ?? (key as Node).value)], found);
  else if (type === 'VariableDeclarator') visit(init, [String((id as Node).name)], found);
  else for (const child of Object.values(node)) visit(child, path, found);
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
      const all = (type.types as Node[]).map((one) => valuesOf(one, language));
      return all.every((one) => one !== undefined) ? all.flat() : undefined;
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
