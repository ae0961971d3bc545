import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconNames } from '@longtable/kit/picture/icons';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { run as runIcons } from './icons.ts';
import { run as runPreview } from './preview.ts';

const scratch = temporaryFolder();
afterAll(scratch.remove);
const at = (file: string) => join(scratch.path, file);
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  printed.mockClear();
  complained.mockClear();
});

async function preview(...args: string[]): Promise<string> {
  expect(await runPreview([...args, '--to', at('preview.html')])).toBe(0);
  return readFile(at('preview.html'), 'utf8');
}

test('shows start, middle and end of a game in all its languages, with pictures', async () => {
  const page = await preview('./docs/examples/last-stone/index.ts');
  expect(page.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>Start</h2>', '<h2>After 4 moves</h2>', '<h2>The end</h2>']);
  expect(page.match(/<img alt="" src="data:image\/png;base64,/g)).toHaveLength(6);
  for (const text of ['How many stones will you take?', 'Wie viele Steine nimmst du?', '<span>3 nehmen</span>'])
    expect(page).toContain(text);
  expect(page).toMatch(/gewinnt mit dem letzten Stein\.|Du gewinnst mit dem letzten Stein\./);
});

test('plays a game without computers at random, and shows a game with secrets to a spectator too', async () => {
  expect(await preview('./docs/examples/chess/index.ts')).toContain('<h2>The end</h2>');
  const page = await preview('./docs/examples/gold-rush/index.ts', '1', '2');
  expect(page.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>2</h2>']);
  expect(page.match(/<h3>.*?<\/h3>/g)).toContainEqual('<h3>de, spectator</h3>');
});

test('shows a running game to a reader who sees everything as running', async () => {
  const page = await preview('spy', '1', 'choose', '--open', '--language', 'en');
  expect(page).toContain('Ada:');
  expect(page).not.toContain('The match is over');
});

test('writes one picture to a PNG', async () => {
  const file = at('board.png');
  expect(await runPreview(['duel', '3', '24', '--to', file, '--viewer', '1', '--language', 'de'])).toBe(0);
  expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG');
  expect(await runPreview(['./docs/examples/gold-rush/index.ts', '--to', file])).toBe(2);
  expect(complained).toHaveBeenCalledWith('gold-rush draws no picture.');
});

test('shows the player and the reason of a refused line', async () => {
  expect(await runPreview(['./docs/examples/last-stone/index.ts', '1', 'take 9', '--to', at('x.html')])).toBe(2);
  expect(complained).toHaveBeenCalledWith(
    '"take 9" by seat 1 was refused. Take 1, 2 or 3 stones, for example “take 2”. (unknown)',
  );
});

test('rejects an unknown language', async () => {
  expect(await runPreview(['duel', '1', '2', '--language', 'xx', '--to', at('x.html')])).toBe(2);
  expect(complained).toHaveBeenCalledWith('--language is one of en, en-US, de, fr, es.');
});

test('lists the icons whose names contain all words', async () => {
  expect(await runIcons(['Dice', 'faces'])).toBe(0);
  expect(printed).toHaveBeenCalledWith('dice-eight-faces-eight\nperspective-dice-six-faces-five');
  expect(await runIcons(['no-such-icon'])).toBe(1);
});

test('writes all icons to a page', async () => {
  expect(await runIcons(['--to', at('icons.html')])).toBe(0);
  const page = await readFile(at('icons.html'), 'utf8');
  expect(page.match(/<figcaption>/g)).toHaveLength(iconNames().length);
});
