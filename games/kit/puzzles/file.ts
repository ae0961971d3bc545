import { readFileSync } from 'node:fs';
import type { Outcome } from '../game/outcome.ts';
import type { Puzzle, PuzzleLine } from '../puzzle.ts';

/** A puzzle as it is stored, one per line of a file: its lines are one text, each with its seat in front. */
interface StoredPuzzle extends Omit<Puzzle, 'lines' | 'answer'> {
  readonly lines: string;
  readonly answer: string;
}

const SEPARATOR = ';';

/** The puzzles of a file, read when somebody first asks for them. */
export function lazyPuzzles(file: URL): () => readonly Puzzle[] {
  let puzzles: readonly Puzzle[] | undefined;
  return () => {
    puzzles ??= readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(parsePuzzle);
    return puzzles;
  };
}

/** The puzzle in a line of a file. */
function parsePuzzle(text: string): Puzzle {
  const { lines, answer, ...puzzle } = JSON.parse(text) as StoredPuzzle;
  return { ...puzzle, lines: parseLines(lines), answer: answer.split(SEPARATOR) };
}

/** The line of a file that holds a puzzle. */
export function makePuzzle({ lines, answer, ...puzzle }: Puzzle): string {
  return JSON.stringify({ ...puzzle, lines: makeLines(lines), answer: answer.join(SEPARATOR) } satisfies StoredPuzzle);
}

/** What was played, as one text: `0set 1 to 1;0finish;1finish`. */
export function makeLines(lines: readonly PuzzleLine[]): string {
  return lines.map(({ seat, line }) => `${seat}${line}`).join(SEPARATOR);
}

/** What was played according to a text. */
export function parseLines(text: string): PuzzleLine[] {
  return text.split(SEPARATOR).map((line) => ({ seat: Number(line[0]), line: line.slice(1) }));
}

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
