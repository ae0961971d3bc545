import { joinTexts, say } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Features, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { closeTable } from '../../host/actions/resign.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { invitationsOf } from '../../host/commit/table-lists.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readTable } from '../../host/table/record.ts';
import { FEATURES } from '../index.ts';
import { latecomerLines, latecomers } from './latecomers.ts';

let started: LoadedTable;

beforeAll(async () => {
  started = await open(await testContext());
});

const at = (changes: Partial<Table>): Table => ({ ...started.table, ...changes });
const loadedAt = (table: Table, acting: readonly number[] = [0], max = 2): LoadedTable => ({
  features: FEATURES,
  table,
  game: { ...noughts, turn: () => acting, seats: { min: 2, max } } as typeof noughts,
});

describe('latecomers', () => {
  const waiting = (...ids: string[]) => ({ latecomers: ids.map((id) => ({ id })) }) as unknown as Features;

  test('stay after a result, and not after a game without one', () => {
    const features = waiting('bo');
    expect(latecomers.usersAt(at({ features }))).toEqual(['bo']);
    expect(latecomers.usersAt(at({ features, status: 'over', ending: { by: 'game' } }))).toEqual(['bo']);
    expect(latecomers.usersAt(at({ features, status: 'over', ending: { by: 'inactivity' } }))).toEqual([]);
  });

  test('are added once, and removed', () => {
    const one = latecomers.add(loadedAt(at({}), [], 3), { id: 'bo' }) as Table;
    const two = latecomers.add(loadedAt(one, [], 3), { id: 'cleo' }) as Table;
    expect(latecomers.usersAt(two)).toEqual(['bo', 'cleo']);
    expect(latecomers.add(loadedAt(two, [], 3), { id: 'bo' })).toBe(two);
    expect(latecomers.add(loadedAt(two, [], 2), { id: 'dan' })).toBeUndefined();
    expect(latecomers.usersAt(latecomers.remove(two, ['bo']))).toEqual(['cleo']);
    expect(latecomers.remove(two, ['bo', 'cleo']).features.latecomers).toBeUndefined();
  });

  test('are listed on the board, by mention without a name', () => {
    const features = { latecomers: [{ id: 'cleo' }, { id: 'dan', name: 'Dan' }] };
    const linesOf = (table: Table) =>
      say(joinTexts(latecomerLines(loadedAt(table), { viewer: 'spectator', language: 'en', names: [] })), 'en');
    expect(linesOf(at({ features }))).toMatch(/<@cleo>.*Dan/);
    expect(linesOf(at({}))).toBe('');
  });

  test('are forgotten when a game ends without a result', async () => {
    const context = await testContext([auction]);
    const occupants = ['ada', 'bo', 'cleo'].map(person);
    const { id } = (await open(context, { game: auction, occupants })).table;
    await joinTable(context, id, 'dev', 'Dev');
    await closeTable(context, id, 'g');
    expect((await readTable(context, id))?.features.latecomers).toBeUndefined();
    expect(await invitationsOf(context, 'dev')).toEqual([]);
  });
});
