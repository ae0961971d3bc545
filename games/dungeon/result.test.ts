import { expect, test } from 'vitest';
import { isLikeOthers, scoreRun, worthOf } from './result.ts';
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

test('ranks cleared runs by rounds, then health, and others by experience gained', () => {
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

test('compares the rounds with the goal', () => {
  const goals = [0, 0, 0, 0, 0, 50, 0];
  const words = (rounds: number) => scoreRun({ ...cleared(rounds, 9), goals }).words;
  expect(words(43)).toMatchObject({
    en: 'Bronn: 43 rounds (7 under the goal), 9 life left',
    de: 'Bronn: 43 Runden (7 unter dem Ziel), noch 9 Leben',
  });
  expect(words(52)).toMatchObject({ en: expect.stringContaining('(2 over the goal)') });
  expect(words(50)).toMatchObject({ en: expect.stringContaining('(exactly the goal)') });
});

test('ranks runs through several levels by the levels cleared and names the last one', () => {
  const further: State = { ...run('@s', 90, { level: 2, experience: 5, health: 0 }), level: 4, ahead: ['', ''] };
  const longer: State = { ...run('@s', 300, { level: 5, experience: 90, health: 0 }), level: 3, ahead: ['', '', ''] };
  expect(scoreRun(further).points[0]).toBeGreaterThan(scoreRun(longer).points[0]!);
  expect(scoreRun(further).words).toMatchObject({
    en: expect.stringMatching(/^Bronn died on level 4, round 90, \d+ experience$/),
    de: expect.stringMatching(/^Bronn ist auf Level 4 gestorben, Runde 90, \d+ Erfahrung$/),
  });
  expect(scoreRun({ ...cleared(400, 12), level: 10 }).words).toMatchObject({
    en: 'Bronn: all 10 levels in 400 rounds, 12 life left',
    de: 'Bronn: alle 10 Level in 400 Runden, noch 12 Leben',
  });
});

test('values quick runs over slow ones, those over defeats, and deeper descents over shallow ones', () => {
  const fallen = run('@s', 90, { health: 0 });
  const better: State[] = [
    cleared(40, 10),
    cleared(60, 10),
    cleared(900, 10),
    { ...fallen, level: 3, ahead: [''] },
    fallen,
  ];
  const worths = better.map(worthOf);
  expect(worths.toSorted((a, b) => b - a)).toEqual(worths);
  expect(worths[0]! - worths[1]!).toBeGreaterThan(0.05);
  const deep = (level: number) => worthOf({ ...fallen, level, endless: 1 });
  expect([deep(1), deep(11)]).toEqual([0, 0.5]);
  expect(deep(21)).toBeGreaterThan(deep(20));
});

test('compares only runs through our own levels', () => {
  expect([{}, { hero: 'Bronn' as const }].map(isLikeOthers)).toEqual([true, true]);
  expect(
    [{ level: 10 }, { levels: '@s' }, { prior: 50 }, { endless: true }, { hero: 'Maren' }].some(isLikeOthers),
  ).toBe(false);
});
