import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBackend } from '../../../storage/backends/index.ts';
import { openStorage, type Storage, storageOn } from '../../../storage/index.ts';
import { tableKind } from '../../../storage/records/table.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { locationIn, open, person, recordingLog } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { openContext } from '../../host/open-context.ts';
import { changePerson, changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import { parseAdmin } from './admin.ts';
import { inspect, repair } from './commands.ts';

describe('administration', () => {
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

  test.each([[[]], [['drop']], [['delete', 'table', '1']], [['export', 'user']], [['servers', 'all']]])(
    'explains itself after %j',
    (args) => {
      expect(() => parseAdmin(args)).toThrow(/longtable (-- )?admin|Discord ID/);
    },
  );
});

describe('inspection', () => {
  let backend: Awaited<ReturnType<typeof openBackend>>;
  let storage: Storage;
  let context: Context;
  let id: string;
  const openOn = (games: readonly (typeof noughts)[] = [noughts]) =>
    openContext({ features: FEATURES, storage: storageOn(backend), games, log: recordingLog() });

  beforeEach(async () => {
    backend = await openBackend('memory:');
    storage = storageOn(backend);
    context = openContext({ features: FEATURES, storage, games: [noughts], log: recordingLog() });
    ({ id } = (await open(context)).table);
    await playLine(context, id, { person: 'ada' }, 'a1');
  });

  /** Changes the stored text of a record. */
  async function edit(key: string, change: (text: string) => string): Promise<void> {
    const [text = ''] = await backend.texts([key]);
    await backend.commit({ puts: new Map([[key, change(text)]]), drops: [] });
  }

  const found = async (at = openOn()) => (await inspect(at)).lines;

  test('names corrupt records with the reason, and newer ones', async () => {
    await backend.commit({
      puts: new Map([['user-settings:eve', '{"value":{"v":1,"data":{"display":"x"}}}']]),
      drops: [],
    });
    await backend.commit({ puts: new Map([['user-settings:dan', '{"value":{"v":99,"data":{}}}']]), drops: [] });
    const lines = await found();
    expect(lines).toContain('newer: user-settings dan');
    expect(lines.find((line) => line.startsWith('corrupt: user-settings eve ('))).toBeDefined();
    expect((await inspect(openOn())).counts).toMatchObject({ newer: 1, corrupt: 1 });
  });

  test('can rebuild a table of older rules from its log', async () => {
    expect(await found(openOn([{ ...noughts, version: 2 }]))).toEqual([`rebuilt: table ${id}`]);
    const refusing = { ...noughts, version: 2, play: () => ({ refused: { code: 'no', sentence: 'No.' } }) };
    expect(await found(openOn([refusing]))).toEqual([`corrupt: table ${id} (its log doesn’t lead to a valid state)`]);
  });

  test('restores quarantined tables, and lists those that are still invalid', async () => {
    const other = (await open(context, { location: locationIn('d') })).table.id;
    for (const one of [id, other]) await storage.store(tableKind).quarantine(one);
    await edit(`quarantine:table:${other}`, (text) => text.replace('"status":"playing"', '"status":"odd"'));
    const fresh = openOn();
    expect(await repair(fresh)).toEqual({ restored: [id], left: [other] });
    expect((await findTable(fresh, id)).table.log.moveCount).toBe(1);
    expect(await repair(fresh)).toEqual({ restored: [], left: [other] });
  });

  test('leaves a quarantined table whose id is in use', async () => {
    await storage.store(tableKind).quarantine(id);
    const [text = ''] = await backend.texts([`quarantine:table:${id}`]);
    await backend.commit({ puts: new Map([[`table:${id}`, text]]), drops: [] });
    expect(await repair(openOn())).toEqual({ restored: [], left: [id] });
  });
});
