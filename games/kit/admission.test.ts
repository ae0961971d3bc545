import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { Admission } from './admission.ts';

function from(remoteAddress: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
}

const LIMITS = { clients: 3, clientsPerAddress: 2, strangers: 3, strangersPerAddress: 2, silentMs: 5_000 };

test('accepts a limited number of clients from one address and in all', () => {
  const admission = new Admission(LIMITS);
  const accepted = ['a', 'a', 'a', 'b', 'c'].map((address) => {
    const socket = from(address);
    admission.admit(socket);
    return admission.accept(socket);
  });
  expect(accepted).toEqual([true, true, false, true, false]);
});

test('closes a silent connection after a few seconds, also one that left its lobby', () => {
  vi.useFakeTimers();
  const admission = new Admission(LIMITS);
  const [silent, client, former] = [from('a'), from('b'), from('c')];
  for (const socket of [silent, client, former]) admission.admit(socket);
  for (const socket of [client, former]) admission.accept(socket);
  admission.admit(former);
  vi.advanceTimersByTime(LIMITS.silentMs);
  expect([silent, client, former].map(({ destroyed }) => destroyed)).toEqual([true, false, true]);
  vi.useRealTimers();
});

test('forgets the time of a connection that is admitted twice', () => {
  vi.useFakeTimers();
  const admission = new Admission(LIMITS);
  const socket = from('a');
  for (const _ of [1, 2]) admission.admit(socket);
  expect([vi.getTimerCount(), socket.listenerCount('close')]).toEqual([1, 1]);
  vi.useRealTimers();
});
