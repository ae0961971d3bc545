import { positionOf } from '@longtable/kit/puzzle';
import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import type { State } from '../state.ts';
import { puzzles, verdictSince } from './index.ts';

const start = positionOf<State>(runa, {
  ...{ id: '', goal: 'best-3', options: {}, seed: 1, seat: 0, answer: [], rating: 1500 },
  lines: [{ seat: 0, line: '2' }],
});

test('requires a fight to be won in time', () => {
  expect(verdictSince(start, start, 'best-3')).toBe('open');
  expect(verdictSince(start, after({ rounds: 2 }), 'best-3')).toBe('open');
  expect(verdictSince(start, after({ rounds: 2, rooms: 1 }), 'best-3')).toBe('solved');
  expect(verdictSince(start, after({ rounds: 3 }), 'best-3')).toBe('failed');
  expect(verdictSince(start, after({ rounds: 3 }), 'best-4')).toBe('open');
});

test('accepts surviving the rounds or the fight', () => {
  expect(verdictSince(start, after({ rounds: 2 }), 'survive-3')).toBe('open');
  expect(verdictSince(start, after({ rounds: 3 }), 'survive-3')).toBe('solved');
  expect(verdictSince(start, after({ rooms: 1 }), 'survive-3')).toBe('solved');
  expect(verdictSince(start, { ...start, phase: { kind: 'lost' } }, 'survive-3')).toBe('failed');
});

test('fails a line that costs more health than the solution', () => {
  const puzzle = puzzles.all().find(({ goal }) => goal.startsWith('best'))!;
  const solved = positionOf<State>(runa, puzzle, puzzle.answer);
  expect(puzzles.verdict(positionOf<State>(runa, puzzle), puzzle)).toBe('open');
  expect(puzzles.verdict(solved, puzzle)).toBe('solved');
  const dearer = { ...solved, story: { ...solved.story, taken: solved.story.taken + 1 } };
  expect(puzzles.verdict(dearer, puzzle)).toBe('failed');
  expect(puzzles.refutation(dearer, puzzle)).toEqual([]);
  expect(puzzles.shortfall?.(dearer, puzzle)).toMatchObject({
    en: expect.stringMatching(/^That costs \d+ life\. (\d+ would do|None is necessary)\.$/),
  });
  const late = positionOf<State>(runa, puzzle);
  const rounds = late.story.rounds + 4;
  expect(puzzles.shortfall?.({ ...late, story: { ...late.story, rounds } }, puzzle)).toMatchObject({
    en: 'The fight takes too long.',
  });
  expect(puzzles.shortfall?.({ ...late, phase: { kind: 'lost' } }, puzzle)).toMatchObject({ en: 'Runa has fallen.' });
});

/** Returns the start position with these numbers of rounds and cleared rooms added. */
function after({ rounds = 0, rooms = 0 }): State {
  const { story } = start;
  return { ...start, story: { ...story, rounds: story.rounds + rounds, rooms: story.rooms + rooms } };
}
