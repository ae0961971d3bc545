import { describe, expect, test } from 'vitest';
import { computers, levels, random } from './spy.ts';

describe('a sample of the campaigns', { timeout: 120_000 }, () => {
  test('random matches come to an end without an impossible state', () => {
    expect(random(3).matches).toBe(3);
  });

  test('so do matches of the computers', () => {
    expect(computers(9).matches).toBe(9);
  });

  test('the levels are in order and think fast', () => {
    expect(levels(10, 'casual', 'beginner').wins).toBeGreaterThanOrEqual(7);
    const { wins, longest } = levels(10, 'advanced', 'casual');
    expect(wins).toBeGreaterThanOrEqual(7);
    expect(longest).toBeLessThan(300);
  });
});
