import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { openBackend } from '../../../storage/backends/index.ts';
import { type Storage, storageOn } from '../../../storage/index.ts';
import { tableKind } from '../../../storage/records/table.ts';
import { locationIn, open, person, recordingLog } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { openContext } from '../../host/open-context.ts';
import { findTable } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import { inspect, repair } from './commands.ts';

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

test('calls a table of newer rules newer', async () => {
  await edit(`table:${id}`, (text) => text.replace(/"rulesVersion":\d+/, '"rulesVersion":999'));
  expect(await found()).toEqual([`newer: table ${id}`]);
});

test('can rebuild a table of older rules from its log', async () => {
  expect(await found(openOn([{ ...noughts, version: 2 }]))).toEqual([`rebuilt: table ${id}`]);
  const refusing = { ...noughts, version: 2, play: () => ({ refused: { code: 'no', sentence: 'No.' } }) };
  expect(await found(openOn([refusing]))).toEqual([`corrupt: table ${id} (its log doesn’t lead to a valid state)`]);
});

test('does not judge tables of games that are not installed, or that wait', async () => {
  await open(context, { occupants: [person('ada'), { kind: 'open' }], location: locationIn('d') });
  expect([await found(), await found(openOn([]))]).toEqual([[], []]);
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
