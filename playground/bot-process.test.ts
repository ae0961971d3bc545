import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBotProcess } from './bots.ts';
import { startPlayground } from './index.ts';

const MODULES = resolve(import.meta.dirname, '../node_modules');
const BOT = join(import.meta.dirname, 'examples/discord.js/bot.js');

/** Tests that end before they close the playground: by a failure, a crash of the bot, and a timeout. */
const UNCLOSED = `
import { startPlayground } from '@longtable/playground';
import { test } from 'vitest';

async function start(...bot) {
  const discord = await startPlayground({ strict: true });
  await discord.startBot(['node', ...bot]);
}
test('fails', async () => {
  await start('bot.mjs');
  throw new Error('first');
});
test('has a bot that crashes', () => start('-e', 'throw new Error("second")'), 60_000);
test('times out', () => new Promise(() => {}), 100);
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playground-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('ends a vitest run, and its bot, if tests do not close', async () => {
  symlinkSync(MODULES, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'unclosed.test.mjs'), UNCLOSED);
  writeFileSync(join(folder, 'bot.mjs'), `console.log('bot ' + process.pid);\nawait import('${BOT}');`);
  const vitest = spawn(process.execPath, [join(MODULES, 'vitest/vitest.mjs'), 'run'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [vitest.stdout, vitest.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(vitest, 'close');
  expect(code).toBe(1);
  expect(output).toContain('3 failed');
  const pid = Number(/bot (\d+)/.exec(output)?.[1]);
  await expect.poll(() => isAlive(pid)).toBe(false);
}, 90_000);

test('stops a bot that ignores SIGTERM', async () => {
  const program = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("started")';
  const addresses = { url: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1/api' };
  const command = [process.execPath, '-e', program];
  const bot = await startBotProcess(addresses, command, { preload: false, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(bot.child.stdout!, 'data');
  await bot.stop();
  expect(bot.child.signalCode).toBe('SIGKILL');
});

/** A bot that answers /answer, and exits in both commands. */
const EXITING = `
import { createRequire } from 'node:module';
const { Client } = createRequire('${BOT}')('discord.js');
const client = new Client({ intents: [] });
client.once('clientReady', () => client.application.commands.set(['answer', 'crash'].map((name) => ({ name, description: 'd' }))));
client.on('interactionCreate', async (interaction) => {
  if (interaction.commandName === 'answer') await interaction.reply('done');
  process.exit(interaction.commandName === 'answer' ? 0 : 3);
});
client.login(process.env.DISCORD_TOKEN);
`;

test('fails strict tests if the bot exits', async () => {
  writeFileSync(join(folder, 'bot.mjs'), EXITING);
  // Discord allows one login in five seconds.
  const discord = await startPlayground({ strict: true, limits: false });
  const start = () => discord.startBot([process.execPath, join(folder, 'bot.mjs')]);
  const ada = discord.user('Ada');
  const stopped = await start();
  await stopped.stop();
  const first = await start();
  await ada.slash('/answer');
  await first.exited;
  await expect(ada.type('hello')).rejects.toThrow('The bot exited with code 0 after /answer of ada.');
  await start();
  await expect(ada.slash('/crash')).rejects.toThrow(
    'Ada’s action failed: The bot exited with code 3 after /crash of ada.\n- The bot exited with code 0',
  );
  await expect(discord.close()).rejects.toThrow(
    /^The bot exited with code 0 after \/answer of ada\.\nThe bot exited with code 3 after \/crash of ada\.$/,
  );
});
