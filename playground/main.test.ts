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
  await expect.poll(() => output, { timeout: 20_000 }).toContain('open http');
  const eve = await TestUser.join(/open (http:\S+)/.exec(output)?.[1] ?? '', 'Eve');
  await eve.slash('/ping');
  expect(eve.lastMessage('lobby')?.content).toBe('pong');
  expect(eve.user.locale).toBe('fr');
  eve.leave();
  playground.kill('SIGTERM');
  await once(playground, 'exit');
  expect(output).toContain('the bot exited');
});

test('exits with the code of the bot', async () => {
  const [code] = await once(start('--port', '0', '--', 'node', '-e', 'process.exit(3)'), 'exit');
  expect(code).toBe(3);
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
