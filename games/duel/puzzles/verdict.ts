import type { Puzzle } from '../../kit/puzzle.ts';
import { positionOf } from '../../kit/puzzles/position.ts';
import { play } from '../play.ts';
import { dangerTo } from '../rules/danger.ts';
import { setup } from '../setup.ts';
import { across, type Duel, type DuelSeat, fightersOf } from '../state.ts';
import type { goals } from './goals.ts';

/** How a try stands. What a turn has reached can't be lost again, except that survival shows when the turn ends. */
export function verdict(duel: Duel, puzzle: Puzzle): 'open' | 'solved' | 'failed' {
  const seat = puzzle.seat as DuelSeat;
  if (duel.winner !== null) return duel.winner === seat ? 'solved' : 'failed';
  const isOver = duel.current !== seat;
  if (puzzle.goal === 'survive' && !isOver) return 'open';
  if (IS_REACHED[puzzle.goal as keyof typeof goals](duel, seat, puzzle)) return 'solved';
  return isOver ? 'failed' : 'open';
}

/** Whether a position without a winner has what was asked for. */
const IS_REACHED: Readonly<Record<keyof typeof goals, (duel: Duel, seat: DuelSeat, puzzle: Puzzle) => boolean>> = {
  win: () => false,
  survive: (duel, seat) => dangerTo(duel, seat) < duel.sides[seat].life,
  sweep: (duel, seat) => fightersOf(duel.sides[across(seat)]).length === 0,
  most: (duel, seat, puzzle) => {
    const best = positionOf<Duel>({ setup, play }, puzzle, puzzle.answer);
    return duel.sides[across(seat)].life <= best.sides[across(seat)].life;
  },
};
