import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runa } from '@longtable/runa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContext } from '../bot/host/open.ts';
import { openStorage } from '../storage/index.ts';
import { BARE_ENV } from './child-process.ts';
import { open, person, place, recordingLog } from './context.ts';
import { temporaryFolder } from './test-bot.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = ['operators', 'maintenance'].map((page) => readFileSync(`${ROOT}/docs/${page}.md`, 'utf8')).join('\n');
const BACKUP = 'longtable-20261117T040000Z.sqlite';
const USER = '100000000000000001';

/** Commands that need the internet, root, Docker or systemd. The page says so. */
const NOT_RUN = /^(npm ci|npm start|npm run|sudo|docker|git|LONGTABLE_VERSION=)/;

/** Commands in blocks and code spans of both pages, in order. */
const commands = [...PAGE.matchAll(/^ {4,7}(\S.+)$|`([^`\n]+)`/gm)]
  .map(([, line, span]) => line ?? span ?? '')
  .filter((text) => /^(DATABASE_URL=\S+ )?longtable \w|^(npm|sudo|docker|git|mkdir|printf|head|chmod|cp) /.test(text));

const folder = temporaryFolder();
let table = '';

beforeAll(async () => {
  copyFileSync(`${ROOT}/.env.example`, `${folder.path}/.env.example`);
  const storage = await openStorage(`sqlite:${folder.path}/data/longtable.sqlite`);
  const context = openContext({ storage, games: [runa], log: recordingLog() });
  const sitters = [person(USER)];
  const at = { ...place('300000000000000001'), guild: '200000000000000001' };
  table = (await open(context, { game: runa, sitters, place: at })).table.id;
  await storage.close();
});
afterAll(() => folder.remove());

/** Runs a line of the page in a shell in which `longtable` is the command of this checkout. */
async function run(line: string): Promise<{ code: number; said: string }> {
  const program = `"${process.execPath}" --disable-warning=ExperimentalWarning "${ROOT}/cli/longtable.cjs"`;
  const text = line
    .replace(BACKUP, () => readdirSync(join(folder.path, 'backups')).at(-1) ?? '')
    .replace('<table>', table)
    .replace('<id>', USER)
    .replace('<from> <to>', 'sqlite:data/longtable.sqlite sqlite:moved.sqlite')
    .replace(/\blongtable(?= \w)/, program);
  return promisify(execFile)('sh', ['-ec', text], { cwd: folder.path, env: BARE_ENV }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ stdout, stderr, code }) => ({ code, said: `${line}\n${stdout}${stderr}` }),
  );
}

/** Commands that the pages mention without their arguments. */
const MENTIONED = ['longtable restore', 'longtable admin'];

/** Exit code of commands that don't return 0 here: the doctor finds no token. */
const EXPECTED: Readonly<Record<string, number>> = { 'longtable doctor': 1 };

test('runs every longtable command of the operators’ guide', { timeout: 240_000 }, async () => {
  const all = [...new Set(commands.filter((line) => line.includes('longtable ')))].filter(
    (line) => !NOT_RUN.test(line),
  );
  const named = all.flatMap((line) => /longtable (\w+)/.exec(line)?.[1] ?? []);
  expect(new Set(named)).toEqual(new Set(['doctor', 'check', 'backup', 'restore', 'repair', 'move', 'admin']));
  for (const line of all.filter((one) => !MENTIONED.includes(one))) {
    const { code, said } = await run(line);
    expect([line, code, said]).toEqual([line, EXPECTED[line] ?? 0, expect.any(String)]);
  }
  expect(existsSync(join(folder.path, 'data/longtable.sqlite.replaced'))).toBe(true);
  expect(existsSync(join(folder.path, 'moved.sqlite'))).toBe(true);
});

test('creates the settings and secrets as the guide says', async () => {
  for (const line of commands.filter((one) => /^(cp|mkdir|printf|head|chmod) /.test(one)))
    expect((await run(line)).code).toBe(0);
  expect(readdirSync(join(folder.path, 'secrets'))).toEqual(['discord_token', 'postgres_password']);
});

test('names every kind of command that is not executed', () => {
  const [, untested = ''] = PAGE.split('## What was tested');
  for (const word of ['Docker', 'sudo', 'systemctl', 'git', 'npm ci']) expect(untested).toContain(word);
  const others = commands.filter(
    (line) => !NOT_RUN.test(line) && !/longtable |^(mkdir|printf|head|chmod|cp) /.test(line),
  );
  expect(others).toEqual([]);
});

test('reports a port in use by another process in one sentence', { timeout: 60_000 }, async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const { code, said } = await run(`PLAYGROUND_PORT=${port} DATABASE_URL=memory: LOG_LEVEL=silent longtable start`);
  server.close();
  expect(code).toBe(1);
  expect(said).toContain(`Longtable could not start. Port ${port} of 127.0.0.1 is in use`);
});
