import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Host } from '../testing/host.ts';
import { Program } from '../testing/program.ts';

test('accepts players while silent connections arrive from their own address', async () => {
  await using host = await Host.start();
  const silent = Array.from({ length: 250 }, () => new WebSocket(`ws://127.0.0.1:${host.port}/`));
  const raw = Array.from({ length: 250 }, () => connect(host.port, '127.0.0.1'));
  for (const socket of [...silent, ...raw]) socket.on('error', () => {});
  await Promise.all(raw.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
  await Program.join(host.port, { name: 'Anna' });
  const bert = await Program.join(host.port, { name: 'Bert' });
  await bert.waitFor('GAME_STARTED');
  await expect.poll(() => raw.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(25);
  for (const socket of silent) socket.terminate();
  for (const socket of raw) socket.destroy();
});

test('pings a new connection until its HELLO', async () => {
  await using host = await Host.start();
  const anna = await Program.connect(host.port, { name: 'Anna' });
  await once(anna.socket, 'ping');
  await once(anna.socket, 'ping');
  anna.hello();
  await anna.waitFor('HELLO_REPLY');
});
