import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { RNG } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Host } from '../testing/host.ts';
import { type Frame, Program } from '../testing/program.ts';
import { takeLock } from './archive.ts';

async function seated(host: Host, plays = false): Promise<[Program, Program]> {
  const anna = await Program.join(host.port, { name: 'Anna', plays });
  const bert = await Program.join(host.port, { name: 'Bert', dialect: 'B', plays });
  await bert.waitFor('GAME_STARTED');
  return [anna, bert];
}

describe.concurrent('protocol errors and reconnects', () => {
  test.each([
    ['not JSON', 'no json'],
    ['a list', '[]'],
    ['no type', '{}'],
    ['a missing field', JSON.stringify({ type: 'GAME_OPERATION', creationDate: 'x' })],
    ['a mistyped field', JSON.stringify({ type: 'REQUEST_GAME_PAUSE', creationDate: 'x', gamePause: 'yes' })],
  ])('disqualifies a player for %s and reports the reason', async (_name, text) => {
    await using host = await Host.start();
    const [anna, bert] = await seated(host);
    anna.socket.send(text);
    const error = await anna.waitFor('ERROR');
    expect(error.reason).toBe('ILLEGAL_MESSAGE');
    expect(error.debugMessage).not.toBe('');
    expect(await anna.end()).toBe(1003);
    expect(await bert.waitFor('GAME_LEFT')).toMatchObject({ leftUserId: anna.id });
    expect(await bert.waitFor('STATISTICS')).toMatchObject({ winner: bert.id, reason: 'VICTORY_BY_KICK' });
  });

  test("limits a spectator's error to that spectator", async () => {
    await using host = await Host.start();
    const [anna] = await seated(host);
    const eye = await Program.join(host.port, { name: 'Eye', role: 'SPECTATOR' });
    eye.send('REQUEST_GAME_PAUSE', { gamePause: true });
    expect((await eye.waitFor('ERROR')).reason).toBe('ILLEGAL_MESSAGE');
    expect((await eye.waitFor('ERROR')).reason).toBe('GENERAL');
    await eye.end();
    const leaver = await Program.join(host.port, { name: 'Leaver', role: 'SPECTATOR' });
    leaver.send('GAME_LEAVE');
    expect(await leaver.waitFor('GAME_LEFT')).toMatchObject({ leftUserId: leaver.id });
    anna.send('REQUEST_META_INFORMATION', { keys: ['Player.Count'] });
    await anna.waitFor('META_INFORMATION');
    expect(anna.received.map(({ type }: Frame) => type)).not.toContain('STATISTICS');
  });

  test('lets a player reconnect repeatedly in every phase', async () => {
    await using host = await Host.start({ roundLimit: 3 });
    const [anna, bert] = await seated(host, true);
    for (const type of ['REQUEST_ITEM_CHOICE', 'REQUEST_EQUIPMENT_CHOICE', 'REQUEST_GAME_OPERATION', 'GAME_STATUS']) {
      await anna.waitFor(type);
      await anna.reconnect(host.port);
      await anna.waitFor('GAME_STARTED');
    }
    expect(await bert.waitFor('GAME_PAUSE')).toMatchObject({ gamePaused: true, serverEnforced: true });
    const [one, two] = await Promise.all([anna.waitFor('STATISTICS'), bert.waitFor('STATISTICS')]);
    expect(one.winner).toBe(two.winner);
    expect([anna.failure, bert.failure]).toEqual([undefined, undefined]);
  });

  test('rejects unknown sessions, and ignores strangers and connected players', async () => {
    await using host = await Host.start();
    const [anna, bert] = await seated(host);
    const wrong = await Program.connect(host.port, { name: 'Wrong' });
    wrong.send('RECONNECT', { clientId: anna.id, sessionId: bert.id });
    expect(await wrong.waitFor('ERROR')).toMatchObject({ reason: 'SESSION_DOES_NOT_EXIST', clientId: anna.id });
    const thief = await Program.connect(host.port, { name: 'Thief' });
    thief.send('RECONNECT', { clientId: anna.id, sessionId: anna.session });
    thief.send('RECONNECT', { clientId: wrong.session || anna.session, sessionId: anna.session });
    bert.send('REQUEST_META_INFORMATION', { keys: ['Player.Names'] });
    await bert.waitFor('META_INFORMATION');
    expect(thief.received).toEqual([]);
    expect(anna.closed).toBeUndefined();
  });

  test('rejects reconnects of a spectator and the opponent as a disconnected player', async () => {
    await using host = await Host.start();
    const eye = await Program.join(host.port, { name: 'Eye', role: 'SPECTATOR' });
    const [anna, bert] = await seated(host);
    const told = await eye.waitFor('GAME_STARTED');
    anna.leave();
    await bert.waitFor('GAME_PAUSE');
    for (const sessionId of [told.sessionId, eye.session, bert.session]) {
      const thief = await Program.connect(host.port, { name: 'Thief' });
      thief.send('RECONNECT', { clientId: told.playerOneId, sessionId });
      if (sessionId === bert.session) thief.send('RECONNECT', { clientId: anna.id, sessionId: eye.session });
      expect(await thief.waitFor('ERROR')).toMatchObject({ reason: 'SESSION_DOES_NOT_EXIST' });
      expect(thief.received).toHaveLength(1);
    }
    await anna.reconnect(host.port);
    await anna.waitFor('GAME_STARTED');
  });

  test('accepts a reconnect after the old connection stops responding', async () => {
    await using host = await Host.start();
    const [anna] = await seated(host);
    anna.socket.pause();
    const again = await Program.connect(host.port, { name: 'Anna' });
    again.id = anna.id;
    const knocking = setInterval(() => again.send('RECONNECT', { sessionId: anna.session }), 500);
    await again.waitFor('GAME_STARTED');
    clearInterval(knocking);
    await again.waitFor('REQUEST_ITEM_CHOICE');
  });

  test('resumes matches after the server was killed', async () => {
    await using host = await Host.start({ roundLimit: 3 });
    const [anna, bert] = await seated(host, true);
    for (const type of ['REQUEST_ITEM_CHOICE', 'GAME_STATUS', 'GAME_STATUS']) {
      await anna.waitFor(type);
      await host.restart();
      await Promise.all([anna.reconnect(host.port), bert.reconnect(host.port)]);
      await Promise.all([anna.waitFor('GAME_STARTED'), bert.waitFor('GAME_STARTED')]);
    }
    const [one, two] = await Promise.all([anna.waitFor('STATISTICS'), bert.waitFor('STATISTICS')]);
    expect(one.winner).toBe(two.winner);
    expect([anna.failure, bert.failure]).toEqual([undefined, undefined]);
  });

  test('sends the result to a player who missed the end, also after a server restart', async () => {
    await using host = await Host.start();
    const [anna, bert] = await seated(host);
    anna.leave();
    await bert.waitFor('GAME_PAUSE');
    bert.send('GAME_LEAVE');
    await bert.waitFor('GAME_LEFT');
    await anna.reconnect(host.port);
    expect(await anna.waitFor('STATISTICS')).toMatchObject({ winner: anna.id, reason: 'VICTORY_BY_LEAVE' });
    await host.restart();
    await anna.reconnect(host.port);
    expect(await anna.waitFor('STATISTICS')).toMatchObject({ winner: anna.id, reason: 'VICTORY_BY_LEAVE' });
    // The match is read and replayed once, so that repeated messages do not keep the server busy.
    rmSync(join(host.folder, 'ended'), { recursive: true });
    anna.send('RECONNECT', { sessionId: anna.session });
    expect(await anna.waitFor('STATISTICS')).toMatchObject({ winner: anna.id });
    await bert.reconnect(host.port);
    expect(await bert.waitFor('ERROR')).toMatchObject({ reason: 'SESSION_DOES_NOT_EXIST' });
  });

  test('does not share a folder between servers, and frees it when a server dies', async () => {
    await using host = await Host.start();
    await using other = await Host.start();
    await expect(takeLock(join(host.folder, 'lock'))).rejects.toThrow('in use by a running server');
    await other.kill();
    writeFileSync(join(other.folder, 'lock'), 'left behind');
    await other.restart();
  });

  test('sends the complete replay after the end, and none before', async () => {
    await using host = await Host.start({ roundLimit: 2 });
    const eye = await Program.join(host.port, { name: 'Eye', role: 'SPECTATOR' });
    const [anna] = await seated(host, true);
    anna.send('REQUEST_REPLAY');
    await anna.waitFor('STATISTICS');
    const sent = structuredClone(anna.received);
    anna.send('REQUEST_REPLAY');
    const replay = await anna.waitFor('REPLAY');
    expect(replay.messages).toEqual(sent);
    await eye.waitFor('STATISTICS');
    eye.send('REQUEST_REPLAY');
    const watched = await eye.waitFor('REPLAY');
    expect(watched.clientId).toBe(eye.id);
    expect(watched.messages.at(-1)).toMatchObject({ type: 'STATISTICS', clientId: eye.id });
    expect([anna.failure, eye.failure]).toEqual([undefined, undefined]);
  });

  test('disconnects only the sender of oversized frames or too many messages', async () => {
    await using host = await Host.start();
    const loud = await Program.connect(host.port, { name: 'Loud' });
    loud.socket.send('x'.repeat(1024 * 1024 + 1));
    expect(await loud.end()).toBe(1009);
    const fast = await Program.join(host.port, { name: 'Fast' });
    for (let times = 0; times < 200; times++) fast.send('REQUEST_META_INFORMATION', { keys: [] });
    expect(await fast.waitFor('ERROR')).toMatchObject({ reason: 'ILLEGAL_MESSAGE', debugMessage: 'too many messages' });
    await fast.end();
    await seated(host);
  });

  test('survives thousands of malformed frames during a match', async () => {
    await using host = await Host.start({ roundLimit: 3 });
    const match = seated(host, true);
    const random = RNG.seeded(7);
    let frames = 0;
    while (frames < 3000) {
      const socket = new WebSocket(`ws://127.0.0.1:${host.port}/`);
      socket.on('error', () => {});
      await new Promise((resolve) => socket.once('open', resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      for (let burst = 0; burst < 100; burst++, frames++) socket.send(malformed(random));
      socket.close();
      await closed;
    }
    const [anna, bert] = await match;
    const [one, two] = await Promise.all([anna.waitFor('STATISTICS'), bert.waitFor('STATISTICS')]);
    expect(one.reason).toBe(two.reason);
    expect(one.reason).not.toMatch(/KICK|LEAVE/);
  });
});

const TYPES = [
  ...['HELLO', 'RECONNECT', 'ITEM_CHOICE', 'EQUIPMENT_CHOICE', 'GAME_OPERATION', 'REQUEST_REPLAY', 'GAME_STATUS'],
];

const JUNK = [null, [], {}, '', 'x', -1, 1e308, true, '\u0000', { x: 1.5, y: 'a' }, [[[[]]]], { type: 'MOVEMENT' }];
const KEYS = [
  ...['clientId', 'creationDate', 'name', 'role', 'sessionId', 'equipment', 'operation', 'chosenGadget', '__proto__'],
];

/** Returns an almost valid frame: a known type with random fields, sometimes truncated or mangled. */
function malformed(random: RNG): string | Buffer {
  const any = <T>(from: readonly T[]) => random.pick(from);
  const fields = Array.from(
    { length: random.below(6) },
    () => `${JSON.stringify(any(KEYS))}:${JSON.stringify(any(JUNK))}`,
  );
  const text = `{${[`"type":${JSON.stringify(any([...TYPES, any(JUNK)]))}`, ...fields].join()}}`;
  const kind = random.below(6);
  if (kind === 0) return text.slice(0, random.below(text.length));
  if (kind === 1) return Buffer.from(text);
  if (kind === 2) return text.replaceAll('"', '');
  if (kind === 3) return '['.repeat(random.below(5000));
  return text;
}

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
