import { expect, test } from 'vitest';
import type { Backend } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { storageOn } from '../../../storage/index.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { keptLog, open, person, place, testHouse } from '../../../tests/house.ts';
import { noughts } from '../../../tests/noughts.ts';
import { playLine } from '../acts/move.ts';
import { resign } from '../acts/resign.ts';
import { pastAt, readAll } from '../books/lists.ts';
import { tablesIn, tablesOf } from '../books/sitting.ts';
import { type House, openHouse } from '../house/house.ts';
import { compareServers, noteDeparture, noteReturn, purgeDeparted } from './departure.ts';
import { exportPerson } from './export.ts';
import { forgetPerson } from './forget.ts';
import { changePerson } from './person.ts';

const ADA = 'the-person-called-ada';

/** The id of a table of these sitters, in a channel of its own. */
async function tableOf(house: House, sitters: readonly Sitter[], guild: string | null = 'g'): Promise<string> {
  return (await open(house, { sitters, place: { ...place(house.newId()), guild } })).table.id;
}

/** Everything that is in storage, keys and all. */
async function everything(backend: Backend): Promise<string> {
  const keys = (await Array.fromAsync(backend.keys(''))).flat();
  const values = await Promise.all(keys.map((key) => backend.adapter.get(key)));
  return keys.map((key, index) => `${key} ${values[index]}`).join('\n');
}

test('nothing in storage names a forgotten person, and the others keep their games', async () => {
  const backend = await openBackend('memory:');
  const house = openHouse({ storage: storageOn(backend), shelf: [noughts], log: keptLog() });
  await changePerson(house, ADA, () => ({ display: 'sentences' }));
  const lost = await tableOf(house, [person(ADA), person('bo')]);
  await resign(house, lost, ADA);
  const running = await tableOf(house, [person('bo'), person(ADA)]);
  await playLine(house, running, { person: 'bo' }, 'a1');
  const waiting = await tableOf(house, [person(ADA), { kind: 'open' }]);
  const shared = await tableOf(house, [person('cleo'), { kind: 'invited', id: ADA }]);
  expect(await everything(backend)).toContain(ADA);

  const seen = await forgetPerson(house, ADA);
  expect(seen.toSorted()).toEqual([running, waiting, shared].toSorted());
  expect(await everything(backend)).not.toContain(ADA);
  expect(await house.tables.get(lost)).toMatchObject({ seats: [{ kind: 'someone' }, person('bo')] });
  expect(await house.tables.get(running)).toMatchObject({ status: 'over', ending: { by: 'resigning', seat: 1 } });
  expect(await readAll(house, pastAt('g'))).toEqual([lost, running]);
  expect(await tablesOf(house, 'bo')).toEqual([]);
});

test('the export holds what is stored about a person, and names nobody else', async () => {
  const house = await testHouse();
  const past = await tableOf(house, [person(ADA), person('bo')]);
  await playLine(house, past, { person: ADA }, 'a1');
  await playLine(house, past, { person: 'bo' }, 'b1');
  await resign(house, past, 'bo');
  const live = await tableOf(house, [person('bo'), person(ADA)], null);
  const data = await exportPerson(house, ADA);
  expect(data).toMatchObject({
    person: ADA,
    standing: { games: { noughts: { played: 1, won: 1 } } },
    tables: [
      { id: live, seats: ['person', 'you'], moves: [] },
      { id: past, seats: ['you', 'person'], moves: [{ line: 'a1' }], ending: { by: 'resigning', seat: 1 } },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('"bo"');
});

test('a server that left loses its live tables after the grace period; finished ones stay', async () => {
  let now = 0;
  const house = { ...(await testHouse()), now: () => now };
  const over = await tableOf(house, [person(ADA), person('bo')]);
  await resign(house, over, ADA);
  const live = await tableOf(house, [person(ADA), person('bo')]);
  const elsewhere = await tableOf(house, [person(ADA), person('bo')], 'other');
  await noteDeparture(house, 'g');
  now = 6 * 86_400_000;
  await noteDeparture(house, 'g');
  await purgeDeparted(house);
  expect(await tablesIn(house, 'g')).toEqual([live]);
  now = 7 * 86_400_000;
  const place = (await house.tables.get(live))?.place.channel as string;
  await purgeDeparted(house);
  expect(await house.tables.get(live)).toBeUndefined();
  expect(await house.places.get(place)).toBeUndefined();
  expect(await tablesOf(house, ADA)).toEqual([elsewhere]);
  expect(await house.tables.get(over)).toMatchObject({ status: 'over' });
  expect(await house.departures.get('g')).toBeUndefined();
});

test('a process does not take servers on other shards for gone', async () => {
  const house = await testHouse();
  await tableOf(house, [person(ADA), person('bo')]);
  await compareServers(house, new Set(), (guild) => guild !== 'g');
  expect(await house.departures.get('g')).toBeUndefined();
  await compareServers(house, new Set(), (guild) => guild === 'g');
  expect(await house.departures.get('g')).toBeDefined();
});

test('coming back keeps the tables, also when it is found out at the start', async () => {
  let now = 0;
  const house = { ...(await testHouse()), now: () => now };
  const live = await tableOf(house, [person(ADA), person('bo')]);
  const away = await tableOf(house, [person(ADA), person('bo')], 'other');
  await noteDeparture(house, 'g');
  await noteReturn(house, 'g');
  await compareServers(house, new Set(['g']), () => true);
  now = 8 * 86_400_000;
  await purgeDeparted(house);
  expect(await tablesOf(house, ADA)).toEqual([live]);
  expect(await house.tables.get(away)).toBeUndefined();
});
