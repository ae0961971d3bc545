import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Playground, startPlayground, TEXT_CHANNELS } from './index.ts';
import { call } from './testing/raw-bot.ts';

let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground({ port: 0, limits: false });
});

afterAll(() => playground.close());

const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;

/** Requests a path and returns the status. `fetch` would normalize the path. */
function raw(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(playground.url);
    const sent = request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

/** Returns `open` if a WebSocket can be opened, otherwise the error message. */
function dial(path: string, origin?: string): Promise<string> {
  const socket = new WebSocket(playground.url.replace('http', 'ws') + path, origin === undefined ? {} : { origin });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('error', (error) => resolve(error.message));
  });
}

test('serves the bot’s avatar, which its user and its messages name', async () => {
  const avatar = Buffer.from('png');
  const own = await startPlayground({ limits: false, avatar });
  const { bot } = own.world.users;
  const response = await fetch(`${own.url}/avatars/${bot.id}/${bot.avatar}.png`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(avatar);
  await own.close();
  expect(playground.world.users.bot.avatar).toBeNull();
  expect(await raw(`/avatars/${bot.id}/${bot.avatar}.png`)).toBe(404);
});

describe('errors', () => {
  test.each<[string, string, string, unknown, Record<string, string>, number, number]>([
    ['a body that is not an object', 'POST', messages, '5', {}, 400, 50035],
    ['no body', 'POST', messages, undefined, {}, 400, 50035],
    ['broken multipart', 'POST', messages, 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 400, 50035],
    ['an oversized body', 'POST', messages, 'x'.repeat(10 * 1024 * 1024 + 1), {}, 413, 40005],
    ['an invalid id', 'GET', '/channels/hello', undefined, {}, 404, 10003],
  ])('rejects %s', async (_, method, path, body, headers, status, code) => {
    const answered = await call(playground, method, path, body, headers);
    expect([answered.status, answered.body.code]).toEqual([status, code]);
  });

  test('rejects a path that cannot be decoded', async () => {
    expect(await raw('/api/v10/%E0%A4%A')).toBe(404);
  });
});

describe('rate limits', () => {
  test('can be forced once', async () => {
    playground.buckets.forceOnce(0.25, /messages$/);
    expect((await call(playground, 'GET', '/users/@me')).status).toBe(200);
    const { status, headers, body } = await call(playground, 'GET', messages);
    expect([status, headers.get('retry-after'), body.retry_after]).toEqual([429, '1', 0.25]);
    expect((await call(playground, 'GET', messages)).status).toBe(200);
  });
});

describe('loopback only', () => {
  test.each<[Record<string, string>, number]>([
    [{ host: 'localhost:8300' }, 200],
    [{ host: '[::1]:8300' }, 200],
    [{ host: 'evil.example' }, 403],
    [{ host: '127.0.0.1.evil.example' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ host: 'localhost:8300', origin: 'http://localhost:8300' }, 200],
    [{ host: 'localhost:8300', origin: 'http://localhost:3000' }, 403],
  ])('checks the headers %j', async (headers, status) => {
    expect(await raw('/', headers)).toBe(status);
    expect(await raw('/api/v10/users/@me', headers)).toBe(status === 200 ? 401 : 403);
  });

  test.each([
    ['/people?user=Ada', undefined, 'open'],
    ['/people', 'http://localhost:1', 'Unexpected server response: 403'],
    ['/', 'http://localhost:1', 'Unexpected server response: 403'],
    ['/people?user=Ada', 'http://evil.example', 'Unexpected server response: 403'],
    ['/people?user=Nobody', undefined, 'Unexpected server response: 404'],
    ['/elsewhere', undefined, 'Unexpected server response: 404'],
  ])('checks a connection to %s from %s', async (path, origin, end) => {
    expect(await dial(path, origin)).toBe(end);
  });
});

describe('the page', () => {
  const get = async (path: string) => {
    const response = await fetch(playground.url + path);
    return { type: response.headers.get('content-type'), text: await response.text(), status: response.status };
  };

  test('is served at the root with types stripped from scripts', async () => {
    expect(await get('/')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    const script = await get('/main.ts');
    expect(script.type).toContain('text/javascript');
    expect(script.text).not.toContain('import type');
  });

  test.each([
    ...['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/main.ts'],
    ...['/.hidden', '/vendor/ws.js', '/nothing.css'],
  ])('does not serve %s', async (path) => {
    expect(await raw(path)).toBe(404);
  });

  test('cannot be framed', async () => {
    const { headers } = await fetch(playground.url);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('accepts only GET', async () => {
    expect((await fetch(playground.url, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
