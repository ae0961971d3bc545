import { once } from 'node:events';
import { connect } from 'node:net';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { playAlternately, startNoughts } from '../../../tests/game-helpers.ts';
import { startTestBot, type TestBot } from '../../../tests/test-bot.ts';
import { type Endpoint, Metrics, openEndpoint } from './endpoint.ts';

const metrics = new Metrics();
let testBot: TestBot;
let endpoint: Endpoint;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts], 'memory:', { onInteraction: metrics.observeInteraction });
  endpoint = await openEndpoint({ host: '127.0.0.1', port: 0, cacheMs: 50, timeoutMs: 1000 }, metrics);
  endpoint.watch(testBot.longtable);
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterAll(async () => {
  await endpoint.close();
  await testBot.close();
});

const get = async (path: string) => {
  const response = await fetch(`${endpoint.url}${path}`);
  return { status: response.status, text: await response.text() };
};
const read = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

test('exports moves, replies, tables, queues, shards and event loop delay', async () => {
  await playAlternately(ada, bo, await startNoughts(ada, bo, 'table'), 'a1 b1 a2 b2 a3');
  const { text } = await get('/metrics');
  expect(read(text, 'longtable_moves_total')).toBe(5);
  expect(read(text, 'longtable_opened_total')).toBe(1);
  expect(read(text, 'longtable_finished_total')).toBe(1);
  expect(read(text, 'longtable_shards_ready')).toBe(1);
  expect([read(text, 'longtable_healthy'), read(text, 'longtable_servers\\{shard="0"\\}')]).toEqual([1, 1]);
  expect(read(text, 'longtable_last_backup_timestamp_seconds')).toBe(0);
  expect(text).toMatch(/longtable_answer_seconds_count\{kind="press",outcome="answered"\} 6/);
  expect(text).toMatch(/longtable_answer_seconds_bucket\{le="\+Inf",kind="command",outcome="answered"\} 1/);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'longtable_boards_waiting',
    'longtable_unsettled',
    'longtable_retries_total',
  ]) {
    expect(read(text, name)).toBeGreaterThanOrEqual(0);
  }
});

test('reports health, or the reason if Discord or the storage fails', async () => {
  expect(await get('/health')).toEqual({ status: 200, text: '{"healthy":true,"ill":[]}' });
  const { storage, log } = testBot.longtable.bot.context;
  const { probe } = storage;
  const [fail, recover] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')];
  const failing = vi.fn(() => Promise.reject(new Error('full')));
  Object.assign(storage, { probe: failing });
  await expect.poll(() => get('/health')).toMatchObject({ status: 503 });
  expect((await get('/health')).text).toContain('Nothing can be saved: full.');
  expect(fail.mock.calls).toEqual([[{}, 'Not healthy. Nothing can be saved: full.']]);
  expect(recover).not.toHaveBeenCalledWith({}, 'Healthy again');
  const cached = await openEndpoint({ host: '127.0.0.1', port: 0, cacheMs: 600_000 }, new Metrics());
  cached.watch(testBot.longtable);
  failing.mockClear();
  for (let count = 0; count < 3; count++) await (await fetch(`${cached.url}/health`)).text();
  expect(failing).toHaveBeenCalledTimes(1);
  await cached.close();
  Object.assign(storage, { probe });
  await expect.poll(() => get('/health')).toMatchObject({ status: 200 });
  expect(recover).toHaveBeenCalledWith({}, 'Healthy again');
  expect((await get('/')).status).toBe(404);
});

test('fails the health check until it watches a bot, and if the storage does not answer in time', async () => {
  const starting = await openEndpoint({ host: '127.0.0.1', port: 0 }, new Metrics());
  expect((await fetch(`${starting.url}/health`)).status).toBe(503);
  await starting.close();
  const { storage } = testBot.longtable.bot.context;
  const { probe } = storage;
  Object.assign(storage, { probe: () => new Promise(() => {}) });
  await expect.poll(() => get('/health')).toMatchObject({ status: 503, text: expect.stringContaining('within 1 s') });
  expect(read((await get('/metrics')).text, 'longtable_healthy')).toBe(0);
  Object.assign(storage, { probe });
  await expect.poll(() => get('/health')).toMatchObject({ status: 200 });
});

test('answers beside idle connections, of which it keeps 32 for a short time', async () => {
  const { hostname, port } = new URL(endpoint.url);
  let open = 0;
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), hostname)
      .on('error', () => {})
      .resume();
    open++;
    socket.once('close', () => open--);
    return socket;
  });
  await Promise.all(sockets.map((socket) => (socket.connecting ? once(socket, 'connect') : undefined)));
  await expect.poll(() => open).toBeLessThanOrEqual(32);
  expect((await get('/health')).status).toBe(200);
  await expect.poll(() => open).toBe(0);
});
