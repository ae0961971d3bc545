import { expect, test } from 'vitest';
import { dailyOptions, scoreRun } from './daily.ts';
import { HERO_NAMES } from './rules/heroes.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { stage } from './testing/stage.ts';

const run = (drawing: string, rounds: number, figures = {}, prior = 0): State => {
  const room = stage(drawing, 'Bronn', figures);
  return { random: 0, level: 1, rounds, prior, ahead: [], room };
};
const cleared = (rounds: number, health: number) => {
  const state = run('@s', rounds, { health });
  return { ...state, room: { ...state.room!, enemies: [] } };
};

test('every level has its days, and can be played with every hero', () => {
  const levels = Array.from({ length: 20 }, (_, seed) => dailyOptions(seed).level);
  expect(new Set(levels)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  for (const hero of HERO_NAMES)
    for (const level of levels) expect(setup({ level: level!, hero }, 1).refused).toBeUndefined();
});

test('cleared first, then fewer rounds, then more health; else more experience, that of the levels before apart', () => {
  const better = [
    cleared(40, 10),
    cleared(41, 200),
    cleared(41, 199),
    run('@s', 300, { level: 3, experience: 20 }, 50),
    run('@s', 7, { level: 2, experience: 60 }),
    run('@s', 9, { level: 3, experience: 20, health: 0 }, 120),
    { ...run('@s', 0), room: null },
  ].map((state) => scoreRun(state).points);
  const ranked = better.toSorted((a, b) => b[0]! - a[0]! || b[1]! - a[1]! || b[2]! - a[2]!);
  expect(ranked).toEqual(better);
});
