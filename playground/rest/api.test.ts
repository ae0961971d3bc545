import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPlayground } from '../index.ts';
import { readBody } from './api.ts';

test('ignores a request that the bot does not complete', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const { apiUrl, token, close } = await startPlayground({ limits: false });
  const { hostname, port, pathname } = new URL(`${apiUrl}/v10/channels/1/messages`);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bot ${token}`,
    'Content-Type: application/json',
    'Content-Length: 20',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"content":`);
  await once(socket, 'ready');
  socket.destroySoon();
  await once(socket, 'close');
  await fetch(`${apiUrl}/v10/gateway/bot`, { headers: { authorization: `Bot ${token}` } });
  await close();
  expect(error).not.toHaveBeenCalled();
});

function requestOf(chunks: readonly (string | Buffer)[], type?: string): IncomingMessage {
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk as string)));
  return Object.assign(stream, { headers: type === undefined ? {} : { 'content-type': type } }) as never;
}

/** Returns a multipart form of parts with a head and a body. */
function form(parts: readonly (readonly [head: string, body: string])[]): string {
  const written = parts.map(([head, body]) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`);
  return `${written.join('')}--b--\r\n`;
}
const multipart = (...parts: (readonly [string, string])[]) =>
  readBody(requestOf([form(parts)], 'multipart/form-data; boundary=b'));
const json = (body: unknown) => ['name="payload_json"', JSON.stringify(body)] as const;
describe('a body', () => {
  test('is JSON in several chunks, or nothing', async () => {
    expect(await readBody(requestOf(['{"a"', ':1}'], 'application/json'))).toEqual({ body: { a: 1 }, files: [] });
    expect(await readBody(requestOf([]))).toEqual({ body: undefined, files: [] });
    await expect(readBody(requestOf(['{']))).rejects.toThrow('invalid JSON');
  });

  test('has 10 MB at most', async () => {
    const text = (bytes: number) => requestOf([`"${'x'.repeat(bytes - 2)}"`]);
    const max = 10 * 1024 * 1024;
    expect(String((await readBody(text(max))).body)).toHaveLength(max - 2);
    await expect(readBody(text(max + 1))).rejects.toThrow('Request entity too large');
  });
});

describe('a form', () => {
  test('may have files only, with their types', async () => {
    const head = 'name="files[0]"; filename="a.png"\r\ncontent-type: image/png';
    expect(await multipart([head, 'x'])).toEqual({
      body: {},
      files: [{ filename: 'a.png', type: 'image/png', bytes: Buffer.from('x') }],
    });
  });

  test('is rejected without a boundary', async () => {
    await expect(readBody(requestOf([form([json({})])], 'multipart/form-data'))).rejects.toThrow('Invalid Form Body');
  });
});
