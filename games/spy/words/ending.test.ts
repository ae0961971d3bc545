import { expect, test } from 'vitest';
import { drawStatistics } from '../drawing/ending.ts';
import { readerFor } from '../testing/readers.ts';
import { stage } from '../testing/stage.ts';
import { ending } from './ending.ts';

const over = () => {
  const { state } = stage(
    ['..'],
    [
      { at: 'A1', ip: 300 },
      { at: 'B1', faction: 1, ip: 363 },
    ],
  );
  return { ...state, phase: 'over' as const, ending: { winner: 1 as const, reason: 'VICTORY_BY_IP' as const } };
};

test('names the winner with the score, the winner’s first', () => {
  expect(ending(over(), readerFor('spectator'))).toBe('Bo wins 363 : 300 with more intelligence points (IP).');
  expect(ending(over(), readerFor(1, 'de'))).toContain('Du gewinnst 363 : 300');
});

test('omits statistics that are zero for both players', () => {
  const rows = drawStatistics(over(), readerFor('spectator'));
  expect(rows.some((row) => row.startsWith('Total IP'))).toBe(true);
  expect(rows.filter((row) => /\b0 +0$/.test(row) || row.includes('–'))).toEqual([]);
});
