import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runa } from '@longtable/runa';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openStorage, type Storage } from '../../../storage/index.ts';
import { BARE_ENV } from '../../../tests/child-process.ts';
import { open, person, recordingLog } from '../../../tests/context.ts';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { openContext } from '../../host/open-context.ts';
import { findTable } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import { backUp, EMPTY } from './backup.ts';
import { type OperatorCommand, operate } from './commands.ts';

const folder = temporaryFolder();
const file = `${folder.path}/tables.sqlite`;
let storage: Storage;
let context: Context;
let id: string;
beforeAll(async () => {
  storage = await openStorage(`sqlite:${file}`);
  context = openContext({ features: FEATURES, storage, games: [runa], log: recordingLog() });
  id = (await open(context, { game: runa, occupants: [person('ada')] })).table.id;
  await playLine(context, id, { person: 'ada' }, '1');
});
afterAll(async () => {
  await storage.close();
  folder.remove();
});

/** Arguments of commands that need some. */
const ARGUMENTS: Readonly<Record<string, string>> = { backup: `${folder.path}/never.sqlite`, admin: 'servers' };

interface Ended {
  readonly said: string;
  readonly code: number;
}

/** Runs a command of operators in this process and returns its output and exit code. */
async function longtable([verb, ...args]: string[], database = `sqlite:${file}`): Promise<Ended> {
  const lines: unknown[] = [];
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(line)),
  );
  const code = await operate(verb as OperatorCommand, args, { DATABASE_URL: database });
  for (const spy of spies) spy.mockRestore();
  return { code, said: lines.map((line) => `${line}\n`).join('') };
}

/** Runs a command in a process and returns its output and exit code. */
async function longtableProcess(args: string[], database = `sqlite:${file}`): Promise<Ended> {
  const main = fileURLToPath(new URL('../../cli/longtable.cjs', import.meta.url));
  const env = { ...BARE_ENV, DATABASE_URL: database };
  const flags = ['--disable-warning=ExperimentalWarning'];
  return promisify(execFile)(process.execPath, [...flags, main, ...args], { env, cwd: folder.path }).then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    ({ stdout, stderr, code }) => ({ said: stdout + stderr, code }),
  );
}

test('reports a valid storage as readable, also in a backup taken while it is in use', async () => {
  expect(await longtable(['check'])).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ records: all readable\.$/m),
  });
  const copy = `${folder.path}/backups/copy.sqlite`;
  expect(await longtable(['backup', copy])).toEqual({
    code: 0,
    said: expect.stringMatching(/^Saved and verified .*copy\.sqlite: \d+ records, \d+ deadlines\.$/m),
  });
  const saidBy = async (...args: string[]) => (await longtable(args, `sqlite:${copy}`)).said;
  const [records] = /\d+ records/.exec(await saidBy('backup', `${copy}.copy`)) ?? [];
  expect(await saidBy('check')).toBe(`${records}: all readable.\n`);
  expect(await longtable(['backup', copy])).toEqual({ code: 1, said: expect.stringContaining('already exists') });
  const copied = await openStorage(`sqlite:${copy}`);
  expect(await copied.store({ name: 'nobody', version: 1, schema: runa.options }).get('it')).toBeUndefined();
  expect(
    (await findTable(openContext({ features: FEATURES, storage: copied, games: [runa], log: recordingLog() }), id))
      .table.log.moveCount,
  ).toBe(1);
  await copied.close();
});

test('check fails on an empty database, and restore asks before it replaces many records with few', async () => {
  const [few, many] = [`${folder.path}/few.sqlite`, `sqlite:${folder.path}/many.sqlite`];
  const small = await openStorage(`sqlite:${few}`);
  await small.probe();
  expect(await longtable(['check'], `sqlite:${few}`)).toEqual({ code: 1, said: `${EMPTY}\n` });
  const kind = { name: 'user-settings', version: 1, schema: z.object({}) };
  await small.transact({ writes: [small.store(kind).put('a', {})] });
  await small.close();
  await longtable(['backup', `${folder.path}/copies/`], `sqlite:${file}`);
  const [copy = ''] = readdirSync(`${folder.path}/copies`).filter((name) => name.endsWith('.sqlite'));
  await longtable(['restore', `${folder.path}/copies/${copy}`], many);
  expect(await longtable(['restore', few], many)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /few\.sqlite has 1 record, but the database has \d+\. Add --yes to restore it anyway\./,
    ),
  });
  expect(await longtable(['restore', few, '--yes'], many)).toMatchObject({ code: 0 });
  const kept = await longtable(['backup', `${folder.path}/copies/`, '--keep', '1'], many);
  expect(kept).toEqual({ code: 1, said: expect.stringContaining(`much smaller than ${folder.path}/copies/${copy}`) });
  expect(existsSync(`${folder.path}/copies/${copy}`)).toBe(true);
});

