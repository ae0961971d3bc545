import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';

export const ROOT = resolve(import.meta.dirname, '../..');

/** A text and its location. Placeholders are kept as in the source: `${name}`. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface Translated extends Found {
  readonly language: TextLanguage;
  /** False if the text is part of a concatenation. */
  readonly isWhole: boolean;
}

/** Used fields of a syntax tree node. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Source {
  readonly file: string;
  readonly code: string;
  /** All nodes, parents before children. */
  readonly nodes: readonly Node[];
}

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
/** Language of a text in the sources. */
export type TextLanguage = (typeof LANGUAGES)[number];

const SOURCES = ['bot', 'commands', 'docs/examples', 'games', 'playground', 'spy-server', 'storage', 'tools'];

const isSource = (file: string) =>
  file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(^|\/)(testing|node_modules)\//.test(file);

/** Returns the source files with user-facing texts. */
export function readSources(): Source[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter(isSource)
      .map((file) => {
        const code = readFileSync(join(ROOT, file), 'utf8');
        return { file, code, nodes: nodesBelow(parseSync(file, code).program as unknown as Node) };
      }),
  );
}

/** Returns the documentation pages without code. */
export function readPages(): Found[] {
  const docs = readdirSync(join(ROOT, 'docs')).filter((name) => /^[a-z0-9-]+\.md$/.test(name));
  return [
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'playground/README.md',
    ...docs.map((name) => join('docs', name)),
  ].map((file) => ({
    file,
    line: 1,
    text: proseOf(readFileSync(join(ROOT, file), 'utf8')),
  }));
}

/** Removes code, addresses and HTML from Markdown. Line numbers and alt texts are kept. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]*`/g, '`…`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, '');
}

/** Returns a node and all its descendants. */
function nodesBelow(node: Node, found: Node[] = []): Node[] {
  found.push(node);
  for (const key in node) {
    const child = node[key];
    if (Array.isArray(child)) for (const each of child) if (isNode(each)) nodesBelow(each, found);
    if (isNode(child)) nodesBelow(child, found);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function identifiersOf({ nodes }: Source): Set<string> {
  const isNamed = ({ type }: Node) => type === 'Identifier' || type === 'PrivateIdentifier';
  return new Set(nodes.filter(isNamed).map(({ name }) => name as string));
}

/** Removes code from a text and replaces placeholders with an ellipsis. */
export function withoutCode(text: string): string {
  const parts = text.split(/(\$?\{|\})/);
  let depth = 0;
  const bare = parts.map((part) => {
    const was = depth;
    if (part === '${' || (part === '{' && depth > 0)) depth += 1;
    else if (part === '}' && depth > 0) depth -= 1;
    if (was === 0 && depth === 1) return '…';
    return was === 0 ? part : '';
  });
  return bare.join('').replaceAll(/```[\s\S]*?```|`[^`]*`/g, '`…`');
}

/** Returns the texts of a file, and the objects that lack a language. */
export function translationsOf(source: Source): { texts: Translated[]; incomplete: Found[] } {
  const texts: Translated[] = [];
  const incomplete: Found[] = [];
  const add = (language: TextLanguage, parts: readonly Part[]) => {
    for (const { text, isWhole, at } of parts)
      texts.push(Object.assign(foundAt(source, at, text), { language, isWhole }));
  };
  for (const node of source.nodes) {
    const wordList = listedIn(node, source.file);
    if (wordList) add(wordList.language, partsOf(nodesBelow(wordList.words), source));
    if (node.type !== 'ObjectExpression') continue;
    const properties = propertiesOf(node);
    const given = LANGUAGES.filter((language) => properties.has(language));
    const parts = given.map((language) => textsIn(properties.get(language) as Node, source, true));
    for (const [index, language] of given.entries()) add(language, parts[index] ?? []);
    if (given.length === 1 && properties.size === 1 && parts[0]?.length)
      incomplete.push(foundAt(source, node, source.code.slice(node.start, node.end)));
  }
  return { texts, incomplete };
}

/** Returns the language and the object of a declaration such as `const de = { … }`, or of any in `words/de/`. */
function listedIn({ type, id, init }: Node, file: string): { language: TextLanguage; words: Node } | undefined {
  if (type !== 'VariableDeclarator' || (init as Node | null)?.type !== 'ObjectExpression') return undefined;
  const language = LANGUAGES.find((each) => each === (id as Node).name || file.includes(`/words/${each}/`));
  return language && { language, words: init as Node };
}

function partsOf(nodes: readonly Node[], source: Source): Part[] {
  const keys = new Set(nodes.filter(({ type }) => type === 'Property').map(({ key }) => key));
  return nodes.flatMap((at) => {
    const text = keys.has(at) ? undefined : stringOf(at, source);
    return text === undefined ? [] : [{ text, isWhole: true, at }];
  });
}

function propertiesOf(node: Node): Map<string, Node> {
  const properties = (node.properties as Node[]).filter(({ type }) => type === 'Property');
  return new Map(
    properties.map((each) => [String((each.key as Node).name ?? (each.key as Node).value), each.value as Node]),
  );
}

interface Part {
  readonly text: string;
  readonly isWhole: boolean;
  readonly at: Node;
}

/** Returns the possible texts of a value: a string, alternatives or concatenated parts. */
function textsIn(node: Node, source: Source, isWhole: boolean): Part[] {
  const text = stringOf(node, source);
  if (text !== undefined) return [{ text, isWhole, at: node }];
  const within = (key: string, whole: boolean) =>
    [node[key]].flat().flatMap((each) => (each ? textsIn(each as Node, source, whole) : []));
  switch (node.type) {
    case 'ConditionalExpression':
      return [...within('consequent', isWhole), ...within('alternate', isWhole)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...within('left', false), ...within('right', false)];
    case 'ArrayExpression':
      return within('elements', false);
    case 'CallExpression':
      return textsIn(node.callee as Node, source, false);
    case 'MemberExpression':
      return within('object', false);
    case 'ArrowFunctionExpression':
      return within('body', isWhole);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return within('expression', isWhole);
    default:
      return [];
  }
}

function stringOf(node: Node, { code }: Source): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const filled = node.expressions as Node[];
  return (node.quasis as Node[])
    .map((quasi, index) => {
      const { cooked } = quasi.value as { cooked: string };
      const expression = filled[index];
      return cooked + (expression ? `\${${code.slice(expression.start, expression.end)}}` : '');
    })
    .join('');
}

/** Returns a text whose line number is computed on access. */
function foundAt({ file, code }: Source, { start }: Node, text: string): Found {
  return {
    file,
    text,
    get line() {
      return code.slice(0, start).split('\n').length;
    },
  };
}
