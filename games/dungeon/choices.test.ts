import { read } from '@longtable/kit';
import { expect, test } from 'vitest';
import { choices } from './index.ts';
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
