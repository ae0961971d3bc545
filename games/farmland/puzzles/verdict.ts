import type { Puzzle } from '../../kit/puzzle.ts';
import { positionOf } from '../../kit/puzzles/position.ts';
import { play } from '../play.ts';
import { setup } from '../setup.ts';
import { rivalOf, type State, teamOf } from '../state.ts';

/** How a try stands. Life points that were taken stay taken, so the goal can be reached before the turn ends. */
export function verdict(state: State, puzzle: Puzzle): 'open' | 'solved' | 'failed' {
  const { seat, goal } = puzzle;
  if (state.winner !== null) return state.winner === seat ? 'solved' : 'failed';
  if (goal === 'most' && teamOf(state, rivalOf(seat)).lp <= least(puzzle)) return 'solved';
  return state.turn === seat ? 'open' : 'failed';
}

/** The life points that the answer leaves the opponent. */
function least(puzzle: Puzzle): number {
  return teamOf(positionOf<State>({ setup, play }, puzzle, puzzle.answer), rivalOf(puzzle.seat)).lp;
}
