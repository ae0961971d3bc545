import { expect, test } from 'vitest';
import { readerFor } from '../testing/readers.ts';
import { enemyAt, ownAt, stage } from '../testing/stage.ts';
import { drawStatistics, ending } from './ending.ts';

const over = () => {
  const { state } = stage(['..'], [ownAt('A1', { ip: 300 }), enemyAt('B1', { ip: 363 })]);
  return { ...state, phase: 'over' as const, ending: { winner: 1 as const, reason: 'VICTORY_BY_IP' as const } };
};

test('names the winner with the score, the winner’s first', () => {
  expect(ending(over(), readerFor('spectator'))).toBe('Bo wins 363 to 300 on intelligence points (IP).');
  expect(ending(over(), readerFor(1, 'de'))).toContain('Du gewinnst 363 : 300');
});

test('names what decided the match before the other statistics', () => {
  const state = over();
  const [one, two] = state.sides;
  const sides: typeof state.sides = [
    { ...one, tally: { ...one.tally, secretIp: 300, damage: 100 } },
    { ...two, tally: { ...two.tally, secretIp: 13, catIp: 50, gadgetIp: 300, steps: 8 } },
  ];
  const rows = drawStatistics({ ...state, sides }, readerFor('spectator')).map((row) => row.replace(/ +/g, ' '));
  const [head, rest] = [rows.indexOf('What decided it:'), rows.indexOf('Also:')];
  expect(rows.slice(head + 1, rest)).toEqual([' From gadgets 0 300']);
  expect(rows.slice(rest + 1)).toEqual([
    ...[' From secrets 300 13', ' From the cat 0 50', ' From chips 100 100'],
    ...[' Damage taken 100 0', ' Steps 0 8'],
  ]);
});
