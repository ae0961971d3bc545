import { expect, test } from 'vitest';
import type { LoadedTable } from '../host/feature.ts';
import { BoardCache } from './queue.ts';

const at = (revision: number) => ({ table: { id: 'one', revision } }) as LoadedTable;
const BODY = { content: 'the board' };

/** Returns a cache in which revision 1 was written and these revisions were recorded as changes. */
function after(...revisions: readonly number[]): BoardCache {
  const written = new BoardCache();
  written.set(at(1), 'message', BODY);
  for (const revision of revisions) written.recordChange(at(revision));
  return written;
}

test('skips moves that do not change the board', () => {
  expect(after(2, 3, 4, 3).has(at(4), 'message', BODY)).toBe(true);
  expect(after(2, 3, 4).has(at(4), 'message', { content: 'another' })).toBe(false);
  expect(after(2, 3, 4).has(at(4), 'elsewhere', BODY)).toBe(false);
});

test('writes the board after a change by another process', () => {
  expect(after(2, 4).has(at(4), 'message', BODY)).toBe(false);
  expect(after(4, 5).has(at(5), 'message', BODY)).toBe(false);
  expect(after().has(at(3), 'message', BODY)).toBe(false);
});

test('keeps the range of consecutive changes when one of them is recorded again', () => {
  expect(after(2, 3, 4, 2).has(at(4), 'message', BODY)).toBe(true);
  expect(after(2, 3, 4, 3, 5).has(at(5), 'message', BODY)).toBe(true);
});

test('knows whether a message shows the current revision, until the board is forgotten', () => {
  const written = after(2);
  expect([written.isCurrent(at(1), 'message'), written.isCurrent(at(2), 'message')]).toEqual([true, false]);
  expect(written.isCurrent(at(1), 'elsewhere')).toBe(false);
  written.forget('one');
  expect([written.isCurrent(at(1), 'message'), written.has(at(1), 'message', BODY)]).toEqual([false, false]);
});
