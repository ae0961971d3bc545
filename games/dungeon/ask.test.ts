import { read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { ask, choices, dungeon } from './index.ts';
import { newRun } from './options.ts';
import type { HeroName } from './rules/heroes.ts';
import type { Room, State } from './state.ts';
import { stage } from './testing/stage.ts';

const reader = (language: 'en' | 'de') => ({ viewer: 0, language, names: ['Ada'] });
const run = (room: Room): State => ({ ...newRun([], 1), room });
const askFor = (state: State, language: 'en' | 'de' = 'en') => ask(state, 0, '', reader(language));
const effectOf = (state: State, language: 'en' | 'de' = 'en') => {
  const detail = choices(state, 0, 'e')[0]?.detail;
  return detail && read(detail, reader(language));
};

test.each([
  ['Jon Snow', '@s', { health: 280 }, 'heals 20, hits the Lannister Soldier for 30'],
  ['Jon Snow', 's@s', {}, 'hits 1 of 2 enemies in reach for 30'],
  ['Jon Snow', '@.....s', { health: 280 }, 'heals 20, nobody in reach'],
  ['Jon Snow', '@s', { remaining: 2 }, undefined],
  ['Melisandre', '@s.k......s', {}, '5 hits for up to 15 each on 2 enemies in reach'],
  ['Bronn', '@s', {}, 'hits the Lannister Soldier for up to 35'],
  ['Ygritte', '@.k', {}, 'hits the Lannister Knight for up to 30'],
] as const)('describes the ability of %s in %j with %j as %s', (name: HeroName, drawing, figures, en) => {
  expect(effectOf(run(stage(drawing, name, figures)))).toBe(en);
});

describe('the status', () => {
  test.each([
    ['s.s\n.@.\ns.s', {}, 'Defeat 4 enemies. 4 enemies can see you.'],
    ['@......s', {}, 'Defeat the last enemy. Nobody can see you.'],
    ['@.s', {}, 'Defeat the last enemy. The Lannister Soldier can see you.'],
    ['.s.\ns@s\n.s.', {}, 'Defeat 4 enemies. 4 enemies can see you: up to 32 damage.'],
    // 4 of 9 attack rolls are at least 5, and the hero does not defend.
    [
      '@s',
      { health: 5, defense: 0 },
      'Defeat the last enemy. The Lannister Soldier can see you: up to 8 damage, 44% chance of death.',
    ],
    ['.D\n@.', { health: 101 }, 'Defeat the last enemy. Up to 100 damage.'],
  ])('is for %j with %j: %s', (drawing, figures, line) => {
    expect(askFor(run(stage(drawing, 'Bronn', figures)))).toBe(line);
  });
});

test.each([
  [['@s', '@k'], 0, 'Choose your hero for the next 2 levels.'],
  [['@s'], 0, 'Choose your hero for this level.'],
  [['@s'], 75, 'Choose an experienced hero for this level.'],
])('asks for a hero for %j after %i experience: %s', (levels, prior, en) => {
  expect(askFor(newRun(levels, 1, prior))).toBe(en);
});

test('accepts typed lines that are not offered', () => {
  const state = run(stage('@#.....s', 'Melisandre', { mana: 0 }));
  for (const line of ['w', 'e', 'walk d']) {
    expect(dungeon.acceptsUnlisted?.(state, 0, line), line).toBe(true);
    expect(dungeon.play(state, 0, line).refused).toBeUndefined();
  }
  for (const line of ['q', 'rest', 'x', '']) expect(dungeon.acceptsUnlisted?.(state, 0, line), line).toBe(false);
});

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
