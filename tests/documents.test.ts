import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BESTIARY } from '@longtable/dungeon/rules/enemies';
import { HERO_NAMES, newHero } from '@longtable/dungeon/rules/heroes';
import { stateSchema } from '@longtable/dungeon/state';
import { stage } from '@longtable/dungeon/testing/stage';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Rows of the report: requirement, state and evidence. */
const rows = read('docs/reports/documents.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Requirement|State|done|partly|decided) \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

test('gives every requirement a state and evidence', () => {
  expect(rows.length).toBeGreaterThan(250);
  const wrong = rows.filter(
    ([requirement, state = '', evidence = '', ...rest]) =>
      !requirement || !['done', 'partly', 'decided'].includes(state) || evidence === '' || rest.length > 0,
  );
  expect(wrong).toEqual([]);
});

test('names every requirement of No Time to Spy once', () => {
  const ids = rows.flatMap(([requirement = '']) => /^(?:FA-[A-Z]+ |QA)\d+/.exec(requirement)?.[0] ?? []);
  expect(ids.filter((id) => id.startsWith('FA')).map((id) => Number(id.split(' ')[1]))).toEqual(
    Array.from({ length: 130 }, (_, index) => index + 1),
  );
  expect(ids.filter((id) => id.startsWith('QA'))).toEqual(Array.from({ length: 15 }, (_, index) => `QA${index + 1}`));
});

test('cites test files that exist and titles that are in them', () => {
  const cited = rows.flatMap(([, , evidence = '']) =>
    [...evidence.matchAll(/`([^`]+\.test\.ts)(?: -t '([^']+)')?`/g)].map(([, file = '', title]) => ({ file, title })),
  );
  expect(cited.length).toBeGreaterThan(300);
  const missing = cited.filter(({ file, title }) => {
    if (!existsSync(join(ROOT, file))) return true;
    return title !== undefined && !stringsIn(file).some((text) => text.includes(title));
  });
  expect(missing).toEqual([]);
  // Vitest reads `-t` as a regular expression, so cited titles must not contain its special characters.
  expect(cited.filter(({ title = '' }) => /[()[\]?*+^$|\\]/.test(title))).toEqual([]);
});

test('describes every package', () => {
  const [, section = ''] = /^## Dependencies$([\s\S]*?)^## /m.exec(read('docs/contributing.md')) ?? [];
  const listed = [...section.matchAll(/^\| (`.+?`) \| \S/gm)].flatMap(([, cell = '']) =>
    cell.split(', ').map((name) => name.slice(1, -1)),
  );
  const packages = ['package.json', 'tools/package.json', 'playground/package.json', 'spy-server/package.json'].flatMap(
    (path) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path));
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    },
  );
  const others = new Set(packages.filter((name) => !name.startsWith('@longtable/')));
  expect(listed.toSorted()).toEqual([...others].toSorted());
});

test('draws Dungeon’s classes with the fields of its state', () => {
  const diagram = new Map(
    [...read('games/dungeon/README.md').matchAll(/^ {2}class (\w+) \{ (.+) \}$/gm)].map(
      ([, name = '', fields = '']) => [name, fields.split(', ')] as const,
    ),
  );
  const fieldsOf = (...names: string[]) => names.flatMap((name) => diagram.get(name) ?? [name]).sort();
  for (const hero of HERO_NAMES.map((name) => newHero(name)))
    expect(Object.keys(hero).sort()).toEqual(fieldsOf('Unit', 'Hero', hero.class));
  for (const enemy of BESTIARY.values()) {
    const name = enemy.kind[0]?.toUpperCase() + enemy.kind.slice(1);
    expect(Object.keys(enemy).sort()).toEqual(fieldsOf('Unit', 'Enemy', name));
  }
  expect(Object.keys(stage('@s', 'Jon Snow')).sort()).toEqual(fieldsOf('Room'));
  expect(Object.keys(stateSchema.shape)).toEqual(expect.arrayContaining(fieldsOf('State')));
});

/** Returns the string literals of a file. */
function stringsIn(file: string): string[] {
  return [...read(file).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}
