import type { NoteTargets } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { codeOf, open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
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

test('stores notes for one player, without a move and with one mark per thing', async () => {
  const context = await testContext([spy]);
  const { id } = (await open(context, { game: spy })).table;
  expect(await codeOf(takeNotes(context, id, 'ada', 'enemy', ['3']))).toBe('over');
  for (const line of ['choose', 'share', 'ready'])
    for (const who of ['ada', 'bo']) await playLine(context, id, { person: who }, line);
  const found = await findTable(context, id);
  const { table } = found;
  const [things, theirs] = ([0, 1] as const).map(
    (seat) => notableFor(found, seat, 'en')?.things.map((one) => one.id) ?? [],
  );
  const [one, other] = (things ?? []).filter((thing) => theirs?.includes(thing)) as [string, string];
  const take = (who: string, mark: string, ...about: string[]) => takeNotes(context, table.id, who, mark, about);
  await take('ada', 'enemy', one, other, 'nobody');
  await take('bo', 'guest', one);
  const after = await take('ada', 'guest', other);
  const notesOf = (viewer: 0 | 1 | 'spectator') =>
    readerAt(after, viewer, 'en').notes?.map(({ about, mark }) => `${about} ${mark}`);
  expect(notesOf(0)).toEqual([`${one} enemy`, `${other} guest`]);
  expect(notesOf(1)).toEqual([`${one} guest`]);
  expect(notesOf('spectator')).toBeUndefined();
  expect(after.table).toMatchObject({
    state: table.state,
    log: { moveCount: table.log.moveCount, recentMoves: table.log.recentMoves },
  });
  expect((await take('ada', 'traitor', one)).table.features.notes).toHaveLength(3);
  expect((await take('ada', 'enemy')).table.features.notes).toHaveLength(2);
  expect(await codeOf(take('cleo', 'enemy', '3'))).toBe('notYourTable');
  await resign(context, table.id, 'bo');
  expect(await codeOf(take('ada', 'enemy', '3'))).toBe('over');
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
