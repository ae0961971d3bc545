import { expect, test } from 'vitest';
import type { ShowOutcome } from '../host/delivery/delivery.ts';
import type { LoadedTable } from '../host/feature.ts';
import { BoardQueue } from './queue.ts';

const at = (revision: number) => ({ table: { id: 'one', revision } }) as LoadedTable;

/** Returns a `write` function and the list of revisions that it has written. */
function board(outcome: ShowOutcome = 'shown') {
  const written: number[] = [];
  const write = async ({ table }: LoadedTable) => {
    written.push(table.revision);
    return outcome;
  };
  return { written, write };
}

test('writes only the newest of several waiting states', async () => {
  const queue = new BoardQueue();
  const { written, write } = board();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const waiting = [1, 3, 2].map((revision) => queue.write(at(revision), write, () => ready));
  resolve();
  expect((await Promise.all(waiting)).map(({ newest }) => newest.table.revision)).toEqual([3, 3, 3]);
  expect(written).toEqual([3]);
  expect(queue.size).toBe(0);
});

test('sends a reply before queued writes and does not write the same state again', async () => {
  const queue = new BoardQueue();
  const { written, write } = board();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const later = queue.write(at(1), write, () => ready);
  expect(await queue.write(at(2), write)).toEqual({ newest: at(2), outcome: 'shown' });
  resolve();
  expect(await later).toEqual({ newest: at(2), outcome: 'shown' });
  expect(written).toEqual([2]);
});

test('retries a failed write with the next writer', async () => {
  const queue = new BoardQueue();
  const { written, write } = board('failed');
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const later = queue.write(at(1), write, () => ready);
  await queue.write(at(1), write);
  resolve();
  expect(await later).toEqual({ newest: at(1), outcome: 'failed' });
  expect(written).toEqual([1, 1]);
});
