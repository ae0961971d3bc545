import { createRequire } from 'node:module';
import { join } from 'node:path';
import { JavaRandom } from '../../games/kit/random.ts';

/** As much of boardgame.io as the comparison needs. */
interface Library {
  Client(options: { game: unknown; numPlayers: number; debug: false }): {
    start(): void;
    stop(): void;
    getState(): { G: { cells: (string | null)[] }; ctx: { gameover?: unknown } };
    moves: { mark(index: number): void };
  };
}

const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'].map((row) => [...row].map(Number));

/** Noughts and crosses as boardgame.io's own tutorial has it. */
const GAME = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, index: number) {
      if (G.cells[index] !== null) return 'INVALID_MOVE';
      G.cells[index] = playerID;
      return undefined;
    },
  },
  endIf({ G: { cells }, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) {
    const isWon = ROWS.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);
    if (isWon) return { winner: ctx.currentPlayer };
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Random noughts and crosses in the client of the boardgame.io that is installed in a folder, one move a call. */
export async function boardgameNoughts(folder: string): Promise<() => void> {
  process.env.NODE_ENV = 'production';
  const { Client } = createRequire(join(folder, 'package.json'))('boardgame.io/client') as Library;
  const random = JavaRandom.seeded(1);
  const open = () => {
    const client = Client({ game: GAME, numPlayers: 2, debug: false });
    client.start();
    return client;
  };
  let client = open();
  return () => {
    if (client.getState().ctx.gameover) {
      client.stop();
      client = open();
    }
    const { G } = client.getState();
    const free = G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    client.moves.mark(free[random.below(free.length)] ?? 0);
  };
}
