import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestUser } from './index.ts';

const MAIN = fileURLToPath(new URL('./start.cjs', import.meta.url));
const BOT = fileURLToPath(new URL('./examples/discord.js/bot.js', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;
let output = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playground-'));
});
afterEach(() => {
  child?.kill();
  rmSync(folder, { recursive: true });
});

function start(...args: string[]): ChildProcess {
  output = '';
  const started = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe' });
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (output += text));
  child = started;
  return started;
}

test('starts a bot with its token and sends its requests to the playground', async () => {
  const setup = join(folder, 'server.json');
  writeFileSync(setup, JSON.stringify({ people: [{ name: 'Eve', language: 'fr' }, 'Finn'], channels: ['lobby'] }));
  const playground = start('--port', '0', '--server', setup, '--', 'node', BOT);
  await expect.poll(() => output).toContain('open http');
  const eve = await TestUser.join(/open (http:\S+)/.exec(output)?.[1] ?? '', 'Eve');
  await eve.slash('/ping');
  expect(eve.lastMessage('lobby')?.content).toBe('pong');
  expect(eve.user.locale).toBe('fr');
  eve.leave();
  playground.kill('SIGTERM');
  await once(playground, 'exit');
  expect(output).toContain('the bot exited');
});

test('keeps the page when the bot exits, and ends with its code', async () => {
  const playground = start('--port', '0', '--', 'node', '-e', 'process.exit(3)');
  await expect.poll(() => output).toContain('exited with code 3\nplayground: the page stays open.');
  expect((await fetch(/open (http:\S+)/.exec(output)?.[1] ?? '')).status).toBe(200);
  playground.kill('SIGTERM');
  const [code] = await once(playground, 'exit');
  expect(code).toBe(3);
});

test('prints what Discord would reject, and a hint if the port is in use', async () => {
  start('--port', '0');
  await expect.poll(() => output).toContain('the token');
  const api = /the API is (\S+),/.exec(output)?.[1] ?? '';
  await fetch(`${api}/v10/gateway/bot`);
  await expect.poll(() => output).toContain('playground: Discord would reject this: GET /gateway/bot: 0 401');
  const first = child;
  await once(start('--port', new URL(api).port), 'exit');
  first?.kill();
  expect(output).toContain('Choose another port: --port 8301.');
});

test.each([
  ['an invalid setup', '{"people": [1]}', 'people.0'],
  ['a file that is not JSON', '{', 'JSON'],
])('names the fault of %s', async (_, text, sentence) => {
  const setup = join(folder, 'server.json');
  writeFileSync(setup, text);
  const [code] = await once(start('--port', '0', '--server', setup), 'exit');
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

test('explains itself', async () => {
  await once(start('--help'), 'exit');
  expect(output).toContain('npx @longtable/playground [options] -- node my-bot.js');
});
