import type { AnyGame, Puzzle, Seat } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzle';

/** The search for one goal of a game. All methods take the seat that must find the answer. */
export interface GoalSearch<State> {
  readonly goal: string;
  /** Returns a more specific goal for an answer that ends in this state. */
  goalOf?(end: State, seat: Seat): string;
  /** Whether a position can contain such a puzzle. A quick check. */
  isPossible(state: State, seat: Seat): boolean;
  /** Returns the value of a turn that ends in this state. */
  score(state: State, seat: Seat, start: State): number;
  /** The value an answer must reach. If absent, it must reach the maximum of all lines. */
  readonly enough?: number;
  /** Returns all lines that can affect the goal. */
  lines(state: State, seat: Seat, start: State): readonly string[];
  /**
   * For a preparatory line, returns the pattern of the lines that must follow immediately; empty for any line.
   * Searching preparatory lines only directly before these lines misses no answer and saves time.
   */
  mustPrecede?(state: State, seat: Seat, line: string): string;
  /**
   * Returns what a line does, by names instead of positions, so that equivalent lines compare equal. Empty for an
   * incomplete move.
   */
  nameOf(state: State, seat: Seat, line: string): string;
  /** Returns a key that is equal for positions with the same reachable positions. */
  keyOf(state: State, seat: Seat): string;
  /** The line that ends a turn, for goals that are judged at the end of the turn. */
  readonly end?: string;
}

/** A game with its puzzle search. */
export interface PuzzleSource<State> {
  readonly game: AnyGame;
  /** The strongest level. It plays the games. */
  readonly level: string;
  /** Levels whose failure makes a puzzle harder, fastest first. */
  readonly solvers: readonly string[];
  readonly goalSearches: readonly GoalSearch<State>[];
  optionsOf(seed: number): unknown;
  /** Returns the first lines of a game whose computers would otherwise always play the same opening. */
  openingOf?(seed: number): readonly string[];
  /** Whether a turn starts in this position. */
  isStart(state: State, before: State | undefined): boolean;
  /** Returns positions that the seat cannot distinguish from this one. An answer must work in all of them. */
  worlds(state: State, seat: Seat): readonly State[];
  /** Minimum number of positions in the turn of a puzzle. */
  readonly minPositions: number;
  /** Maximum number of positions. Larger turns are skipped. */
  readonly maxPositions: number;
  /** Returns the key of a position and a goal. One game yields at most one puzzle per key. */
  sceneKey(state: State, goal: string): string;
  /** Whether an answer is obvious. */
  isTrivial(names: readonly string[]): boolean;
}

/** The puzzle search of any game. */
// biome-ignore lint/suspicious/noExplicitAny: games with different states meet here
export type AnyPuzzleSource = PuzzleSource<any>;

/** A position of the turn and the path to it. */
interface Step<State> {
  readonly state: State;
  readonly line: string;
  readonly name: string;
  readonly mustPrecede: string;
  readonly before: Step<State> | undefined;
}

export interface Answer {
  readonly lines: readonly string[];
  /** Descriptions of the lines, sorted. */
  readonly names: readonly string[];
}

/** The result of searching a turn. */
export interface Finding {
  readonly positions: number;
  readonly answer: Answer | 'none' | 'several' | 'too many positions';
}

/**
 * Searches all positions of a turn. The answer is unique if every solving line contains the moves of the shortest one,
 * in any order. Lines that lead to the same position count as one.
 */
export function search<State>(
  { game, maxPositions }: PuzzleSource<State>,
  goalSearch: GoalSearch<State>,
  start: State,
  seat: Seat,
): Finding {
  const root: Step<State> = { state: start, line: '', name: '', mustPrecede: '', before: undefined };
  const seen = new Set([goalSearch.keyOf(start, seat)]);
  let best = goalSearch.enough ?? goalSearch.score(start, seat, start);
  let solving: Step<State>[] = [];
  for (let layer = [root]; layer.length > 0; ) {
    const next: Step<State>[] = [];
    for (const step of layer) {
      const mustPrecede = new RegExp(step.mustPrecede);
      for (const line of goalSearch.lines(step.state, seat, start)) {
        if (!mustPrecede.test(line)) continue;
        const outcome = game.play(step.state, seat, line);
        if (outcome.refused) throw new Error(`${game.id} refused ${line}: ${outcome.refused.code}`);
        const pattern = goalSearch.mustPrecede?.(step.state, seat, line) ?? '';
        const key = pattern + goalSearch.keyOf(outcome.state, seat);
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > maxPositions) return { positions: seen.size, answer: 'too many positions' };
        const name = goalSearch.nameOf(step.state, seat, line);
        const reached = { state: outcome.state, line, name, mustPrecede: pattern, before: step };
        const score = goalSearch.score(outcome.state, seat, start);
        if (score > best) [best, solving] = [score, [reached]];
        else if (score === best && (goalSearch.enough !== undefined || solving.length > 0)) solving.push(reached);
        // Lines that continue after a solution contain it.
        if (score < best || goalSearch.enough === undefined) next.push(reached);
      }
    }
    layer = next;
  }
  return { positions: seen.size, answer: onlyAnswer(solving, goalSearch.end) };
}

function onlyAnswer<State>(solving: readonly Step<State>[], end: string | undefined): Finding['answer'] {
  const [shortest] = solving;
  if (!shortest) return 'none';
  const names = namesOf(shortest);
  if (!solving.every((step) => contains(namesOf(step), names))) return 'several';
  return { lines: [...stepsTo(shortest).map(({ line }) => line), ...(end === undefined ? [] : [end])], names };
}

function stepsTo<State>(step: Step<State>): Step<State>[] {
  const steps: Step<State>[] = [];
  for (let at: Step<State> | undefined = step; at?.before; at = at.before) steps.unshift(at);
  return steps;
}

/** Returns the sorted descriptions of an answer's lines. */
export function namesOfAnswer({ game, goalSearches }: AnyPuzzleSource, puzzle: Puzzle): readonly string[] {
  const { nameOf, end } = goalSearches.find(({ goal }) => goal === puzzle.goal)!;
  const lines = puzzle.answer.filter((line) => line !== end);
  return lines
    .map((line, at) => nameOf(positionOf(game, puzzle, puzzle.answer.slice(0, at)), puzzle.seat, line))
    .filter(Boolean)
    .sort();
}

function namesOf<State>(step: Step<State>): string[] {
  return stepsTo(step)
    .map(({ name }) => name)
    .filter(Boolean)
    .sort();
}

/** Whether a sorted list contains all items of another, including duplicates. */
function contains(all: readonly string[], part: readonly string[]): boolean {
  let at = 0;
  for (const each of all) if (each === part[at]) at++;
  return at === part.length;
}
