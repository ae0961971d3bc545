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

const DOC = String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n\s*)?(?://[^\n]*\n)?`;
const DECLARATION = new RegExp(`^${DOC}export (function|const|interface|type|class) (\\w+)`, 'gm');
const MEMBER = new RegExp(`^  ${DOC}((?:readonly |static )?\\w[^\\n]*)$`, 'gm');
const REEXPORT = /^export (?:type )?(\*|\* as \w+|\{[^}]*\}) from '(\.[^']+)';$/gm;

/** Returns a Markdown page with the exports of a module and their doc comments, one section per source file. */
export function apiPage(entry: string): string {
  const isContract = ([file]: [string, unknown]) => /\/game[./]/.test(file);
  const files = [...filesOf(entry)];
  const ordered = [...files.filter(isContract), ...files.filter((file) => !isContract(file))];
  const sections = ordered.map(([file, names]) => {
    const source = readFileSync(file, 'utf8');
    const shown = declarationsIn(source).filter(({ name }) => names === 'all' || names.has(name));
    return shown.length === 0
      ? ''
      : [`## ${file.slice(dirname(entry).length + 1)}`, ...shown.map(entryOf)].join('\n\n');
  });
  return [
    '# API of @longtable/kit',
    'Exports of `@longtable/kit` for authors of games. Start with [the guide](guide-1-first-game.md). `npm run docs` writes this page from the doc comments.',
    exampleIn(readFileSync(join(dirname(entry), 'game.ts'), 'utf8')),
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
function filesOf(entry: string, files = new Map<string, Set<string> | 'all'>()): Map<string, Set<string> | 'all'> {
  for (const [, names = '', path = ''] of readFileSync(entry, 'utf8').matchAll(REEXPORT)) {
    const file = join(dirname(entry), path);
    const known = files.get(file);
    if (!names.startsWith('{')) {
      files.set(file, 'all');
      filesOf(file, files);
    } else if (known !== 'all') {
      const taken = names.slice(1, -1).split(',');
      files.set(file, new Set([...(known ?? []), ...taken.map((name) => name.replace('type ', '').trim())]));
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
  return /^[\s\S]*?(?= \{(?:\}|\n))/.exec(source)?.[0] ?? '';
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
    !/^- `(?:readonly #|#|constructor|this|return|const|if|for|while)\b/.test(member);
  return [members.filter(isPublic).join('\n')];
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
