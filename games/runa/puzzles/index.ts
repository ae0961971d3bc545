import type { Puzzle, Puzzles, Text } from '@longtable/kit';
import { lazyPuzzles, positionOf } from '@longtable/kit/puzzle';
import { instruction } from '../computers/index.ts';
import { setup } from '../options.ts';
import { play } from '../play.ts';
import type { State } from '../state.ts';
import { texts } from '../words/texts.ts';

/** Goal of a puzzle and its maximum number of rounds. */
interface Goal {
  readonly kind: 'best' | 'least' | 'survive';
  readonly rounds: number;
  /** Whether the player must also lose as little life as possible. */
  readonly sparing: boolean;
  readonly text: Text;
}

function goal(kind: Goal['kind'], rounds: number): Goal {
  return { kind, rounds, sparing: kind !== 'survive', text: texts.puzzles[kind]({ rounds }) };
}

/** Goals by id. */
export const GOALS: Readonly<Record<string, Goal>> = {
  'best-3': goal('best', 3),
  'best-4': goal('best', 4),
  'survive-3': goal('survive', 3),
  'least-3': goal('least', 3),
};

/** Puzzles from fights of masters with one solution for every roll of the die. */
export const puzzles: Puzzles<State> = {
  goals: Object.fromEntries(Object.entries(GOALS).map(([id, { text }]) => [id, text])),
  all: lazyPuzzles(new URL('puzzles.jsonl', import.meta.url)),
  verdict,
  // The monsters have already attacked when an attempt is over.
  refutation: () => [],
  shortfall,
  instruction: (state, _, line) => instruction(state, line),
};

/** Returns the reason of a failure: death, too many rounds, or an avoidable loss of health. */
function shortfall(state: State, puzzle: Puzzle): Text {
  if (state.phase.kind === 'lost') return texts.puzzles.fell;
  const start = positionOf<State>({ setup, play }, puzzle);
  if (verdictSince(start, state, puzzle.goal) === 'failed') return texts.puzzles.tooSlow;
  const cost = (at: State) => at.story.taken - start.story.taken;
  const least = cost(positionOf<State>({ setup, play }, puzzle, puzzle.answer));
  return texts.puzzles.tooCostly({ cost: cost(state), least });
}

type Verdict = 'open' | 'solved' | 'failed';

/**
 * Returns the verdict on an attempt. If the goal is sparing, an attempt that takes more damage than the solution fails.
 */
function verdict(state: State, puzzle: Puzzle): Verdict {
  const start = positionOf<State>({ setup, play }, puzzle);
  const standing = verdictSince(start, state, puzzle.goal);
  if (!GOALS[puzzle.goal]!.sparing || standing !== 'solved') return standing;
  const best = positionOf<State>({ setup, play }, puzzle, puzzle.answer);
  return state.story.taken <= best.story.taken ? 'solved' : 'failed';
}

/** Returns the verdict on an attempt from a start position, ignoring the loss of health. */
export function verdictSince(start: State, state: State, goal: string): Verdict {
  const { kind, rounds } = GOALS[goal]!;
  if (state.phase.kind === 'lost') return 'failed';
  if (state.story.rooms > start.story.rooms) return 'solved';
  if (state.story.rounds - start.story.rounds < rounds) return 'open';
  return kind === 'survive' || kind === 'least' ? 'solved' : 'failed';
}
