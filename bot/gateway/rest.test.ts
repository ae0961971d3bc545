import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ResponseLike } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BotRest, makeRequest } from './rest.ts';

test('limits requests per second, except those with the token of an interaction', async () => {
  const sent: string[] = [];
  const rest = new BotRest({
    globalRequestsPerSecond: 1,
    makeRequest: async (url) => {
      sent.push(new URL(url).pathname.replace('/api/v10', ''));
      return new Response('{}', { headers: { 'content-type': 'application/json' } }) as ResponseLike;
    },
  });
  rest.setToken('token');
  await rest.post('/channels/1/messages');
  const aborted = new AbortController();
  const second = rest.post('/channels/2/messages', { signal: aborted.signal }).catch(() => 'aborted');
  for (const token of ['a', 'b', 'c']) await rest.post(`/webhooks/3/${token}`, { auth: false });
  expect(sent).toEqual(['/channels/1/messages', '/webhooks/3/a', '/webhooks/3/b', '/webhooks/3/c']);
  aborted.abort();
  rest.clearHandlerSweeper();
  rest.clearHashSweeper();
  await second;
});

describe('requests', () => {
  type Init = Parameters<typeof makeRequest>[1];

  /** Responds with the parsed form, or with the text. */
  const server = createServer(async (request, response) => {
    if (request.url === '/never') return;
    if (request.url?.startsWith('/status/')) return void response.writeHead(Number(request.url.slice(8))).end();
    if (request.url === '/gone?now')
      return void response.writeHead(404, { 'X-RateLimit-Scope': 'user' }).end('{"code":1}');
    const bytes = await buffer(request);
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('multipart/')) return void response.end(JSON.stringify([type, bytes.toString()]));
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    const read = async (value: string | File) =>
      typeof value === 'string' ? value : [value.name, value.type, Buffer.from(await value.bytes()).toString('hex')];
    const fields = await Promise.all([...form].map(async ([name, value]) => [name, await read(value)]));
    response.end(
      JSON.stringify([request.headers['x-said'], request.headers['content-length'] === `${bytes.length}`, fields]),
    );
  });

  let address: string;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('sends all fields and files of a form', async () => {
    const form = new FormData();
    const bytes = Uint8Array.from({ length: 700 }, (_, at) => at % 256);
    form.append('files[0]', new Blob([bytes], { type: 'image/png' }), 'a "b"\nü.png');
    form.append('files[1]', new Blob([]), 'nothing');
    form.append('payload_json', '{"content":"Grüße"}');
    // The types of Node's FormData and of discord.js differ.
    const init = { method: 'POST', body: form, headers: { 'X-Said': 'yes' } } as unknown as Init;
    const response = await makeRequest(address, init);
    expect(await response.json()).toEqual([
      'yes',
      true,
      [
        ['files[0]', ['a "b"\nü.png', 'image/png', Buffer.from(bytes).toString('hex')]],
        ['files[1]', ['nothing', 'application/octet-stream', '']],
        ['payload_json', '{"content":"Grüße"}'],
      ],
    ]);
  });

  test('reads the response and finds its headers in any case', async () => {
    const response = await makeRequest(`${address}/gone?now`, { method: 'GET', headers: {} });
    expect(response).toMatchObject({ status: 404, statusText: 'Not Found', ok: false });
    expect(response.headers.get('x-ratelimit-scope')).toBe('user');
    expect([response.headers.has('X-RateLimit-Scope'), response.headers.get('Retry-After')]).toEqual([true, null]);
    expect(await response.text()).toBe('{"code":1}');
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe('{"code":1}');
  });

  test('rejects an aborted request with AbortError, so that discord.js retries it', async () => {
    const giveUp = new AbortController();
    const response = makeRequest(`${address}/never`, { method: 'GET', headers: {}, signal: giveUp.signal });
    giveUp.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  });
});
