import type { Puzzle, Puzzles } from '@longtable/kit';

/** The part of the state that puzzles use. */
interface Heap {
  readonly stones: number;
  readonly taken: readonly number[];
}

const puzzle = (stones: number, rating: number): Puzzle => ({
  id: `heap-of-${stones}`,
  goal: 'leave',
  options: { stones },
  seed: 2,
  lines: [],
  seat: 1,
  answer: [`take ${stones % 4}`],
  rating,
});

/** Two example puzzles. The built-in games generate theirs from games between computers. */
export const puzzles: Puzzles<Heap> = {
  goals: {
    leave: {
      en: 'Leave a heap that your opponent can’t win.',
      de: 'Lass einen Haufen liegen, mit dem dein Gegner nicht gewinnen kann.',
    },
  },
  all: () => [puzzle(7, 900), puzzle(14, 1200)],
  verdict: ({ stones, taken }) => {
    if (taken.length === 0) return 'open';
    return stones % 4 === 0 ? 'solved' : 'failed';
  },
  refutation: ({ stones }) => [{ seat: 0, line: `take ${stones % 4}` }],
};
