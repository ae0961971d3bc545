import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Exported declaration with its doc comment. */
interface Declaration {
  readonly kind: string;
  readonly name: string;
  readonly comment: string;
  /** Source text from the keyword to the end of the declaration. */
  readonly source: string;
}

/** Exported names by their names in the file, or all. */
type Names = ReadonlyMap<string, string> | 'all';

const DOC = String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n\s*)?(?://[^\n]*\n)?`;
const DECLARATION = new RegExp(`^${DOC}export (?:async )?(function|const|interface|type|class) (\\w+)`, 'gm');
const MEMBER = new RegExp(`^  ${DOC}((?:readonly |static )?\\w[^\\n]*)$`, 'gm');
const REEXPORT = /^export (?:type )?(\*|\* as \w+|\{[^}]*\}) from '(\.[^']+)';$/gm;

/** Heading of an API page, its introduction, and the file whose first doc comment has an example. */
interface ApiHead {
  readonly title: string;
  readonly about: string;
  readonly example: string;
  /** Entry points whose exports follow those of the main one. */
  readonly more?: readonly string[];
}

export const KIT: ApiHead = {
  title: 'API of @longtable/kit',
  about:
    'Exports of `@longtable/kit` for authors of games, and of `@longtable/kit/testing` for [their tests](#testingcontractts). Start with [the guide](guide-1-first-game.md).',
  example: 'game.ts',
  more: ['testing/index.ts'],
};

export const PLAYGROUND: ApiHead = {
  title: 'API of @longtable/playground',
  about:
    'Exports of `@longtable/playground` for tests of bots. Start with [its recipes](../playground/README.md#recipe-1-test-a-command).',
  example: 'index.ts',
};

/** Returns a Markdown page with the exports of a module and their doc comments, one section per source file. */
export function apiPage(entry: string, { title, about, example, more = [] }: ApiHead = KIT): string {
  const isContract = ([file]: [string, unknown]) => /\/game[./]/.test(file);
  const others = more.map((path) => join(dirname(entry), path));
  const files: [string, Names][] = [entry, ...others].flatMap((each) => [[each, 'all'], ...filesOf(each)]);
  const ordered = [...files.filter(isContract), ...files.filter((file) => !isContract(file))];
  const sections = ordered.map(([file, names]) => {
    const source = readFileSync(file, 'utf8');
    const shown = declarationsIn(source).flatMap((each) => {
      const name = names === 'all' ? each.name : names.get(each.name);
      return name === undefined ? [] : [{ ...each, name, source: each.source.replace(each.name, name) }];
    });
    return shown.length === 0
      ? ''
      : [`## ${file.slice(dirname(entry).length + 1)}`, ...shown.map(entryOf)].join('\n\n');
  });
  return [
    `# ${title}`,
    `${about} \`npm run docs\` writes this page from the doc comments.`,
    exampleIn(readFileSync(join(dirname(entry), example), 'utf8')),
    ...sections.filter(Boolean),
    '',
  ].join('\n\n');
}

/**
 * Returns the doc comment at the start of a file, which contains an example. Returns an empty text if there is none.
 */
function exampleIn(source: string): string {
  return textOf(/^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '', '\n');
}

/**
 * Returns the files that a module re-exports, directly or through other files, with the names that it takes from each.
 */
function filesOf(entry: string, files = new Map<string, Names>()): Map<string, Names> {
  for (const [, names = '', path = ''] of readFileSync(entry, 'utf8').matchAll(REEXPORT)) {
    const file = join(dirname(entry), path);
    const known = files.get(file);
    if (!names.startsWith('{')) {
      files.set(file, 'all');
      filesOf(file, files);
    } else if (known !== 'all') {
      const taken = names
        .slice(1, -1)
        .split(',')
        .map((name) => name.replace('type ', '').trim().split(' as '))
        .map(([name = '', as = name]) => [name, as] as const);
      files.set(file, new Map([...(known ?? []), ...taken]));
    }
  }
  return files;
}

function declarationsIn(source: string): Declaration[] {
  return [...source.matchAll(DECLARATION)].map((match) => {
    const [all, comment = '', kind = '', name = ''] = match;
    const rest = source.slice(match.index + all.lastIndexOf(`${kind} ${name}`));
    return { kind, name, comment: textOf(comment), source: rest };
  });
}

function entryOf({ kind, name, comment, source }: Declaration): string {
  return [`### ${name}`, comment, `\`\`\`ts\n${signatureOf(kind, source)}\n\`\`\``, ...membersOf(kind, source)]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the first lines of a declaration, without a body and comments. */
function signatureOf(kind: string, source: string): string {
  if (kind === 'type') return /^[\s\S]*?;(?=\n\n|\n*$|\nexport)/.exec(source)?.[0] ?? '';
  if (kind === 'const') return /^.*?(?= = [[{]|$| = z)/m.exec(source)?.[0] ?? '';
  return /^[\s\S]*?(?<!:)(?= \{(?:\}?\n))/.exec(source)?.[0] ?? '';
}

/** Returns a list of the members of an interface or class, each with its comment. */
function membersOf(kind: string, source: string): string[] {
  if (kind !== 'interface' && kind !== 'class') return [];
  const body = /\{\n([\s\S]*?)^\}/m.exec(source)?.[1] ?? '';
  const members = [...body.matchAll(MEMBER)].map(([, comment = '', member = '']) => {
    const signature = member.replace(/ \{$|;$/, '');
    return `- \`${signature}\`${comment === '' ? '' : `: ${textOf(comment)}`}`;
  });
  const isPublic = (member: string) =>
    !/^- `(?:(?:readonly |static |async )*#|(?:constructor|this|return|const|if|for|while)\b)/.test(member);
  const nameOf = (member: string) => /^- `(?:async )?(\w+)/.exec(member)?.[1] ?? '';
  // The last declaration of an overloaded method is its implementation.
  const isOverload = (member: string, index: number) =>
    member.startsWith('- `async ') &&
    members.slice(0, index).some((other) => other.startsWith(`- \`${nameOf(member)}(`));
  return [members.filter((member, index) => isPublic(member) && !isOverload(member, index)).join('\n')];
}

/** Returns a doc comment without its asterisks, with curly quotes outside of code. */
function textOf(comment: string, between = ' '): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  return lines
    .join(between)
    .trim()
    .replace(/```[\s\S]*?```|`[^`]*`|'|"([^"]*)"/g, (found, quoted) =>
      found === "'" ? '’' : quoted === undefined ? found : `“${quoted}”`,
    );
}
