import type { Side, State } from '../../state.ts';

/**
 * A copy of a state that may be changed: its own members, and those of the board, of both sides and of each person. Lists
 * and what is in them are replaced and never change in place, so all states share them; only the order is used up.
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

/** A side that may be changed. */
export function copySide(side: Side): Side {
  return { ...side, tally: { ...side.tally } };
}
