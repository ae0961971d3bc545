import type { Advice, AnyGame, Seat } from './game.ts';

/** A hint for a seat: the game's own, or the move of its middle level. */
export function adviceOf({ computers }: AnyGame, state: unknown, seat: Seat): Advice | undefined {
  if (computers?.hint) return computers.hint(state, seat);
  const level = computers?.levels[Math.floor(computers.levels.length / 2)];
  return level && { line: computers.line(state, seat, level.id) };
}
