import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LEVEL_NAMES } from '@longtable/kit';
import { expect, onTestFinished, test } from 'vitest';
import { withStructure } from './main.ts';
import { buildReference } from './reference.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Builds a reference in a temporary folder and returns the function that reads one of its pages. Throws if an export has no comment. */
async function pagesOf(folder: string): Promise<(page: string) => string> {
  const out = mkdtempSync(join(tmpdir(), 'longtable-reference-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  await buildReference(folder, out);
  return (page) => readFileSync(join(out, page), 'utf8');
}

const sectionsOf = (page: string) => page.split('\n### ').slice(1);

test('lists public members of the playground', async () => {
  const page = (await pagesOf('playground/reference'))('README.md');
  expect(sectionsOf(page).length).toBeGreaterThan(15);
  expect(page).toContain('function startPlayground(options?): Promise<Playground>');
  expect(page).toContain('### ServerSetup');
  expect(page).toContain('click(label): Promise<Outcome>');
  expect(page).not.toMatch(/^#+ #|^(private|protected) /m);
});

test('lists the exports of the kit, the settings of the contract suite and the ids of levels', async () => {
  const read = await pagesOf('games/kit/reference');
  const [kit, testing] = [read('index/README.md'), read('testing.md')];
  expect(sectionsOf(kit).length).toBeGreaterThan(150);
  expect(testing).toContain('function gameContract(game, settings?): void');
  expect(testing).toMatch(/`scramble\?`.*\[`Scramble`\].*Required for games with secrets\./);
  expect(kit.replaceAll('\n', ' ')).toContain(
    Object.keys(LEVEL_NAMES)
      .map((id) => `\`${id}\``)
      .join(', '),
  );
});

test.each(['architecture', 'contributing'])('docs/%s.md is current (npm run docs)', (name) => {
  const page = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
  expect(withStructure(page, ROOT)).toBe(page);
});

test('draws the imports between folders', () => {
  expect(withStructure('<!-- imports -->\nold\n<!-- /imports -->', ROOT)).toMatch(
    /flowchart TD\n[\s\S]*bot_interactions --> bot_boards[;\n][\s\S]* storage --> games_kit/,
  );
});

test('runs the example of the contract', () => {
  const contract = readFileSync(join(ROOT, 'games/kit/game.ts'), 'utf8').replace(/^ \* ?/gm, '');
  const example = /```ts\n([\s\S]*?)```/.exec(contract)?.[1] ?? '';
  const expected = [...example.matchAll(/; \/\/ (.*)$/gm)].map(([, output]) => output);
  expect(expected).toHaveLength(2);
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', example];
  const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(output.trim().split('\n')).toEqual(expected);
});
