import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const example = parse(readFileSync(new URL('../.env.example', import.meta.url)));

/** What has no default: empty means none. */
const OPTIONAL = ['DISCORD_API_URL', 'METRICS_PORT', 'PROGRAM_PORT', 'PROGRAM_URL', 'RETENTION_DAYS', 'SUPPORT_URL'];

test('.env.example names every variable and shows the defaults', () => {
  const shown = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value || undefined]));
  const defaults = readSettings({});
  expect(Object.keys(example).sort()).toEqual([...new Set([...Object.keys(defaults), ...OPTIONAL])].sort());
  expect(readSettings(shown)).toEqual(defaults);
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PLAYGROUND_PORT: '', LOG_LEVEL: '' })).toEqual(readSettings({}));
});

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PLAYGROUND_PORT: 'eighty' }, 'PLAYGROUND_PORT'],
  [{ PLAYGROUND_PORT: '70000' }, 'PLAYGROUND_PORT'],
  [{ SHARDS: '0,4/4' }, 'SHARDS'],
  [{ DISCORD_API_URL: 'discord' }, 'DISCORD_API_URL'],
  [{ PROGRAM_URL: 'https://games.example' }, 'PROGRAM_URL'],
])('%j is a mistake that names its variable', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name);
});
