import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { apiPage } from './api.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const page = apiPage(join(ROOT, 'games/kit/index.ts'));

test('docs/api.md is current (npm run docs)', () => {
  expect(readFileSync(join(ROOT, 'docs/api.md'), 'utf8')).toBe(page);
});

test('describes every export of the kit', () => {
  const sections = page.split('\n### ').slice(1);
  expect(sections.length).toBeGreaterThan(150);
  const undescribed = sections.filter((section) => section.split('\n\n')[1]?.startsWith('```'));
  expect(undescribed.map((section) => section.split('\n')[0])).toEqual([]);
});

test('runs the example of the contract', () => {
  const example = /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const expected = [...example.matchAll(/; \/\/ (.*)$/gm)].map(([, output]) => output);
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', example];
  const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(output.trim().split('\n')).toEqual(expected);
});
