import type { Outcome } from '../game/outcome.ts';
import type { Puzzle } from '../puzzle.ts';

/** The rules that a puzzle is played by. */
interface Rules<State> {
  setup(options: never, seed: Puzzle['seed'], seats: number): Outcome<State, unknown>;
  play(state: State, seat: number, line: string): Outcome<State, unknown>;
}

/** The position of a puzzle, after some more lines of whoever solves it. */
export function positionOf<State>(rules: Rules<State>, puzzle: Puzzle, tried: readonly string[] = []): State {
  const begun = rules.setup(puzzle.options as never, puzzle.seed, SEATS);
  const lines = [...puzzle.lines, ...tried.map((line) => ({ seat: puzzle.seat, line }))];
  return lines.reduce(
    (state, { seat, line }) => stateAfter(rules.play(state, seat, line), line),
    stateAfter(begun, ''),
  );
}

/** Games of more players have no puzzles, and games for one ask nobody how many there are. */
const SEATS = 2;

function stateAfter<State>(outcome: Outcome<State, unknown>, line: string): State {
  if (outcome.refused) throw new Error(`A puzzle’s line was refused (${outcome.refused.code}): ${line}`);
  return outcome.state;
}
