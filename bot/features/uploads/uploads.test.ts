import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attachment } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, refusalOf } from '../../../tests/context.ts';
import { ownName, readBytes, readUpload, readUploads } from './index.ts';

const NINE = Array.from({ length: 9 }, (_, index) => `level${index + 1}.txt`);

let server: Server;
let origin: string;
let most = 0;

/** Starts a server that responds only after all nine requests have arrived. */
beforeAll(async () => {
  const waiting: (() => void)[] = [];
  server = createServer((request, response) => {
    if (request.url === '/large.txt') return void response.end('x'.repeat(11));
    if (request.url === '/full.txt') return void response.end('x'.repeat(10));
    if (request.url === '/latin.txt') return void response.end(Buffer.from([0xe4]));
    if (request.url === '/gone.txt') return void response.writeHead(404).end('gone');
    if (request.url === '/moved.txt') return void response.writeHead(302, { location: '/full.txt' }).end();
    waiting.push(() => response.end(`text of ${request.url}`));
    most = Math.max(most, waiting.length);
    if (waiting.length === NINE.length) for (const answer of waiting.splice(0)) answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const file = (name: string, size = 100) => ({ name, size, url: `${origin}/${name}` }) as Attachment;

test('reads nine files concurrently and keeps their order', async () => {
  const brought = NINE.map((name) => ({ file: file(name), maxBytes: 1000 }));
  expect(await readUploads(brought, [origin])).toEqual(NINE.map((name) => `text of /${name}`));
  expect(most).toBe(9);
});

test('rejects files that are too large together', async () => {
  const brought = NINE.map((name) => ({ file: file(name, 30_000), maxBytes: 32_000 }));
  expect(await refusalOf(readUploads(brought, [origin]))).toMatchObject({ code: 'tooLarge' });
});

test('names a file that is too large', async () => {
  const refused = await refusalOf(readUploads([{ file: file('level1.txt', 2000), maxBytes: 1000 }], [origin]));
  expect(JSON.stringify(refused)).toContain('level1.txt');
});

test.each([
  ['a file of the maximum size', 'full.txt', undefined],
  ['a file that is larger than announced', 'large.txt', 'unreadable'],
  ['a file that is not UTF-8', 'latin.txt', 'unreadable'],
  ['a missing file', 'gone.txt', 'unreadable'],
  ['a file that was moved', 'moved.txt', 'unreadable'],
])('reads %s or refuses it', async (_, name, code) => {
  expect(await codeOf(readUpload(file(name, 10), 10, [origin]))).toBe(code ?? 'done');
});

test('accepts the maximum size, and files of known origins only', async () => {
  expect(await refusalOf(readBytes(file('full.txt', 11), 10, [origin]))).toMatchObject({ code: 'tooLarge' });
  expect(await refusalOf(readBytes(file('full.txt', 10), 10, []))).toMatchObject({ code: 'unreadable' });
  expect(await readBytes(file('full.txt', 10), 10, [origin])).toHaveLength(10);
});

test('uses the original name of a file that Discord has renamed', () => {
  const named = (name: string, title?: string | null) =>
    ownName({ ...file(name), ...(title !== undefined && { title }) });
  expect([named('a_b.txt', 'ä b'), named('a.txt'), named('a.txt', null), named('noending', 'x')]).toEqual([
    'ä b.txt',
    'a.txt',
    'a.txt',
    'x',
  ]);
});
