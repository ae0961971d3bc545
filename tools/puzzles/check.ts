import type { Puzzle } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzles/file';
import { worksAnyway } from './find.ts';
import type { AnyQuarry } from './quest.ts';
import { namesOfAnswer, search } from './search.ts';

/** Returns the error in a stored puzzle. Undefined if its answer is the only one. */
export function faultOf(quarry: AnyQuarry, puzzle: Puzzle): string | undefined {
  const { game, quests } = quarry;
  const start = positionOf<unknown>(game, puzzle);
  if (game.turn(start)[0] !== puzzle.seat) return 'not the turn of its seat';
  if (game.puzzles!.verdict(start, puzzle) !== 'open') return 'decided from the beginning';
  if (!worksAnyway(quarry, start, puzzle)) return 'its answer may not solve it';
  const patient = { ...quarry, positionsMax: Number.POSITIVE_INFINITY };
  const { answer } = search(patient, quests.find(({ goal }) => goal === puzzle.goal)!, start, puzzle.seat);
  if (typeof answer === 'string') return `answers: ${answer}`;
  return answer.names.join() === namesOfAnswer(quarry, puzzle).join() ? undefined : 'another answer';
}
