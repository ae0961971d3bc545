import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { noughtsWithComputers, person } from '../../../tests/context.ts';
import { parseId } from '../../../tests/ids.ts';
import { noughtsTable } from '../../../tests/noughts-table.ts';
import { firstFrom, type LoadedTable, linesAt } from '../../host/feature.ts';
import { readerAt } from '../../host/table/names.ts';
import { afterGameButtons, controlButtons } from '../../render/controls.ts';
import { endingOf } from '../../render/status.ts';

const { at, features, terms } = noughtsTable();
const learning = (changes: object = {}, game: object = {}) =>
  at({ ...features({ lesson: true }), ...terms({ exercise: true, guided: true }), ...changes }, game);
const LEFT = { status: 'over', ending: { by: 'exercise', how: 'left' } };
const above = (loaded: LoadedTable) => linesAt(loaded, 'aboveBoard', readerAt(loaded, 'spectator', 'en'));
const wanted = (loaded: LoadedTable) => firstFrom(loaded.features, (feature) => feature.wantedLine?.(loaded));
const below = (loaded: LoadedTable) => linesAt(loaded, 'belowBoard', readerAt(loaded, 'spectator', 'en'));

test('explains the step of a running lesson, with its task and line', () => {
  const [first] = noughts.lesson?.steps ?? [];
  expect([above(learning()).length, below(learning()).length]).toEqual([1, 1]);
  expect(wanted(learning())).toBe(first?.line);
  for (const other of [at(), learning(LEFT)]) expect([above(other), below(other)]).toEqual([[], []]);
  expect(wanted(at())).toBeUndefined();
  const left = learning(LEFT);
  expect(endingOf(left, readerAt(left, 'spectator', 'en'))).toBe('Ada left the lesson.');
  expect(endingOf(left, readerAt(left, 0, 'en'))).toBe('You left the lesson.');
});

test('can be left', () => {
  const kinds = controlButtons(learning({ seats: [person('ada')] }), 'en').map((one) => parseId(one.custom_id)?.kind);
  expect(kinds).toEqual(['hint', 'leave', 'touch', 'log', 'more']);
});

test('offers the lesson again, or a real game', () => {
  const after = (game: object) => afterGameButtons(learning(LEFT, game)).map(([id]) => parseId(String(id)));
  expect(after({})).toMatchObject([
    { kind: 'start', how: 'open' },
    { kind: 'learn', game: 'noughts' },
  ]);
  expect(after({ computers: noughtsWithComputers.computers })).toMatchObject([{ kind: 'start', how: 'computer' }, {}]);
  expect(after({ computers: noughtsWithComputers.computers, seats: { min: 1, max: 2 } })[0]).toMatchObject({
    how: 'open',
  });
});
