import type { Choice } from '../../kit/game.ts';
import { targetsOf } from '../rules/course/legality.ts';
import { makePoint, type Point } from '../rules/grid.ts';
import { isUnoccupied, lyingAt } from '../rules/match/board.ts';
import type { Present, State } from '../state.ts';

const ARROWS = ['↖↑↗', '← →', '↙↓↘'];

/** The steps around a character as a picture of arrows; a sign tells whether somebody makes way or something lies there. */
export function stepChoices(state: State, actor: Present): Choice[] {
  if (actor.bp <= 0) return [];
  return targetsOf(state, actor, { verb: 'step' }).map((to) => {
    const [row, column] = [to.y - actor.at.y + 1, to.x - actor.at.x + 1];
    const label = () => [ARROWS[row]?.[column], makePoint(to), signOf(state, to)].filter(Boolean).join(' ');
    return { line: `step ${makePoint(to)}`, label, final: true, at: { row, column } };
  });
}

function signOf(state: State, to: Point): string {
  if (!isUnoccupied(state, to)) return '⇄';
  return lyingAt(state.board, to) ? '*' : '';
}
