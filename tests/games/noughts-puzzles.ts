import type { Puzzle } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

/** Returns a puzzle in which both players have two in a row: only the answer wins. */
function puzzle(id: string, rating: number, marked: string, answer: string): Puzzle {
  const lines = marked.split(' ').map((line, index) => ({ seat: index % 2, line }));
  return { id, goal: 'win', options: {}, seed: 1, lines, seat: lines.length % 2, answer: [answer], rating };
}

export const noughtsWithPuzzles = {
  ...noughts,
  puzzles: {
    goals: { win: { en: 'Win this turn.', de: 'Gewinne in diesem Zug.' } },
    all: () => [
      puzzle('first-row', 1200, 'a1 a2 b1 b2', 'c1'),
      puzzle('last-row', 1500, 'a3 a2 b3 b2', 'c3'),
      puzzle('second-player', 1800, 'a1 a2 b1 b2 c3', 'c2'),
    ],
    verdict({ cells }: { cells: string }, { seat, lines }: Puzzle) {
      const won = noughts.result({ cells })?.winners.includes(seat);
      if (won) return 'solved' as const;
      const played = [...cells].filter((cell) => cell !== '.').length;
      return played > lines.length ? ('failed' as const) : ('open' as const);
    },
    refutation({ cells }: { cells: string }, { seat }: Puzzle) {
      const other = 1 - seat;
      const free = CELLS.filter((_, at) => cells[at] === '.');
      const wins = free.find((line) => {
        const next = noughts.play({ cells }, other, line);
        return !next.refused && noughts.result(next.state)?.winners.includes(other);
      });
      return wins ? [{ seat: other, line: wins }] : [];
    },
  },
};
