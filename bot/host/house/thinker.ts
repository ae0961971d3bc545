import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Answer, Question } from './thinking.ts';

const { shelf }: { shelf: readonly AnyGame[] } = await import(workerData);

/** Answers questions in a thread of its own, one at a time. */
parentPort?.on('message', ({ game, state, seat, level }: Question) => {
  const known = shelf.find(({ id }) => id === game);
  const answer: Answer = known ? { line: known.computers?.line(state, seat, level) } : 'unknown';
  parentPort?.postMessage(answer);
});
