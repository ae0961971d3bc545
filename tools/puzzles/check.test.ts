import { positionOf } from '@longtable/kit/puzzles/file';
import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { faultOf } from './check.ts';
import { QUARRIES } from './quarries.ts';

/** So many of each game are searched here; `npm run puzzles -- check` searches all of them. */
const SAMPLE = 5;

test('every game with puzzles is searched', () => {
  const games = shelf.filter(({ puzzles }) => puzzles).map(({ id }) => id);
  expect(QUARRIES.map(({ game }) => game.id).toSorted()).toEqual(games.toSorted());
});

describe.each(QUARRIES.map((quarry) => ({ id: quarry.game.id, quarry })))('puzzles of $id', ({ quarry }) => {
  const { game } = quarry;
  const puzzles = game.puzzles!.all();

  test('each has an id of its own and a goal that the game explains', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.filter(({ goal }) => !game.puzzles!.goals[goal])).toEqual([]);
  });

  test('each can be replayed, is open, and is solved by its answer', () => {
    const wrong = puzzles.filter((puzzle) => {
      const start = game.puzzles!.verdict(positionOf(game, puzzle), puzzle);
      return start !== 'open' || game.puzzles!.verdict(positionOf(game, puzzle, puzzle.answer), puzzle) !== 'solved';
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('some of them, searched once more, have exactly one answer', () => {
    const sample = Array.from(
      { length: Math.min(SAMPLE, puzzles.length) },
      (_, at) => puzzles[Math.floor((at * puzzles.length) / SAMPLE)]!,
    );
    expect(sample.map((puzzle) => [puzzle.id, faultOf(quarry, puzzle)])).toEqual(
      sample.map(({ id }) => [id, undefined]),
    );
  });
});
