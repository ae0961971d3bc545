import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { ForeignServer } from '../testing/foreign.ts';
import { Host } from '../testing/host.ts';
import { Program } from '../testing/program.ts';
import { AiClient } from './main.ts';

const log = pino({ level: 'silent' });

function join(port: number, name: string, level: string): AiClient {
  return new AiClient({ address: '127.0.0.1', port, name, level, log, reconnectTimeoutMs: 20_000 });
}

describe.concurrent('the computer player', () => {
  test.each([
    ['beginner', 'casual'],
    ['advanced', 'advanced'],
  ])('plays %s against %s to a regular end', async (one, two) => {
    await using host = await Host.start({ roundLimit: 3 });
    const verdicts = await Promise.all([join(host.port, 'Ada', one).verdict, join(host.port, 'Bob', two).verdict]);
    expect(verdicts.filter(({ won }) => won)).toHaveLength(1);
    expect(verdicts[0]?.reason).not.toMatch(/KICK|LEAVE/);
  });

  test.each(['A', 'B'] as const)('plays on a server that speaks only dialect %s', async (dialect) => {
    await using host = await Host.start({ roundLimit: 3 });
    await using foreign = await ForeignServer.start(host.port, dialect);
    const clients = [join(foreign.port, 'Ada', 'advanced'), join(foreign.port, 'Bob', 'casual')];
    const verdicts = await Promise.all(clients.map(({ verdict }) => verdict));
    expect(verdicts.filter(({ won }) => won)).toHaveLength(1);
    expect(verdicts[0]?.reason).not.toMatch(/KICK|LEAVE/);
    expect(foreign.misunderstood).toEqual([]);
  });

  test('identifies itself as a computer in its first message', async () => {
    const server = new WebSocketServer({ port: 0 });
    const heard = new Promise((resolve) => {
      server.once('connection', (socket) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
    });
    const { port } = server.address() as AddressInfo;
    const client = new AiClient({
      address: '127.0.0.1',
      port,
      name: 'Ada',
      level: 'beginner',
      log,
      reconnectTimeoutMs: 0,
    });
    expect(await heard).toMatchObject({ type: 'HELLO', role: 'AI' });
    for (const socket of server.clients) socket.terminate();
    server.close();
    await expect(client.verdict).rejects.toThrow();
  });

  test('takes another name when its own is taken', async () => {
    await using host = await Host.start({ roundLimit: 2 });
    const clients = [join(host.port, 'Ada', 'beginner'), join(host.port, 'Ada', 'beginner')];
    await Promise.all(clients.map(({ verdict }) => verdict));
  });

  test('reconnects each time the connection drops', async () => {
    await using host = await Host.start({ roundLimit: 4 });
    const ada = join(host.port, 'Ada', 'casual');
    const bert = await Program.join(host.port, { name: 'Bert', plays: true });
    await bert.waitFor('REQUEST_ITEM_CHOICE');
    ada.dropConnection();
    for (let times = 0; times < 3; times++) {
      await bert.waitFor('REQUEST_GAME_OPERATION');
      ada.dropConnection();
      expect(await bert.waitFor('GAME_PAUSE')).toMatchObject({ gamePause: true, serverEnforced: true });
    }
    const [verdict] = await Promise.all([ada.verdict, bert.waitFor('STATISTICS')]);
    expect(verdict.reason).not.toMatch(/KICK|LEAVE/);
    expect(bert.failure).toBeUndefined();
  });

  test('reports that there is no match for it', async () => {
    await using host = await Host.start();
    await Program.join(host.port, { name: 'Anna' });
    await Program.join(host.port, { name: 'Bert' });
    await expect(join(host.port, 'Ada', 'beginner').verdict).rejects.toThrow('ALREADY_SERVING');
  });
});
