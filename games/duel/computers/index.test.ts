import { expect, test } from 'vitest';
import { fighter, stage } from '../testing/stage.ts';
import { LEVELS, line } from './index.ts';

test.each(LEVELS.map(({ id }) => id))('%s takes the win when it is there', (level) => {
  const field = { 1: fighter('Netter'), 2: fighter('Leviath', { awake: false }) };
  expect(line(stage({ field }, { life: 2 }), 0, level)).toBe('attack 0 with 1');
});

test('the advanced level anticipates the reply: keeps a shield up instead of dying', () => {
  const duel = stage({ life: 4, mana: 9, hand: 'Leviath Breaker' }, { field: { 1: fighter('Torchman') }, mana: 0 });
  expect(line(duel, 0, 'casual')).toMatch(/^set 1/);
  expect(line(duel, 0, 'advanced')).toMatch(/^set 2/);
});

test.each(LEVELS.map(({ id }) => id))('%s makes room in a full hand rather than lose a life', (level) => {
  const duel = stage({ hand: 'Leviath Leviath Leviath Leviath Leviath Leviath Corsair' });
  expect(line(duel, 0, level)).toMatch(/^sacrifice/);
});
