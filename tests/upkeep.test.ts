import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveTable } from '../bot/host/actions/leave.ts';
import { playLine } from '../bot/host/actions/move.ts';
import { invitationsOf } from '../bot/host/commit/table-lists.ts';
import type { Context } from '../bot/host/context.ts';
import { migrate } from '../bot/host/migrations/migrations.ts';
import { openContext } from '../bot/host/open.ts';
import { purgeDeparted } from '../bot/host/people/departure.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { codeOf, keptLog } from './context.ts';
import { noughts } from './noughts.ts';
import { withButton } from './played.ts';
import { openStage, temporaryFolder } from './stage.ts';

const COPIES = 150;
/** When the records were written; the clock of the table `played` runs out a day later. */
const WRITTEN = Date.parse('2026-06-01T10:00:00Z');
const DAY = 86_400_000;

let folder: ReturnType<typeof temporaryFolder>;
let database: string;
const opened: Storage[] = [];

/** A file that Longtable wrote before 0.2, with as many more tables as take a while. */
beforeEach(() => {
  folder = temporaryFolder();
  const path = `${folder.path}/old.sqlite`;
  database = `sqlite:${path}`;
  const file = new DatabaseSync(path);
  file.exec(readFileSync(new URL('./before-0.2.sql', import.meta.url), 'utf8'));
  const copy = file.prepare(`
    INSERT INTO records SELECT replace(key, 'played', :id), replace(value, 'played', :id), NULL FROM records
    WHERE key IN ('table:played', 'deadline:played')`);
  file.exec('BEGIN');
  for (let n = 0; n < COPIES; n++) copy.run({ id: `copy${n}` });
  file.exec('COMMIT');
  file.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((storage) => storage.close()));
  folder.remove();
});

/** The house as a process has it, and which deadlines that process has brought into line. */
async function enter(now = WRITTEN): Promise<{ context: Context; indexed: string[] }> {
  const storage = await openStorage(database);
  opened.push(storage);
  const context = openContext({ storage, shelf: [noughts], log: keptLog(), now: () => now });
  const indexed: string[] = [];
  const indexDue = (ids: readonly string[]) => {
    indexed.push(...ids);
    return context.deadlines.indexDue(ids);
  };
  return { context: { ...context, deadlines: { ...context.deadlines, indexDue } }, indexed };
}

const tablesIn = async (context: Context) => (await Array.fromAsync(context.deadlines.ids())).sort();

test('what was broken off goes on from there, and then nothing of it is left to do', async () => {
  const leaving = new AbortController();
  const before = await enter();
  const { indexDue } = before.context.deadlines;
  const breaking = {
    ...before.context.deadlines,
    indexDue: (ids: readonly string[]) => indexDue(ids).then(() => leaving.abort()),
  };
  await expect(migrate({ ...before.context, deadlines: breaking }, leaving.signal)).rejects.toThrow('abort');
  expect(before.indexed).toHaveLength(100);
  expect(await before.context.deadlines.takeDue(WRITTEN + DAY, WRITTEN + 9 * DAY, 1000)).toHaveLength(100);

  const { context, indexed } = await enter();
  await migrate(context);
  const all = await tablesIn(context);
  expect([...before.indexed, ...indexed].sort()).toEqual(all);
  expect(await context.deadlines.takeDue(WRITTEN + 3 * DAY, WRITTEN + 9 * DAY, 1000)).toHaveLength(COPIES + 3 - 100);
  expect(await context.outboxEntries.takeDue(WRITTEN, WRITTEN, 10)).toHaveLength(3);
  expect(await invitationsOf(context, 'cy')).toEqual(['invites']);
  expect(await Array.fromAsync(context.progresses.ids())).toEqual([]);
  await migrate(context);
  expect(before.indexed.length + indexed.length).toBe(all.length);
});

test('what people do meanwhile counts', async () => {
  const { context } = await enter(WRITTEN + DAY / 2);
  const { deadlines, departures, storage } = context;
  const busy: Context = {
    ...context,
    departures: {
      ...departures,
      // The server came back between the look at its record and the entry: what is due is not there.
      indexDue: async (ids) => {
        await departures.indexDue(ids);
        await storage.commit({ key: 'departure:g' });
      },
    },
    deadlines: {
      ...deadlines,
      indexDue: async (ids) => {
        if (ids.includes('played'))
          expect(codeOf(await playLine(context, 'played', { person: 'bo' }, 'a1'))).toBe('done');
        await deadlines.indexDue(ids);
      },
    },
    storage: {
      ...storage,
      exclusive: async (name, work, patience) => {
        if (name === 'invitations:cy') await leaveTable(context, 'invites', 'ada');
        return storage.exclusive(name, work, patience);
      },
    },
  };
  await migrate(busy);
  expect(await invitationsOf(context, 'cy')).toEqual([]);
  const { at } = (await deadlines.get('played')) as { at: number };
  expect(await deadlines.takeDue(at - 1, WRITTEN + 9 * DAY, 1000)).not.toContain('played');
  expect(await deadlines.takeDue(at, WRITTEN + 9 * DAY, 1000)).toContain('played');
  await purgeDeparted({ ...context, now: () => WRITTEN + 30 * DAY });
  expect(await context.tables.get('played')).toBeDefined();
});

test('the bot answers while another process is at it, and goes on when that one is gone', async () => {
  const leaving = new AbortController();
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
  const { context: other, indexed } = await enter();
  const { indexDue } = other.deadlines;
  const slow = { ...other.deadlines, indexDue: (ids: readonly string[]) => indexDue(ids).then(() => gone) };
  const working = migrate({ ...other, deadlines: slow }, leaving.signal);
  await expect.poll(() => indexed.length).toBe(100);
  const stage = await openStage([noughts], database, { now: () => WRITTEN });
  try {
    const { context } = stage.longtable.bot;
    const ada = await stage.person('Ada');
    await ada.command('table', 'play', { subcommand: 'noughts' });
    await withButton(ada, 'table', 'Join');
    expect(await context.migrationStates.get('time in order')).toBeUndefined();
    leaving.abort();
    leave();
    await expect(working).rejects.toThrow('abort');
    await expect.poll(() => context.migrationStates.get('lists of invitations'), { timeout: 10_000 }).toBeDefined();
    expect(indexed).toHaveLength(100);
    expect(await invitationsOf(context, 'cy')).toEqual(['invites']);
    expect(await context.deadlines.takeDue(WRITTEN + DAY, WRITTEN + 9 * DAY, 1000)).toHaveLength(COPIES + 1);
  } finally {
    await stage.close();
  }
});
