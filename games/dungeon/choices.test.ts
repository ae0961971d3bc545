import { read } from '@longtable/kit';
import { expect, test } from 'vitest';
import { ask, choices } from './index.ts';
import { newRun } from './options.ts';
import type { State } from './state.ts';
import { stage } from './testing/stage.ts';

const READER = { viewer: 0, language: 'en', names: ['Ada'] } as const;
const state: State = { ...newRun([], 1), room: stage('...\n.@s\n...', 'Bronn', { energy: 90 }) };
const shown = (of: State = state) =>
  choices(of, 0, '').map(({ line, label, at, emphasis, under, final, detail }) => ({
    ...{ line, label: read(label, READER), at, emphasis, final },
    ...{ under: under && read(under, READER), detail: detail !== undefined },
  }));

test('places the buttons as on a keyboard, and highlights all but waiting', () => {
  const pad = shown().filter(({ at }) => at);
  expect(pad.map(({ line, at, emphasis }) => [line, at?.row, at?.column, emphasis])).toEqual([
    ['q', 1, 0, 'aside'],
    ['w', 1, 1, 'usual'],
    ['e', 1, 2, 'usual'],
    ['a', 2, 0, 'usual'],
    ['s', 2, 1, 'usual'],
    ['d', 2, 2, 'usual'],
  ]);
  expect(pad.map(({ label }) => label)).toEqual(['Wait', '↑', expect.stringMatching(/^\w/), '←', '↓', '→']);
  expect(pad.filter(({ detail }) => detail).map(({ line }) => line)).toEqual(['e']);
  expect(pad.every(({ final, under }) => final && under === undefined)).toBe(true);
});

test('lists walks without positions', () => {
  const walks = shown().filter(({ line }) => line.startsWith('walk'));
  expect(walks.map(({ line }) => line)).toEqual(['walk a', 'walk w', 'walk s']);
  for (const walk of walks) expect(walk).toMatchObject({ at: undefined, emphasis: undefined, final: true });
  expect(new Set(walks.map(({ under }) => under)).size).toBe(1);
  expect(walks[0]?.under).toBeTruthy();
});

test('offers a rest with its length, and does not highlight it', () => {
  const tired: State = { ...newRun([], 1), room: stage('@#.....s', 'Bronn', { energy: 40 }) };
  expect(shown(tired).at(-1)).toMatchObject({
    line: 'rest',
    emphasis: 'aside',
    at: { row: 2, column: 3 },
    detail: true,
  });
});

test('lists all heroes with their abilities before the first level', () => {
  const before = newRun(['@s'], 1);
  const heroes = shown(before);
  expect(heroes.length).toBeGreaterThan(5);
  expect(heroes.map(({ line }) => line)).toEqual(heroes.map((_, index) => `${index + 1}`));
  expect(heroes[0]).toMatchObject({ label: 'Jon Snow', final: true, detail: true, at: undefined });
  expect(heroes[0]?.under).toBeTruthy();
  const [first] = choices(before, 0, '1');
  expect(read(first?.detail ?? '', READER)).not.toContain('Goal');
});

test('asks for a hero of an endless run, of a chosen level and of a run', () => {
  const asked = (more: Partial<State>) => ask({ ...newRun(['@s', '@k'], 1), ...more }, 0, '', READER);
  const texts = [{}, { endless: 1 }, { chosen: 3 }, { prior: 75 }].map(asked);
  expect(new Set(texts).size).toBe(4);
  expect(texts[2]).toContain('3');
});
