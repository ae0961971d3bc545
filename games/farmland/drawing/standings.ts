import type { Seat } from '../../kit/game.ts';
import { DECK_SIZE, LIFE_POINTS, type State, teamOf, UNITS_MAX, unitFields } from '../state.ts';

const INDENT = '  ';
const WIDTH = 29;

/** The four lines that the document's `state` begins with: names, life points, cards and units of both teams. */
export function standings(state: State): string[] {
  const [left, right] = [column(state, 0), column(state, 1)];
  return left.map((words, at) => INDENT + words + right[at]!.padStart(WIDTH - words.length));
}

function column(state: State, seat: Seat): string[] {
  const { name, lp, deck } = teamOf(state, seat);
  const units = unitFields(state, seat).length;
  return [name, `${lp}/${LIFE_POINTS} LP`, `DC: ${deck.length}/${DECK_SIZE}`, `BC: ${units}/${UNITS_MAX}`];
}
