import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LEVEL_NAMES } from '@longtable/kit';
import { expect, test } from 'vitest';
import { apiPage, KIT, PLAYGROUND } from './api.ts';
import { withStructure } from './structure.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const pages = [
  ['docs/api.md', apiPage(join(ROOT, 'games/kit/index.ts'), KIT), 150],
  ['docs/api-playground.md', apiPage(join(ROOT, 'playground/index.ts'), PLAYGROUND), 15],
] as const;

test.each(pages)('%s is current (npm run docs)', (path, page) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(page);
});

test.each(pages)('%s describes every export', (_, page, count) => {
  const sections = page.split('\n### ').slice(1);
  expect(sections.length).toBeGreaterThan(count);
  const undescribed = sections.filter((section) => section.split('\n\n')[1]?.startsWith('```'));
  expect(undescribed.map((section) => section.split('\n')[0])).toEqual([]);
});

test('lists async functions and public members, and overloaded methods without their implementation', () => {
  const [, [, page]] = pages;
  expect(page).toContain('function startPlayground(options: PlaygroundOptions = {}): Promise<Playground>');
  expect(page).toContain('type ServerSetup =');
  expect(page).toContain('- `click(label: string): Promise<Outcome>`');
  expect(page).not.toMatch(/`(static |readonly )?(async )?#|`async (click|choose|submit)\(/);
});

test('lists the settings of the contract suite and the ids of levels', () => {
  const [[, kit]] = pages;
  expect(kit).toContain('function gameContract(game: AnyGame, settings: ContractSettings = {}): void');
  expect(kit).toContain('- `readonly scramble?: Scramble`: Required for games with secrets.');
  expect(kit).toContain(
    Object.keys(LEVEL_NAMES)
      .map((id) => `\`${id}\``)
      .join(', '),
  );
});

test('docs/architecture.md is current (npm run docs)', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  expect(withStructure(page, ROOT)).toBe(page);
  expect(withStructure('<!-- discord -->\nold\n<!-- /discord -->', ROOT)).toMatch(
    /import discord\.js: .*`bot\/gateway`.*Folders that don’t: .*`bot\/host`/,
  );
});

test('runs the example of the contract', () => {
  const [[, kit]] = pages;
  const example = /```ts\n([\s\S]*?)```/.exec(kit)?.[1] ?? '';
  const expected = [...example.matchAll(/; \/\/ (.*)$/gm)].map(([, output]) => output);
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', example];
  const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(output.trim().split('\n')).toEqual(expected);
});
