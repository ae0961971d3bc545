import { expect, test } from 'vitest';
import type { Table } from '../../storage/records/table.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { puzzleLines } from './exercise.ts';

const RATED = 'The puzzle is rated 1486.';

test.each([
  ['solved', undefined, `-# ${RATED}`],
  ['solved', 1, `-# For your rating, one hint makes it a draw. ${RATED}`],
  ['solved', 2, `-# For your rating, two hints make it a loss. ${RATED}`],
  ['failed', 2, `-# ${RATED}`],
] as const)('shows the result of a puzzle that is %s after hints (%s)', (how, hints, line) => {
  const puzzle = { id: 'p', rating: 1486, ...(hints && { hints }) };
  const table = { features: { puzzle }, ending: { by: 'puzzle', how } } as Partial<Table>;
  expect(puzzleLines({ table } as LoadedTable, 'en')).toEqual([line]);
});
