import { describe, expect, test } from 'vitest';
import { isRedundant } from '../play.ts';
import { card, stage } from '../testing/stage.ts';
import { dangerBehind, dangerOf, focusBreaker, intentOf } from './monsters.ts';

describe('the danger to Runa', () => {
  const room = stage({ monsters: [{ name: 'Spider' }, { name: 'Gorgon', next: 1, pending: 1 }] });

  test('adds up attacks and spells, with the pending focus', () => {
    expect(dangerOf(room)).toBe(10 + 14);
    expect(dangerOf(stage({ monsters: [{ name: 'Gorgon', next: 1 }, { name: 'Rat' }] }))).toBe(0);
  });

  test.each([
    ['Parry(1)', 3 + 14],
    ['Parry(2)', 14],
    ['Reflect(1)', 10 + 4],
    ['Reflect(2)', 10],
    ['Focus(1)', 24],
    ['Slash(1)', 24],
  ])('behind %s is %i', (name, damage) => {
    expect(dangerBehind(room, card(name))).toBe(damage);
  });
});

test('uses the ability that a monster can pay for, with or without its pending focus', () => {
  const [gorgon] = stage({ monsters: [{ name: 'Gorgon', next: 1, pending: 1 }] }).monsters;
  expect([intentOf(gorgon!).name, intentOf(gorgon!, false).name]).toEqual(['Fire', 'Focus']);
});

test.each([
  [[{ name: 'Rat', next: 1 }], 'Claw'],
  [[{ name: 'Spider' }, { name: 'Mushroomlin', next: 1 }], 'Scratch'],
  [[{ name: 'Spider' }, { name: 'Goblin' }], undefined],
] as const)('Runa’s focus is broken by %j: %s', (monsters, name) => {
  expect(focusBreaker(stage({ monsters }))?.name).toBe(name);
});

test.each([
  [25, [1, 2, 3], false],
  [30, [1, 2, 3], true],
  [31, [1, 2], false],
  [40, [1, 2], true],
  [49, [1], false],
])('decides with %i life whether discarding %j is redundant: %s', (hp, numbers, isMore) => {
  const resting = stage({ phase: { kind: 'heal' }, hand: ['Slash(1)', 'Ice(1)', 'Fire(1)', 'Parry(1)'], runa: { hp } });
  expect(isRedundant(resting, { verb: 'choose', numbers })).toBe(isMore);
  expect(isRedundant({ ...resting, phase: { kind: 'card' } }, { verb: 'choose', numbers })).toBe(false);
});
