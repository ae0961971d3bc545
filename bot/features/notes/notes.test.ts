import type { NoteTargets } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { onTurn } from '../../host/table/table.ts';
import { FEATURES } from '../index.ts';
import { notableFor, takeNotes } from './index.ts';

let table: Table;

beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

const at = (changes: Partial<Table>): Table => ({ ...table, ...changes });

test('returns the notes as they were after an earlier move', async () => {
  const context = await testContext([spy]);
  const { id } = (await open(context, { game: spy })).table;
  for (const line of ['choose', 'share', 'ready'])
    for (const who of ['ada', 'bo']) await playLine(context, id, { person: who }, line);
  const found = await findTable(context, id);
  const [one = ''] = notableFor(found, 0, 'en')?.things.map((thing) => thing.id) ?? [];
  const { moveCount } = found.table.log;
  await takeNotes(context, id, 'ada', 'enemy', [one]);
  const [seat = 0] = onTurn(found);
  await playLine(context, id, { person: seat === 0 ? 'ada' : 'bo' }, 'retire');
  const after = await takeNotes(context, id, 'ada', 'guest', [one]);
  const marksAt = (move?: number) => readerAt(after, 0, 'en', move).notes?.map(({ mark }) => mark);
  expect(marksAt(moveCount - 1)).toBeUndefined();
  expect(marksAt(moveCount)).toEqual(['enemy']);
  expect(marksAt(moveCount + 1)).toEqual(['guest']);
  expect(marksAt()).toEqual(['guest']);
});

test('offers notes on the first page with things to annotate, only during the game', () => {
  const withTargets = (...targets: (NoteTargets | undefined)[]) => {
    const pages = () => targets.map((noteTargets) => ({ noteTargets }));
    return { ...noughts, presentation: { ...noughts.presentation, pages } } as unknown as LoadedTable['game'];
  };
  const [none, some] = [{ things: [] }, { things: [{ id: 'x' }] }] as unknown as NoteTargets[];
  const notable = (changes: Partial<Table>, ...targets: (NoteTargets | undefined)[]) =>
    notableFor({ features: FEATURES, table: at(changes), game: withTargets(...targets) }, 0, 'en');
  expect(notable({}, undefined, some)).toBe(some);
  expect(notable({}, none)).toBeUndefined();
  expect(notable({}, undefined)).toBeUndefined();
  expect(notable({ status: 'paused' }, some)).toBeUndefined();
  expect(notableFor({ features: FEATURES, table, game: noughts }, 0, 'en')).toBeUndefined();
});
