import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Largest share of comments, titles and log lines that may match a pattern: patterns have false positives. */
const MAX_SHARE = 0.02;

const patterns = readFileSync(join(ROOT, 'tests/wording/idiom.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([source = '', advice = '']) => ({ pattern: new RegExp(source, 'i'), advice }));

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'))
  .flatMap((file) => {
    try {
      return [{ file, code: readFileSync(join(ROOT, file), 'utf8') }];
    } catch {
      // Deleted, but not committed yet.
      return [];
    }
  });

interface Phrase {
  readonly file: string;
  readonly text: string;
}

/** Returns the comments of a file; consecutive line comments count as one. */
function commentsOf({ file, code }: { file: string; code: string }): Phrase[] {
  const texts: string[] = [];
  let previousEnd = -1;
  for (const { type, value, start, end } of parseSync(file, code).comments) {
    const text = value
      .replaceAll(/^\s*\*+ ?/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const continues = type === 'Line' && previousEnd >= 0 && /^\n[ \t]*$/.test(code.slice(previousEnd, start));
    if (continues) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    previousEnd = type === 'Line' ? end : -1;
  }
  return texts.map((text) => ({ file, text }));
}

const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const LOG = /(?:console\.\w+|\blog\.(?:info|warn|error|debug))\(\s*(?:\{[^}]*\},\s*)?(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

const phrasesOf = (pattern: RegExp) => (source: { file: string; code: string }) =>
  [...source.code.matchAll(pattern)].map(([, , text = '']) => ({ file: source.file, text }));

describe('plain English', () => {
  test.each([
    ['comments', sources.flatMap(commentsOf)],
    ['test titles', sources.filter(({ file }) => file.endsWith('.test.ts')).flatMap(phrasesOf(TITLE))],
    ['log lines', sources.flatMap(phrasesOf(LOG))],
  ])('is used in %s', (_, phrases) => {
    const hits = phrases.flatMap(({ file, text }) => {
      const hit = patterns.find(({ pattern }) => pattern.test(text));
      return hit ? [`${file}: ${text} (${hit.advice})`] : [];
    });
    expect(hits.length <= MAX_SHARE * phrases.length ? [] : hits).toEqual([]);
  });
});

test('declares each exported type name once per package', () => {
  const declared = sources
    .filter(({ file }) => !/\.test\.ts$|(^|\/)testing\/|^tests\/|^docs\//.test(file))
    .flatMap(({ file, code }) =>
      [...code.matchAll(/^export (?:interface|type|class|abstract class) (\w+)/gm)].map(([, name = '']) => ({
        name,
        key: `${packageOf(file)} ${name}`,
        file,
      })),
    );
  const twice = [...Map.groupBy(declared, ({ key }) => key).values()].filter((each) => each.length > 1);
  expect(twice.map((each) => `${each[0]?.name}: ${each.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

function packageOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (top === 'games') return `games/${second}`;
  return ['playground', 'spy-server', 'tools'].includes(top) ? top : 'longtable';
}
