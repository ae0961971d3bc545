import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runa } from '@longtable/runa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '../../storage/backends/index.ts';
import { openStorage, type Storage } from '../../storage/index.ts';
import { tableKind } from '../../storage/records/table.ts';
import { BARE_ENV } from '../../tests/child-process.ts';
import { loaded, open, person, recordingLog } from '../../tests/context.ts';
import { temporaryFolder } from '../../tests/test-bot.ts';
import { playLine } from '../host/actions/move.ts';
import type { Context } from '../host/context.ts';
import { openContext } from '../host/open.ts';
import { findTable } from '../host/table/find.ts';

const folder = temporaryFolder();
const file = `${folder.path}/tables.sqlite`;
const run = promisify(execFile);

let storage: Storage;
let context: Context;
let id: string;

beforeAll(async () => {
  storage = await openStorage(`sqlite:${file}`);
  context = openContext({ storage, games: [runa], log: recordingLog() });
  id = (await open(context, { game: runa, sitters: [person('ada')] })).table.id;
  await playLine(context, id, { person: 'ada' }, '1');
});
afterAll(async () => {
  await storage.close();
  folder.remove();
});

/** Runs a command and returns its output and exit code. */
async function longtable(verb: string[], database = `sqlite:${file}`): Promise<{ said: string; code: number }> {
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const env = { ...BARE_ENV, DATABASE_URL: database };
  try {
    const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...verb], {
      env,
      cwd: folder.path,
    });
    return { said: stdout, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { said: stdout + stderr, code };
  }
}

test('reports a valid storage as readable, also in a backup taken while it is in use', {
  timeout: 120_000,
}, async () => {
  expect(await longtable(['check'])).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ records are readable, 0 can be rebuilt/),
  });
  const copy = `${folder.path}/copy.sqlite`;
  expect((await longtable(['backup', copy])).code).toBe(0);
  expect(await longtable(['backup', copy])).toEqual({ code: 1, said: expect.stringContaining('already exists') });
  expect((await longtable(['check'], `sqlite:${copy}`)).said).toContain(', 0 are corrupt');
  const copied = await openStorage(`sqlite:${copy}`);
  expect(await copied.store({ name: 'nobody', version: 1, schema: runa.options }).get('it')).toBeUndefined();
  expect(
    loaded(await findTable(openContext({ storage: copied, games: [runa], log: recordingLog() }), id)).table.log
      .moveCount,
  ).toBe(1);
  await copied.close();
});

test('lists corrupt and rebuildable records and restores quarantined ones', {
  timeout: 120_000,
}, async () => {
  const { table } = loaded(await findTable(context, id));
  const backend = await openBackend(`sqlite:${file}`);
  const text = (await backend.get(`table:${id}`)) as string;
  const older = text.replace('"state":null', '"state":{"of":"another shape"}');
  const puts = new Map([
    [`table:${id}`, older],
    ['user-settings:eve', '{nonsense'],
  ]);
  await backend.commit({ puts, drops: [] });
  await backend.close();
  const { said, code } = await longtable(['check']);
  expect(code).toBe(1);
  expect(said).toContain(`rebuilt: table ${id}`);
  expect(said).toContain('corrupt: user-settings eve');
  await context.storage.store(tableKind).quarantine(id);
  expect((await longtable(['restore'])).said).toContain('1 tables restored, 0 still quarantined.');
  expect(loaded(await findTable(context, id)).table.state).toEqual(table.state);
});

test.each([['check'], ['restore'], ['move', 'memory:']])(
  '%s rejects a SQLite file that does not exist',
  {
    timeout: 120_000,
  },
  async (verb, ...to) => {
    const missing = `${folder.path}/missing.sqlite`;
    const { said, code } = await longtable(
      [verb!, ...(to.length ? [`sqlite:${missing}`, ...to] : [])],
      `sqlite:${missing}`,
    );
    expect({ said, code }).toEqual({ code: 1, said: `There is no storage file ${missing}.\n` });
    expect(existsSync(missing)).toBe(false);
  },
);

test('doctor exits quickly when MongoDB is unreachable', { timeout: 120_000 }, async () => {
  const begun = performance.now();
  const { said } = await longtable(['doctor'], 'mongodb://user:secret@127.0.0.1:1/games');
  expect(said).toContain('The storage at mongodb://127.0.0.1:1/games cannot be used');
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('prints advice after a wrong command', { timeout: 120_000 }, async () => {
  expect(await longtable([])).toEqual({ code: 2, said: expect.stringContaining('npm run longtable -- check') });
  expect(await longtable(['backup', 'x'], 'memory:')).toEqual({ code: 1, said: expect.stringContaining('pg_dump') });
});
