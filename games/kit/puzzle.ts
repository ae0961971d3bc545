import { readFileSync } from 'node:fs';
import type { Outcome, Seat, SeatLine } from './game/required.ts';
import type { AnyGame } from './game.ts';
import type { Seed } from './rng.ts';
import type { Text } from './text.ts';
import { isOffered, remoteWalks } from './walk.ts';

/** Position from a real game with exactly one solution: one turn, in any equivalent order of moves. */
export interface Puzzle {
  /** Stored with the users who solved it, so it never changes. */
  readonly id: string;
  /** One of the game's goals. */
  readonly goal: string;
  readonly options: unknown;
  readonly seed: Seed;
  /** Lines before the puzzle. */
  readonly lines: readonly SeatLine[];
  /** Seat of the solver. */
  readonly seat: Seat;
  /** Solution, in one of the equivalent orders. */
  readonly answer: readonly string[];
  /** Difficulty on the scale of players' ratings. */
  readonly rating: number;
}

/**
 * Puzzles of a game. With `verdict` alone, this prints the seeds whose first position has exactly one line that solves it:
 *
 * ```js
 * for (let seed = 1; seed <= 1000; seed++) {
 *   const { state } = game.setup(options, seed, 2);
 *   const [seat] = game.turn(state);
 *   const solves = ({ line, final }) => {
 *     const after = final ? game.play(state, seat, line) : { refused: true };
 *     return !after.refused && game.puzzles.verdict(after.state, { seat, lines: [] }) === 'solved';
 *   };
 *   const answers = game.choices(state, seat, '').filter(solves);
 *   if (answers.length === 1) console.log({ seed, seat, answer: answers[0].line });
 * }
 * ```
 *
 * For a later position, play the lines before it and give `verdict` the same `lines`.
 */
export interface Puzzles<State> {
  /** Goals by id: `{ win: { en: 'Win this turn.', de: 'Gewinne in diesem Zug.' } }`. */
  readonly goals: Readonly<Record<string, Text>>;
  /** Returns all puzzles. Called on first use. */
  all(): readonly Puzzle[];
  /** Returns the state of an attempt. */
  verdict(state: State, puzzle: Puzzle): 'open' | 'solved' | 'failed';
  /** Returns the lines that refute a failed attempt; can be empty. */
  refutation(state: State, puzzle: Puzzle): readonly SeatLine[];
  /**
   * Returns the missing part of a failed attempt without a refutation, without the solution: “That takes 11 of a
   * possible 14 life.”
   */
  shortfall?(state: State, puzzle: Puzzle): Text | undefined;
  /** Returns a line as an instruction for a hint: “Move the Goat Farmer from D2 to D3.” (default: its story or its labels). */
  instruction?(state: State, seat: Seat, line: string): Text | undefined;
}

/**
 * Stored puzzle, one per line of a file. `lines` is one text in which each line follows the number of its seat.
 * `answer` is one text without seats.
 */
interface StoredPuzzle extends Omit<Puzzle, 'lines' | 'answer'> {
  readonly lines: string;
  readonly answer: string;
}

const SEPARATOR = ';';

/** Returns a function that reads the puzzles of a file on its first call. */
export function lazyPuzzles(file: URL): () => readonly Puzzle[] {
  let puzzles: readonly Puzzle[] | undefined;
  return () => {
    puzzles ??= readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(parsePuzzle);
    return puzzles;
  };
}

function parsePuzzle(text: string): Puzzle {
  const { lines, answer, ...puzzle } = JSON.parse(text) as StoredPuzzle;
  return { ...puzzle, lines: parseLines(lines), answer: answer.split(SEPARATOR) };
}

/** Returns the line of a file for a puzzle. */
export function makePuzzle({ lines, answer, ...puzzle }: Puzzle): string {
  return JSON.stringify({ ...puzzle, lines: makeLines(lines), answer: answer.join(SEPARATOR) } satisfies StoredPuzzle);
}

/** Joins lines to one text: `0set 1 to 1;0finish;1finish`. */
export function makeLines(lines: readonly SeatLine[]): string {
  return lines.map(({ seat, line }) => `${seat}${line}`).join(SEPARATOR);
}

export function parseLines(text: string): SeatLine[] {
  return text.split(SEPARATOR).map((line) => ({ seat: Number(line[0]), line: line.slice(1) }));
}

interface Rules<State> {
  /** Number of seats of the game, unless `setup` ignores it. */
  readonly seats?: { readonly min: number };
  setup(options: never, seed: Puzzle['seed'], seats: number): Outcome<State, unknown>;
  play(state: State, seat: number, line: string): Outcome<State, unknown>;
}

/** Returns the position of a puzzle after more lines of the solver. */
export function positionOf<State>(rules: Rules<State>, puzzle: Puzzle, tried: readonly string[] = []): State {
  const begun = rules.setup(puzzle.options as never, puzzle.seed, puzzleSeats(rules, puzzle));
  const lines = [...puzzle.lines, ...tried.map((line) => ({ seat: puzzle.seat, line }))];
  return lines.reduce(
    (state, { seat, line }) => stateAfter(rules.play(state, seat, line), line),
    stateAfter(begun, ''),
  );
}

/** Returns the number of seats of a puzzle's table: the game's smallest one that has all seats of the puzzle. */
export function puzzleSeats(
  { seats }: Pick<Rules<never>, 'seats'>,
  { seat, lines }: Pick<Puzzle, 'seat' | 'lines'>,
): number {
  return Math.max(seats?.min ?? 1, seat + 1, ...lines.map((line) => line.seat + 1));
}

/**
 * Returns why a puzzle cannot be asked, or undefined: its lines must be legal, and its answer must be offered to its seat
 * and solve it, not earlier than with its last line.
 */
export function puzzleProblem(game: AnyGame, puzzle: Puzzle): string | undefined {
  const remote = remoteWalks.get(game);
  if (remote) return remote('puzzleProblem', [puzzle]) as string | undefined;
  const { id, seat, answer } = puzzle;
  const options = game.options.safeParse(puzzle.options);
  if (!options.success) return `the puzzle "${id}" has options that the game does not take`;
  const at = (tried: readonly string[]) => positionOf<unknown>(game, { ...puzzle, options: options.data }, tried);
  for (const [index, line] of answer.entries()) {
    const tried = answer.slice(0, index);
    const where = `the puzzle "${id}"${index > 0 ? ` after "${tried.join('", "')}"` : ''}`;
    let state: unknown;
    try {
      state = at(tried);
    } catch (cause) {
      return `${where} can't be set up: ${(cause as Error).message}. Its \`lines\` must be legal.`;
    }
    const turn = game.turn(state);
    if (!turn.includes(seat)) return `${where} waits for ${turn}, not for its solver, seat ${seat}`;
    const verdict = game.puzzles?.verdict(state, puzzle);
    if (verdict !== 'open')
      return `${where} is "${verdict}" before its answer is complete. Its verdict must be "open".`;
    if (!isOffered(game, state, seat, line) && game.acceptsUnlisted?.(state, seat, line) !== true)
      return `${where} answers "${line}", which seat ${seat} can't play there. Give a line that \`choices\` offers.`;
  }
  const verdict = game.puzzles?.verdict(at(answer), puzzle);
  if (verdict === 'solved') return undefined;
  return `the puzzle "${id}" is "${verdict}" after its answer "${answer.join('", "')}". Correct the answer or puzzles.verdict.`;
}

function stateAfter<State>(outcome: Outcome<State, unknown>, line: string): State {
  if (outcome.refused) throw new Error(`A puzzle’s line was refused (${outcome.refused.code}): ${line}`);
  return outcome.state;
}
