import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { openStorage } from '../../../storage/index.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { locationIn, open, person, recordingLog, refusalOf } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { openContext } from '../../host/open-context.ts';
import { changePerson, changeServer, readServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import { parseAdmin } from './admin.ts';

const [ADA, BOB] = ['100000000000000001', '100000000000000002'];
const [ONE, TWO] = ['200000000000000001', '200000000000000002'];

let context: Context;
let id: string;

beforeEach(async () => {
  context = openContext({
    features: FEATURES,
    storage: await openStorage('memory:'),
    games: [noughts],
    log: recordingLog(),
  });
  const here = { ...locationIn('300000000000000001'), guild: ONE };
  id = (await open(context, { game: noughts, occupants: [person(ADA), person(BOB)], location: here })).table.id;
  await playLine(context, id, { person: ADA }, 'a1');
  await changeServer(context, ONE, () => ({ tables: 7 }));
  await changeServer(context, TWO, () => ({ tables: 8 }));
  await changePerson(context, ADA, (settings) => ({ ...settings, display: 'picture' }));
});

const run = async (...args: string[]) => parseAdmin(args)(context);

test('lists servers with their unfinished tables', async () => {
  expect(await run('servers')).toEqual([`${ONE}  1 table`, `${TWO}  0 tables`, '2 servers with 1 unfinished table.']);
});

test('lists tables with game, status, players and place, of all servers or of one', async () => {
  const line = expect.stringMatching(
    new RegExp(
      `^${id} {2}noughts, playing, 1 move, last change .* UTC, server ${ONE}, channel 3\\d+: user ${ADA}, user ${BOB}$`,
    ),
  );
  expect(await run('tables')).toEqual([line, '1 unfinished table, and 0 finished ones.']);
  expect(await run('tables', ONE)).toEqual([line, '1 unfinished table.']);
  expect(await run('tables', TWO)).toEqual(['0 unfinished tables.']);
});

test('closes a table and leaves its board to a running process', async () => {
  expect(await run('close', id)).toEqual([`Table ${id} is closed. The bot redraws its board.`]);
  expect((await findTable(context, id)).table).toMatchObject({ status: 'over', ending: { by: 'operator' } });
  const now = context.now();
  expect(await context.storage.store(outboxEntryKind).takeDue(now, now + 1, 10)).toHaveLength(1);
  expect(await run('tables')).toEqual(['0 unfinished tables, and 1 finished one.']);
  await expect(run('close', id)).rejects.toThrow(/over/);
  await expect(run('close', 'none')).rejects.toThrow('There is no table none.');
});

test('exports a user and a server as JSON', async () => {
  expect(JSON.parse((await run('export', 'user', ADA)).join('\n'))).toMatchObject({
    person: ADA,
    settings: { display: 'picture' },
    tables: [{ id, seats: ['you', 'person'] }],
  });
  const [server = ''] = await run('export', 'server', ONE);
  expect(JSON.parse(server)).toMatchObject({ server: ONE, settings: { tables: 7 }, tables: [{ id, moves: 1 }] });
  expect(server).not.toContain('seed');
});

test('deletes a user only with --yes', async () => {
  await expect(run('delete', 'user', ADA)).rejects.toThrow('can’t be undone. Add --yes');
  expect((await findTable(context, id)).table.status).toBe('playing');
  await run('delete', 'user', ADA, '--yes');
  expect(JSON.parse((await run('export', 'user', ADA)).join('\n'))).toMatchObject({ settings: {}, tables: [] });
  expect(JSON.stringify((await findTable(context, id)).table)).not.toContain(ADA);
});

test('deletes a server with its tables and settings, and no other', async () => {
  await run('delete', 'server', ONE, '--yes');
  expect([await readServer(context, ONE), await readServer(context, TWO)]).toEqual([{}, { tables: 8 }]);
  expect(await refusalOf(findTable(context, id))).toMatchObject({});
  expect(await run('servers')).toEqual([`${TWO}  0 tables`, '1 server with 0 unfinished tables.']);
});

test.each([[[]], [['drop']], [['delete', 'table', '1']], [['export', 'user']], [['servers', 'all']]])(
  'explains itself after %j',
  (args) => {
    expect(() => parseAdmin(args)).toThrow(/longtable (-- )?admin|Discord ID/);
  },
);
