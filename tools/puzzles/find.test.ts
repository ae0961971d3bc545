import { positionOf } from '@longtable/kit/puzzle';
import { describe, expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { PUZZLE_SOURCES, puzzleError } from './find.ts';

/** Number of puzzles per game that are searched here. `npm run puzzles -- check` searches all of them. */
const SAMPLE = 5;

test('covers every game with puzzles', () => {
  const games = builtInGames.filter(({ puzzles }) => puzzles).map(({ id }) => id);
  expect(PUZZLE_SOURCES.map(({ game }) => game.id).toSorted()).toEqual(games.toSorted());
});

describe.each(PUZZLE_SOURCES.map((source) => ({ id: source.game.id, source })))('puzzles of $id', ({ source }) => {
  const { game } = source;
  const puzzles = game.puzzles!.all();

  test('have unique ids and goals that the game explains', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.filter(({ goal }) => !game.puzzles!.goals[goal])).toEqual([]);
  });

  test('can be replayed, are open, and are solved by their answer', () => {
    const wrong = puzzles.filter((puzzle) => {
      const start = game.puzzles!.verdict(positionOf(game, puzzle), puzzle);
      return start !== 'open' || game.puzzles!.verdict(positionOf(game, puzzle, puzzle.answer), puzzle) !== 'solved';
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('have exactly one answer, in a sample that is searched again', () => {
    const sample = Array.from(
      { length: Math.min(SAMPLE, puzzles.length) },
      (_, at) => puzzles[Math.floor((at * puzzles.length) / SAMPLE)]!,
    );
    expect(sample.map((puzzle) => [puzzle.id, puzzleError(source, puzzle)])).toEqual(
      sample.map(({ id }) => [id, undefined]),
    );
  });
});
