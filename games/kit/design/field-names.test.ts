import { expect, test } from 'vitest';
import { columnName, fieldName, parseFieldName } from './field.ts';

test('names columns after Z with two letters, and parses the names of fields', () => {
  expect([0, 25, 26, 27, 51, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  for (const cell of [
    { x: 0, y: 0 },
    { x: 25, y: 98 },
    { x: 26, y: 9 },
    { x: 53, y: 41 },
  ])
    expect(parseFieldName(fieldName(cell))).toEqual(cell);
  expect(['a1', 'A0', 'A100', 'ABC1', '1A', 'A', ''].map(parseFieldName)).toEqual(Array(7).fill(undefined));
});
