import { expect, test } from 'vitest';
import type { LoadedTable } from '../host/table/table.ts';
import { BoardCache } from './queue.ts';

const at = (revision: number) => ({ table: { id: 'one', revision } }) as LoadedTable;
const BODY = { content: 'the board' };

/** Boards on which the first revision stands, after further ones were made here. */
function after(...revisions: readonly number[]): BoardCache {
  const written = new BoardCache();
  written.set(at(1), 'message', BODY);
  for (const revision of revisions) written.recordChange(at(revision));
  return written;
}

test('moves that change nothing on the board are no reason to write it, however many wait', () => {
  expect(after(2, 3, 4, 3).has(at(4), 'message', BODY)).toBe(true);
  expect(after(2, 3, 4).has(at(4), 'message', { content: 'another' })).toBe(false);
  expect(after(2, 3, 4).has(at(4), 'elsewhere', BODY)).toBe(false);
});

test('a change that another process made may have changed the board', () => {
  expect(after(2, 4).has(at(4), 'message', BODY)).toBe(false);
  expect(after(4, 5).has(at(5), 'message', BODY)).toBe(false);
  expect(after().has(at(3), 'message', BODY)).toBe(false);
});
