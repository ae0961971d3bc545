import type { Puzzle } from '../../kit/puzzle.ts';
import { positionOf } from '../../kit/puzzles/position.ts';
import type { Text } from '../../kit/text.ts';
import { play } from '../play.ts';
import { setup } from '../setup.ts';
import { rivalOf, type State, teamOf } from '../state.ts';

/** The life points that a try did not take; a win that was missed is refuted by a turn. */
export function shortfall(state: State, puzzle: Puzzle): Text | undefined {
  if (puzzle.goal !== 'most') return undefined;
  const life = (at: State) => teamOf(at, rivalOf(puzzle.seat)).lp;
  const before = life(positionOf<State>({ setup, play }, puzzle));
  const most = before - life(positionOf<State>({ setup, play }, puzzle, puzzle.answer));
  const now = before - life(state);
  return {
    en: `That takes ${now} of a possible ${most} life points.`,
    de: `Das kostet den Gegner ${now} von möglichen ${most} Lebenspunkten.`,
  };
}
