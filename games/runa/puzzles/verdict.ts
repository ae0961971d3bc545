import type { Puzzle } from '../../kit/puzzle.ts';
import { positionOf } from '../../kit/puzzles/position.ts';
import { play } from '../play.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { GOALS } from './goals.ts';

type Verdict = 'open' | 'solved' | 'failed';

/** How a try stands. */
export function verdict(state: State, puzzle: Puzzle): Verdict {
  const start = positionOf<State>({ setup, play }, puzzle);
  const standing = verdictSince(start, state, puzzle.goal);
  if (!GOALS[puzzle.goal]!.sparing || standing !== 'solved') return standing;
  const best = positionOf<State>({ setup, play }, puzzle, puzzle.answer);
  return state.story.taken <= best.story.taken ? 'solved' : 'failed';
}

/** How a try stands that began in another position, apart from how much health it may cost. */
export function verdictSince(start: State, state: State, goal: string): Verdict {
  const { kind, rounds } = GOALS[goal]!;
  if (state.phase.kind === 'lost') return 'failed';
  if (state.story.rooms > start.story.rooms) return 'solved';
  if (state.story.rounds - start.story.rounds < rounds) return 'open';
  return kind === 'survive' || kind === 'least' ? 'solved' : 'failed';
}
