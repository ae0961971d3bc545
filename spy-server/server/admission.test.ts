import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Host } from '../testing/host.ts';
import { Program } from '../testing/program.ts';
import { Admission, limitsFor } from './admission.ts';

function from(remoteAddress: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
}

const LIMITS = { clients: 3, clientsPerAddress: 2, strangers: 3, strangersPerAddress: 2, silentMs: 5_000 };

test('closes the oldest silent connection: of the same address first, then of all', () => {
  const admission = new Admission(LIMITS);
  const sockets = ['a', 'a', 'b', 'a', 'c'].map(from);
  for (const socket of sockets) admission.admit(socket);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false, false]);
  for (const socket of sockets) socket.destroy();
});

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

test('takes at most a quarter of the files that the process may open', () => {
  for (const files of [64, 256, 1024]) {
    const { clients, strangers } = limitsFor(files);
    expect(clients + strangers).toBeLessThanOrEqual(files / 4);
  }
  expect(limitsFor(1_000_000)).toMatchObject({ clients: 200, strangers: 50 });
});

test('accepts players while silent connections keep coming from their own address', async () => {
  await using host = await Host.start();
  const silent = Array.from({ length: 250 }, () => new WebSocket(`ws://127.0.0.1:${host.port}/`));
  const raw = Array.from({ length: 250 }, () => connect(host.port, '127.0.0.1'));
  for (const socket of [...silent, ...raw]) socket.on('error', () => {});
  await Promise.all(raw.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
  await Program.join(host.port, { name: 'Anna' });
  const bert = await Program.join(host.port, { name: 'Bert' });
  await bert.hear('GAME_STARTED');
  await expect.poll(() => raw.filter((socket) => !socket.closed).length, { timeout: 5_000 }).toBeLessThanOrEqual(25);
  for (const socket of silent) socket.terminate();
  for (const socket of raw) socket.destroy();
});

test('pings a new connection after half a second, and again until it has said HELLO', async () => {
  await using host = await Host.start();
  const anna = await Program.connect(host.port, { name: 'Anna' });
  const before = Date.now();
  await once(anna.socket, 'ping');
  await once(anna.socket, 'ping');
  expect(Date.now() - before).toBeLessThan(3_000);
  anna.hello();
  await anna.hear('HELLO_REPLY');
  let pings = 0;
  anna.socket.on('ping', () => pings++);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(pings).toBe(0);
});
