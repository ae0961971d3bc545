import { DECK_SIZE, LIFE_POINTS, type State, teamOf, UNITS_MAX, unitFields } from '../../games/farmland/state.ts';
import type { Seat } from '../../games/kit/game.ts';

const INDENT = '  ';
const WIDTH = 29;

/** The four lines that the document's `state` begins with: names, life points, cards and units of both teams. */
export function standings(state: State, names: readonly [string, string]): string[] {
  const [left, right] = [column(state, 0, names[0]), column(state, 1, names[1])];
  return left.map((words, at) => INDENT + words + right[at]!.padStart(WIDTH - words.length));
}

function column(state: State, seat: Seat, name: string): string[] {
  const { lp, deck } = teamOf(state, seat);
  const units = unitFields(state, seat).length;
  return [name, `${lp}/${LIFE_POINTS} LP`, `DC: ${deck.length}/${DECK_SIZE}`, `BC: ${units}/${UNITS_MAX}`];
}
