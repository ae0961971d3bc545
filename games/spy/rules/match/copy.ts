import type { Side, State } from '../../state.ts';

/**
 * Returns a mutable copy of a state. The board, sides, people and the order are copied. Other lists and objects are
 * shared and must be replaced, not changed in place.
 */
export function copyOf(state: State): State {
  const [one, two] = state.sides;
  return {
    ...state,
    board: { ...state.board },
    sides: [copySide(one), copySide(two)],
    people: state.people.map((person) => ({ ...person })),
    order: state.order.slice(),
  };
}

/** Returns a mutable copy of a side and its tally. Its lists are shared. */
export function copySide(side: Side): Side {
  return { ...side, tally: { ...side.tally } };
}
