import { readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { botEnvironment } from '@longtable/playground';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/test-bot.ts';
import { readEnvironmentFile, readSettings, requireToken, unknownSettings } from './settings.ts';

const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));

/** Variables without a default. */
const OPTIONAL = [
  'ACTIVITY_PORT',
  'DATABASE_PASSWORD',
  'DISCORD_API_URL',
  'LOG_FILE',
  'METRICS_PORT',
  'PROGRAM_PORT',
  'PROGRAM_URL',
  'RETENTION_DAYS',
  'SUPPORT_URL',
];

test('.env.example names every variable and shows the defaults', () => {
  const shown = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value || undefined]));
  const defaults = readSettings({});
  expect(Object.keys(example).sort()).toEqual([...new Set([...Object.keys(defaults), ...OPTIONAL])].sort());
  expect(readSettings(shown)).toEqual(defaults);
});

test('reads a file of settings unless a variable is set or the file is missing', () => {
  const folder = temporaryFolder();
  vi.stubEnv('TEST_SET', 'kept');
  vi.stubEnv('TEST_READ', undefined);
  writeFileSync(`${folder.path}/.env`, 'TEST_SET=new\nexport TEST_READ="a # b" # comment\n');
  readEnvironmentFile(`${folder.path}/.env`);
  readEnvironmentFile(`${folder.path}/missing`);
  expect([process.env.TEST_SET, process.env.TEST_READ]).toEqual(['kept', 'a # b']);
  vi.unstubAllEnvs();
  folder.remove();
});

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PLAYGROUND_PORT: 'eighty' }, 'PLAYGROUND_PORT'],
  [{ PLAYGROUND_PORT: '70000' }, 'PLAYGROUND_PORT'],
  [{ SHARDS: '0,4/4' }, 'SHARDS'],
  [{ DISCORD_API_URL: 'discord' }, 'DISCORD_API_URL'],
  [{ PROGRAM_URL: 'https://games.example' }, 'PROGRAM_URL'],
  [{ SUPPORT_URL: 'discord.gg/longtable' }, 'SUPPORT_URL'],
  [{ SUPPORT_URL: 'ftp://longtable.example' }, 'SUPPORT_URL'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT'],
  [{ PROGRAM_PORT: '-1' }, 'PROGRAM_PORT'],
  [{ PROGRAM_PORT: '65536' }, 'PROGRAM_PORT'],
  [{ WATCHDOG_SECONDS: '0' }, 'WATCHDOG_SECONDS'],
  [{ WATCHDOG_SECONDS: '3601' }, 'WATCHDOG_SECONDS'],
  [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS'],
  [{ RETENTION_DAYS: '1.5' }, 'RETENTION_DAYS'],
  [{ PLAYGROUND_LIMITS: 'yes' }, 'PLAYGROUND_LIMITS'],
])('rejects %j with the name of the variable', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name);
});

test.each([
  { METRICS_PORT: '1', PROGRAM_PORT: '0', PLAYGROUND_PORT: '0', WATCHDOG_SECONDS: '1', RETENTION_DAYS: '1' },
  { METRICS_PORT: '65535', PROGRAM_PORT: '65535', PLAYGROUND_PORT: '65535', WATCHDOG_SECONDS: '3600' },
])('accepts the numbers %j', (environment) => {
  const numbers = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, Number(value)]));
  expect(readSettings(environment)).toMatchObject(numbers);
});

test('names all problems together, one per line', () => {
  expect(() => readSettings({ LOG_LEVEL: 'loud', SHARDS: '5' })).toThrow(
    /^SHARDS: must be auto, or the shards of this process and how many there are, like 0,1\/4\nLOG_LEVEL: .+$/,
  );
});

