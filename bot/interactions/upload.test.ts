import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attachment } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUploads } from './upload.ts';

const NINE = Array.from({ length: 9 }, (_, index) => `level${index + 1}.txt`);

let server: Server;
let origin: string;
let most = 0;

/** Starts a server that responds only after all nine requests have arrived. */
beforeAll(async () => {
  const waiting: (() => void)[] = [];
  server = createServer((request, response) => {
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
  expect(await readUploads(brought, [origin])).toMatchObject({ refused: { code: 'tooLarge' } });
});

test('names a file that is too large', async () => {
  const refused = await readUploads([{ file: file('level1.txt', 2000), maxBytes: 1000 }], [origin]);
  expect(JSON.stringify(refused)).toContain('level1.txt');
});
