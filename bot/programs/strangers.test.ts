import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { Strangers } from './port.ts';

/** A connection from an address, on which nothing is ever said. */
function from(remoteAddress: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
}

/** Which of these are still connected, by their place. */
const open = (sockets: readonly Socket[]) => sockets.flatMap(({ destroyed }, place) => (destroyed ? [] : [place]));

test('where there are too many the oldest goes: of its address first, then of all', () => {
  const strangers = new Strangers({ perAddress: 2, total: 3, patienceMs: 60_000 });
  const sockets = ['a', 'a', 'b', 'a', 'c'].map(from);
  for (const socket of sockets) strangers.admit(socket);
  expect(open(sockets)).toEqual([2, 3, 4]);
  strangers.forget(sockets[2] as Socket);
  for (const address of ['d', 'e', 'f']) strangers.admit(from(address));
  expect(open(sockets)).toEqual([2]);
});

test('whoever says nothing has a few seconds, whoever is known may stay', () => {
  vi.useFakeTimers();
  const strangers = new Strangers({ perAddress: 2, total: 3, patienceMs: 5_000 });
  const [silent, known] = [from('a'), from('b')];
  for (const socket of [silent, known]) strangers.admit(socket);
  strangers.forget(known);
  vi.advanceTimersByTime(5_000);
  expect([silent.destroyed, known.destroyed]).toEqual([true, false]);
  vi.useRealTimers();
});