test('reads a secret from the file that its _FILE variable names', () => {
  const folder = temporaryFolder();
  const file = `${folder.path}/secret`;
  writeFileSync(file, 'from a file\n');
  const { DISCORD_TOKEN, DATABASE_URL } = readSettings({ DISCORD_TOKEN_FILE: file, DATABASE_URL_FILE: file });
  expect([DISCORD_TOKEN, DATABASE_URL]).toEqual(['from a file', 'from a file']);
  expect(() => readSettings({ DISCORD_TOKEN_FILE: file, DISCORD_TOKEN: 'other' })).toThrow(
    'Set DISCORD_TOKEN or DISCORD_TOKEN_FILE, not both.',
  );
  folder.remove();
  expect(() => readSettings({ DISCORD_TOKEN_FILE: file })).toThrow(
    `DISCORD_TOKEN_FILE: The file ${file} doesn’t exist.`,
  );
});

test('requires a token in production only, and names misspelled variables', () => {
  const check = (environment: NodeJS.ProcessEnv) => () => requireToken(readSettings(environment), environment);
  expect(check({ NODE_ENV: 'production' })).toThrow('DISCORD_TOKEN is not set.');
  expect(check({ NODE_ENV: 'production', DISCORD_TOKN: 'x', DISCORD_API_URL: 'http://a' })).toThrow(
    /^DISCORD_TOKEN is not set\. Longtable has no setting DISCORD_TOKN\. Did you mean DISCORD_TOKEN\?/,
  );
  expect(check({ NODE_ENV: 'production', DISCORD_TOKEN: 'x', DISCORD_TOKN: 'y' })).not.toThrow();
  expect(check({})).not.toThrow();
});

test('names unknown variables for Discord wherever the bot runs', () => {
  expect(unknownSettings({ DISCORD_TOKEN: 'x', DISCORD_TOKEN_FILE: '', DISCORD_API_URL: '' })).toEqual([]);
  expect(unknownSettings({ DISCORD_APIURL: 'x' })).toEqual([expect.stringContaining('no setting DISCORD_APIURL')]);
  expect(unknownSettings({ DATABSE_URL: 'x', PATH: 'y', HOME: 'z', LANG: 'a', DATABASE_URL_FILE: 'b' })).toEqual([
    'Longtable has no setting DATABSE_URL. Did you mean DATABASE_URL?',
  ]);
  expect(unknownSettings({ MY_DISCORD_BOT: 'x' })).toEqual([]);
  expect(unknownSettings(botEnvironment({ url: 'http://a', apiUrl: 'http://a/api' }))).toEqual([]);
});

test.each(['postgres://longtable@localhost/longtable', 'redis://localhost:6379'])(
  'escapes DATABASE_PASSWORD in %s',
  (DATABASE_URL) => {
    const password = 'p@ss/w#r?d:%41 ä';
    const url = new URL(readSettings({ DATABASE_URL, DATABASE_PASSWORD: password }).DATABASE_URL);
    expect(decodeURIComponent(url.password)).toBe(password);
    expect(url.host).toBe(new URL(DATABASE_URL).host);
  },
);

test('reads DATABASE_PASSWORD from a file, refuses it without a host and ignores it for SQLite', () => {
  const folder = temporaryFolder();
  const file = `${folder.path}/password`;
  writeFileSync(file, 'a b\n');
  const environment = { DATABASE_URL: 'postgres://u@localhost/l', DATABASE_PASSWORD_FILE: file };
  expect(readSettings(environment).DATABASE_URL).toBe('postgres://u:a%20b@localhost/l');
  folder.remove();
  const [DATABASE_URL, DATABASE_PASSWORD] = ['keyv:@keyv/redis?uri=redis://localhost', 'secret'];
  expect(() => readSettings({ DATABASE_URL, DATABASE_PASSWORD })).toThrow(/^DATABASE_PASSWORD: (?!.*secret)/);
  expect(readSettings({ DATABASE_PASSWORD }).DATABASE_URL).toBe('sqlite:data/longtable.sqlite');
});

test('says in plain words what is not a number, and names unknown variables in the same run', () => {
  expect(() => readSettings({ WATCHDOG_SECONDS: 'abc', DISCORD_TOKNE: 'x' })).toThrow(
    /^WATCHDOG_SECONDS: must be a number\nLongtable has no setting DISCORD_TOKNE\. Did you mean DISCORD_TOKEN\?$/,
  );
});
