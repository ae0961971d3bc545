import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type Playground, startPlayground, TestUser } from '@longtable/playground';
import { Client, type ClientOptions, GatewayIntentBits } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { login, onFatalClose } from '../bot/gateway/gateway.ts';
import { HOUR_MS } from '../bot/host/duration.ts';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { openStorage } from '../storage/index.ts';
import { userSettingsKind } from '../storage/records/person.ts';
import { BARE_ENV } from './child-process.ts';
import { labelsOn } from './game-helpers.ts';
import { temporaryFolder } from './test-bot.ts';

const MAIN = fileURLToPath(new URL('../bot/cli/longtable.cjs', import.meta.url));

let playground: Playground | undefined;

afterEach(async () => {
  await playground?.close();
  playground = undefined;
});

/** Runs the bot until it exits and returns its exit code and its error output. `open` is called once it is ready. */
async function run(
  env: NodeJS.ProcessEnv,
  open: (child: ChildProcess) => void = () => {},
): Promise<{ code: number; said: string; logged: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'start'], {
    cwd: tmpdir(),
    env: { ...BARE_ENV, DATABASE_URL: 'memory:', LOG_LEVEL: 'silent', ...env },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    if (line.startsWith('Invite')) open(child);
  });
  const [code] = await once(child, 'close');
  return { code, said, logged: lines.join('\n') };
}

/** Returns a client in this process, configured like the bot's. */
const clientOf = ({ apiUrl }: Playground, options: Partial<ClientOptions> = {}) =>
  new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl }, ...options });

const bot = ({ token, apiUrl }: Playground) => ({ DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl });

test('starts with a playground without a token, follows its clock, and ends when it is asked to', async () => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'start'], {
    cwd: tmpdir(),
    env: { ...BARE_ENV, DATABASE_URL: 'memory:', LOG_LEVEL: 'silent', PLAYGROUND_PORT: '0' },
  });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(`${text}`));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line.includes('http://')) break;
  }
  const [url = ''] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(said.join('\n')) ?? [];
  const [ada, bo] = await Promise.all([TestUser.join(url, 'Ada'), TestUser.join(url, 'Bo')]);
  await ada.until(() => ada.commands.some(({ name }) => name === 'play'));
  await ada.command('table', 'play', { subcommand: 'duel', options: { opponent: bo.user.id, clock: HOUR_MS } });
  const board = await bo.until(() => bo.messages('table').find((message) => labelsOn(message).includes('Accept')));
  await bo.click(board, 'Accept');
  await ada.configure({ do: 'advance', ms: 3 * HOUR_MS });
  await ada.until(() => /[Tt]ime ran out|ran out of time/.test(ada.latest(board)?.content ?? ''));
  for (const user of [ada, bo]) user.leave();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('warns if it starts on an empty database while it is on servers', async () => {
  playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
  const folder = temporaryFolder();
  const DATABASE_URL = `sqlite:${folder.path}/new.sqlite`;
  const start = async () => {
    const env = { ...bot(playground!), LOG_LEVEL: 'warn', DATABASE_URL };
    return (await run(env, (child) => child.kill('SIGTERM'))).logged;
  };
  expect(await start()).toMatch(/"servers":\d+.*The database is empty, but the bot is already on servers\. If the bot/);
  const storage = await openStorage(DATABASE_URL);
  await storage.transact({ writes: [storage.store(userSettingsKind).put('ada', {})] });
  await storage.close();
  expect(await start()).not.toContain('is empty');
  folder.remove();
});

test('exits with a reason after a fatal gateway close', async () => {
  const opened = await startPlayground({ server: LOCAL_SERVER, limits: false });
  playground = opened;
  const { code, said } = await run(bot(opened), () => opened.gateway.closeConnections('authenticationFailed'));
  expect(code).toBe(1);
  expect(said).toContain('(4004). This token is invalid');
});

test.each([
  ['shardingRequired', '(4011). The bot is in more servers'],
  ['disallowedIntents', '(4014). Discord refuses an intent'],
] as const)('logs the reason of %s', async (reason, sentence) => {
  playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
  const client = clientOf(playground);
  const closeReason = new Promise<string>((resolve) => onFatalClose(client, resolve));
  await login(client, playground.token);
  playground.gateway.closeConnections(reason);
  expect(await closeReason).toContain(sentence);
  await client.destroy();
});

test('exits while Discord is unreachable', async () => {
  const opened = await startPlayground({ server: LOCAL_SERVER, limits: false });
  const { code } = await run(bot(opened), async (child) => {
    await opened.close();
    child.kill('SIGTERM');
  });
  expect(code).toBe(0);
});

describe('startup errors', () => {
  test('reports a wrong token', async () => {
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
    await expect(login(clientOf(playground), 'wrong')).rejects.toThrow('This token is invalid');
  });

  test('reports a storage that cannot be written', async () => {
    const folder = temporaryFolder();
    const path = `${folder.path}/full.sqlite`;
    await (await openStorage(`sqlite:${path}`)).close();
    const database = new DatabaseSync(path);
    database.exec(`CREATE TRIGGER full BEFORE INSERT ON records BEGIN SELECT RAISE(FAIL, 'the disk is full'); END`);
    database.close();
    const LOG_FILE = `${folder.path}/logs/longtable.log`;
    const { code, said } = await run({ DISCORD_TOKEN: 'any', DATABASE_URL: `sqlite:${path}`, LOG_FILE });
    expect(JSON.parse(readFileSync(LOG_FILE, 'utf8'))).toMatchObject({ level: 60, msg: said.trim() });
    folder.remove();
    expect(code).toBe(1);
    expect(said).toContain('Longtable could not start. Nothing can be saved: the disk is full.');
  });

  const PORTS = ['METRICS_PORT', 'PROGRAM_PORT', 'ACTIVITY_PORT'];
  test.each(PORTS)('reports that %s is in use, and starts no session', async (name) => {
    const opened = await startPlayground({ server: LOCAL_SERVER, limits: false });
    playground = opened;
    const sessionStarts = async () => {
      const headers = { authorization: `Bot ${opened.token}` };
      const response = await fetch(`${opened.apiUrl}/v10/gateway/bot`, { headers });
      return (await response.json()).session_start_limit.remaining as number;
    };
    const before = await sessionStarts();
    const port = new URL(opened.url).port;
    const { code, said } = await run({ ...bot(playground), [name]: port });
    expect(code).toBe(1);
    expect(said).toBe(
      `Longtable could not start. Port ${port} of 127.0.0.1 is in use, maybe by another Longtable. Set ${name} to a free port.\n`,
    );
    expect(await sessionStarts()).toBe(before);
  });

  test('reports too few shards', async () => {
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false, shards: 2 });
    const client = clientOf(playground, { shards: [0], shardCount: 1 });
    await expect(login(client, playground.token)).rejects.toThrow(
      'The bot is in more servers than its shards can hold',
    );
  });
});
