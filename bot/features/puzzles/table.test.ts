import { say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import { kindOf, parseId } from '../../../tests/ids.ts';
import { noughtsTable } from '../../../tests/noughts-table.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readerAt } from '../../host/table/names.ts';
import { afterGameButtons } from '../../render/controls.ts';
import { headOf } from '../../render/status.ts';
import { puzzleEnding, puzzleHelpButtons, puzzleLines, resignQuestion } from './index.ts';

const { current, at, features, terms } = noughtsTable();
const ended = (how: 'solved' | 'failed' | 'left', sinceOwnTurn = 0, more: object = {}) =>
  at({
    ...features({ puzzle: { id: 'p' } }),
    ...terms({ exercise: true, ...more }),
    events: { ...current().events, sinceOwnTurn: [sinceOwnTurn, 0] },
    status: 'over',
    ending: { by: 'exercise', how },
  });

test('is named in the title', () => {
  expect(headOf(at(features({ puzzle: { id: 'p' } })), 'en')).toContain('· Puzzle**');
});

test('tells how a puzzle ended', () => {
  const text = (loaded: LoadedTable, viewer: number | 'spectator' = 'spectator') =>
    say(puzzleEnding(loaded, readerAt(loaded, viewer, 'en')), 'en');
  expect(text(ended('solved'))).toBe('Solved!');
  expect([text(ended('left')), text(ended('left'), 0)]).toEqual(['Ada resigned.', 'You resigned.']);
  expect([text(ended('failed')), text(ended('failed', 1))]).toEqual([
    'Not solved.',
    'Not solved. Your opponent’s reply shows why.',
  ]);
});

const lines = (loaded: LoadedTable) => puzzleLines(loaded).map((line) => say(line, 'en'));

test('tells whether the attempt counts', () => {
  expect(lines(ended('left'))).toEqual(['-# This attempt doesn’t count.']);
  expect(lines(ended('failed'))).toEqual(['-# Only your first attempt counts, so this one doesn’t.']);
  expect(lines(at({ status: 'over', ending: { by: 'draw' } }))).toEqual([]);
});

test('asks before resigning with what the attempt then counts', () => {
  const asked = (more: object, moveCount = 4, hidden = false) => {
    const log = { ...current().log, moveCount };
    const table = at({ ...features({ puzzle: { id: 'first-row', ...more } }), ...(hidden && terms({ hidden })), log });
    return resignQuestion({ ...table, game: noughtsWithPuzzles as never }).map((text) => say(text, 'en'));
  };
  const free = ['**Resign this puzzle?** Your rating stays the same.'];
  const costly = ['**Resign this puzzle?** Your rating changes as if you hadn’t solved it.'];
  expect([asked({}), asked({ hints: 1 }), asked({}, 5)]).toEqual([free, costly, costly]);
  expect([asked({ hints: 1, repeated: true }), asked({}, 5, true)]).toEqual([free, []]);
});

describe('buttons', () => {
  test('offer another attempt and the solution unless the puzzle was solved', () => {
    const acts = (how: 'solved' | 'failed', more: object = {}) =>
      afterGameButtons(ended(how, 0, more)).map(([id]) => parseId(String(id))?.act ?? kindOf(id));
    expect(acts('solved')).toEqual(['nextPuzzle']);
    expect(acts('failed')).toEqual(['again', 'answer', 'nextPuzzle']);
    expect([acts('solved', { hidden: true }), acts('failed', { hidden: true })]).toEqual([[], ['answer']]);
  });

  test('give hints in puzzles that are being solved, unless they are hidden', () => {
    const hints = (changes: object) => puzzleHelpButtons(at(changes)).length;
    const puzzle = features({ puzzle: {} });
    expect([hints(puzzle), hints({ ...puzzle, ...terms({ hidden: true }) }), hints({})]).toEqual([1, 0, 0]);
    expect(hints({ ...puzzle, status: 'over' })).toBe(0);
  });
});
