import { expect, test } from 'vitest';
import { playOut } from '../testing/play-out.ts';
import { fighter, meeting, stage } from '../testing/stage.ts';
import { LEVELS, line } from './index.ts';

/** Counts the games that the first level wins, with decks and starts swapped. */
function wins(level: string, other: string, games: number): number {
  return Array.from({ length: games }, (_, game) => {
    const seat = (game >> 1) % 2;
    const end = playOut(meeting(game >> 2, game % 2 === 0 ? 0 : 1), (state) =>
      line(state, state.current, state.current === seat ? level : other),
    );
    return end.winner === seat;
  }).filter((won) => won).length;
}

test.each([
  ['casual', 'beginner', 100, 60],
  ['advanced', 'casual', 40, 24],
])('%s beats %s: of %i games more than %i', (level, other, games, min) => {
  expect(wins(level, other, games)).toBeGreaterThan(min);
});

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

test('the built-in decks are balanced at the casual level', () => {
  const games = 400;
  const wins = Array.from({ length: games }, (_, game) => {
    const seat = game % 2 === 0 ? 0 : 1;
    return playOut(meeting(game >> 1, seat), (state) => line(state, state.current, 'casual')).winner === seat;
  });
  const tidewatch = wins.filter((won) => won).length / games;
  expect(tidewatch).toBeGreaterThan(0.45);
  expect(tidewatch).toBeLessThan(0.55);
});