test.each<[string, typeof longtable]>([
  ['check', longtable],
  ['backup', longtable],
  ['admin', longtable],
  ['doctor', longtable],
  ['start', longtableProcess],
])('%s rejects an empty and a damaged file in one sentence', async (verb, run) => {
  const broken = `${folder.path}/broken.sqlite`;
  const args = [verb, ARGUMENTS[verb] ?? []].flat();
  if (verb !== 'start') {
    writeFileSync(broken, '');
    utimesSync(broken, new Date(0), new Date(0));
    expect(await run(args, `sqlite:${broken}`)).toEqual({
      code: 1,
      said: expect.stringContaining('is empty (0 bytes)'),
    });
  }
  rmSync(broken, { force: true });
  await backUp(`sqlite:${file}`, broken);
  writeFileSync(broken, readFileSync(broken).fill(7, 2 * 4096, 4 * 4096));
  expect(await run(args, `sqlite:${broken}`)).toEqual({
    code: 1,
    said: expect.stringMatching(/is damaged|malformed/),
  });
  expect(existsSync(`${folder.path}/never.sqlite`)).toBe(false);
});

test('doctor exits quickly when MongoDB is unreachable', async () => {
  const { said } = await longtableProcess(['doctor'], 'mongodb://user:secret@127.0.0.1:1/games');
  expect(said).toContain('The storage at mongodb://127.0.0.1:1/games cannot be used');
  // Its driver would wait for 30 seconds.
});

test('move uses the password of the environment for an address without one', async () => {
  const sent: string[] = [];
  const server = createServer((socket) =>
    socket.on('data', (data) => {
      sent.push(String(data));
      socket.end('-WRONGPASS invalid\r\n');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const environment = { DATABASE_URL: 'redis://localhost', DATABASE_PASSWORD: 'sesame' };
  const source = `${folder.path}/to-move.sqlite`;
  await longtable(['backup', source]);
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await operate('move', [`sqlite:${source}`, `redis://127.0.0.1:${port}`], environment)).toBe(1);
  lines.mockRestore();
  server.close();
  expect(sent[0]).toMatch(/AUTH[\s\S]*sesame/);
});

test.each([
  [['backup', 'x', '--keep', 'no'], '--keep needs a number above 0.'],
  [['backup', 'x/', '--keep', '0'], '--keep needs a number above 0.'],
  [['backup', 'x/', '--keep'], '--keep needs a value.'],
  [['backup', 'x', '--keep', '2'], '--keep needs a folder, such as backups/.'],
  [['backup', 'x/', '--kepe', '2'], 'backup has no option --kepe. “longtable help backup” shows what it takes.'],
  [['backup', '--keep', '2'], 'backup needs 1 argument. “longtable help backup” shows what it takes.'],
  [['restore', 'x', '--yes=1'], '--yes takes no value.'],
  [['health', '--wait', 'abc'], '--wait needs a number of seconds.'],
  [['check', 'foo'], 'check takes no argument “foo”. “longtable help check” shows what it takes.'],
  [['doctor', '--frob'], 'doctor has no option --frob. “longtable help doctor” shows what it takes.'],
  [['move', 'memory:'], 'move needs 2 arguments. “longtable help move” shows what it takes.'],
  [['admin', 'close'], expect.stringMatching(/^Use one of these:\n {4}longtable admin servers$/m)],
])('returns 2 after %j, with one sentence', async (args, sentence) => {
  vi.stubEnv('npm_lifecycle_event', undefined);
  const { code, said } = await longtable(args).finally(() => vi.unstubAllEnvs());
  expect({ code, said: said.trim() }).toEqual({ code: 2, said: sentence });
});

test.each([
  [`${file}/x/`, 'not a directory'],
  ['/proc/longtable/', 'no such file or directory'],
])('says that the folder %s can’t be created', async (target, reason) => {
  expect(await longtable(['backup', target])).toEqual({
    code: 1,
    said: `The folder ${target.slice(0, -1)} can’t be created: ${reason}.\n`,
  });
});
