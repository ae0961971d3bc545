import { describe, expect, it } from 'vitest';
import { formatMessageTime, timestamp } from './drawing.ts';

const NOW = 1_700_000_000;

describe('timestamp', () => {
  it.each([
    [3, 'en-US', 'in 3 seconds'],
    [-80, 'en-US', '1 minute ago'],
    [86_400 * 2, 'de', 'in 2 Tagen'],
    [3_600 * 5 - 1, 'en-US', 'in 5 hours'],
    [3_600 * 5, 'de', 'in 5 Stunden'],
    [-86_400 * 400, 'en-US', '1 year ago'],
    [0, 'en-US', 'in 0 seconds'],
  ])('formats %i s from now in %s', (distance, locale, expected) => {
    expect(timestamp(NOW + distance, 'R', locale, NOW)).toBe(expected);
  });

  it('formats a day, and does not fail on an invalid date', () => {
    expect(timestamp(NOW, 'D', 'en-US')).toContain('November');
    expect(timestamp(1e20, 'F', 'en-US')).toBe('100000000000000000000');
  });
});

describe('written', () => {
  it("omits today's date", () => {
    const now = new Date(2024, 4, 17, 20, 0);
    expect(formatMessageTime(new Date(2024, 4, 17, 9, 5).toISOString(), 'de', now)).toBe('09:05');
    expect(formatMessageTime(new Date(2024, 4, 16, 9, 5).toISOString(), 'de', now)).toBe('16.05.24, 09:05');
  });
});
