import type { Puzzle } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzles/file';
import { worksInAllWorlds } from './find.ts';
import type { AnyPuzzleSource } from './goal-search.ts';
import { namesOfAnswer, search } from './search.ts';

/** Returns the error in a stored puzzle. Undefined if its answer is the only one. */
export function puzzleError(source: AnyPuzzleSource, puzzle: Puzzle): string | undefined {
  const { game, goalSearches } = source;
  const start = positionOf<unknown>(game, puzzle);
  if (game.turn(start)[0] !== puzzle.seat) return 'not the turn of its seat';
  if (game.puzzles!.verdict(start, puzzle) !== 'open') return 'decided from the beginning';
  if (!worksInAllWorlds(source, start, puzzle)) return 'its answer may not solve it';
  const patient = { ...source, maxPositions: Number.POSITIVE_INFINITY };
  const { answer } = search(patient, goalSearches.find(({ goal }) => goal === puzzle.goal)!, start, puzzle.seat);
  if (typeof answer === 'string') return `answers: ${answer}`;
  return answer.names.join() === namesOfAnswer(source, puzzle).join() ? undefined : 'another answer';
}
