import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components } from '@longtable/playground';
import { expect, test } from 'vitest';
import { keyvOn } from '../storage/backends/adapter.ts';
import { openBackend } from '../storage/backends/index.ts';
import { channelOccupancyKind } from '../storage/records/table.ts';
import { startNoughts } from './game-helpers.ts';
import { startTestBot, temporaryFolder } from './test-bot.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test.each([
  ['discord.js', 'bot/longtable.ts', /^import \{ Client,.*\} from 'discord\.js';$/m],
  ['keyv', 'storage/backends/adapter.ts', /^import Keyv,? .*from 'keyv';$|^import \{ .*\bKeyv\b.* \} from 'keyv';$/m],
  ['zod', 'bot/settings.ts', /^import \{ z \} from 'zod';$/m],
  ['dotenv', 'bot/settings.ts', /^import \{ config \} from 'dotenv';$/m],
  ['vitest', 'tests/card.test.ts', /^import \{.*\btest\b.*\} from 'vitest';$/m],
])('depends on %s and imports it in %s', (name, file, pattern) => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  expect(name === 'vitest' ? devDependencies : dependencies).toHaveProperty([name]);
  expect(read(file)).toMatch(pattern);
});

test('has its four folders and .env.example at the top level', () => {
  for (const name of ['bot', 'games', 'commands', 'storage'])
    expect(statSync(join(ROOT, name)).isDirectory()).toBe(true);
  expect(existsSync(join(ROOT, '.env.example'))).toBe(true);
});

test('shows a board as a code block with components, and finds the session of a channel by its Keyv record', async () => {
  const folder = temporaryFolder();
  const url = `sqlite:${folder.path}/card.sqlite`;
  const bot = await startTestBot([noughts], url);
  const [ada, bo] = [await bot.join('Ada'), await bot.join('Bo')];
  const board = await startNoughts(ada, bo, 'table');
  expect(JSON.stringify(board)).toContain('```');
  expect(components(board).filter(({ custom_id }) => custom_id !== undefined).length).toBeGreaterThanOrEqual(9);
  const keyv = keyvOn(await openBackend(url));
  const { value } = JSON.parse((await keyv.get(`${channelOccupancyKind.name}:${board.channel_id}`)) ?? '{}');
  const { id } = JSON.parse((await keyv.get(`table:${value.data.table}`)) ?? '{}').value.data;
  await keyv.store.close();
  await bot.close();
  folder.remove();
  expect(id).toBe(value.data.table);
});
