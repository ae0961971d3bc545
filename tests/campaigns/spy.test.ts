import { describe, expect, test } from 'vitest';
import { computers, levels, random } from './spy.ts';

describe('a sample of the campaigns', { timeout: 120_000 }, () => {
  test('finishes random matches without an impossible state', () => {
    expect(random(3).matches).toBe(3);
  });

  test('finishes matches between computers without an impossible state', () => {
    expect(computers(9).matches).toBe(9);
  });

  test('orders the levels by strength and answers fast', () => {
    expect(levels(10, 'casual', 'beginner').wins).toBeGreaterThanOrEqual(7);
    const { wins, longest } = levels(10, 'advanced', 'casual');
    expect(wins).toBeGreaterThanOrEqual(7);
    expect(longest).toBeLessThan(300);
  });
});
