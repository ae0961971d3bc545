import { isSecretSeed } from '@longtable/kit/rng';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { codeOf, locationIn, open, openTable, person, testContext } from '../../../tests/context.ts';
import { exportPerson } from '../../features/personal-data/export.ts';
import { findTable } from '../table/find.ts';
import { readTable, tableWrites } from '../table/record.ts';
import { playLine } from './move.ts';

const computer = { kind: 'computer' as const, level: 'any' };
const fixed = { ...noughts, id: 'fixed', terms: () => ({ fixesSeed: true }) };

test('draws a seed of 256 bits that /download-my-data does not contain', async () => {
  const context = await testContext();
  const { seed } = (await open(context)).table;
  expect(isSecretSeed(String(seed))).toBe(true);
  expect(JSON.stringify(await exportPerson(context, 'ada'))).not.toContain(String(seed));
  expect((await open(context, { location: locationIn('d') })).table.seed).not.toBe(seed);
});

test.each([
  [[person('ada'), person('bo')], 'seedAlone'],
  [[person('ada'), { kind: 'open' as const }], 'seedAlone'],
  [[person('ada'), { kind: 'invited' as const, id: 'bo' }], 'seedAlone'],
  [[person('ada'), computer], 'done'],
  [[computer, computer], 'done'],
])('lets a player who sets the seed only play alone: %j', async (occupants, code) => {
  const context = await testContext([fixed]);
  const opening = openTable(context, { game: fixed, options: {}, occupants, location: locationIn('c') });
  expect(await codeOf(opening)).toBe(code);
});

test('replays a state of older rules, or a damaged one, from the log', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await playLine(context, id, { person: 'ada' }, 'a1');
  const { table } = await playLine(context, id, { person: 'bo' }, 'b2');
  await context.storage.transact({
    writes: tableWrites(context, undefined, { ...table, state: { board: 'of another shape' } }),
  });
  expect((await findTable(context, id)).table).toEqual({ ...table, events: expect.anything() });

  const later = { ...context, games: new Map([['noughts', { ...noughts, version: 2 }]]) };
  await later.storage.transact({ writes: tableWrites(later, undefined, { ...table, state: null }) });
  const found = (await findTable(later, id)).table;
  expect([found.state, found.rulesVersion]).toEqual([table.state, 2]);
  expect(await codeOf(playLine(later, id, { person: 'ada' }, 'a2'))).toBe('done');
  expect(await codeOf(findTable(context, id))).toBe('newer');
  expect(await readTable(context, id)).toBeDefined();
});

test('refuses a table whose log the new rules reject, without changing it', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await playLine(context, id, { person: 'ada' }, 'a1');
  const changed = { ...noughts, version: 2, play: () => ({ refused: { code: 'never', sentence: 'Never.' } }) };
  const later = { ...context, games: new Map([['noughts', changed as typeof noughts]]) };
  expect(await codeOf(findTable(later, id))).toBe('rulesChanged');
  expect(await codeOf(findTable(context, id))).toBe('done');
});
