import { parentPort, workerData } from 'node:worker_threads';
import { adviceOf } from '../../../games/kit/advice.ts';
import type { AnyGame, Seat } from '../../../games/kit/game.ts';
import type { Answer, Question } from './pool.ts';

const { shelf }: { shelf: readonly AnyGame[] } = await import(workerData);

function answerOf(game: AnyGame, state: unknown, seat: Seat, level: string | undefined): Answer {
  if (level === undefined) return adviceOf(game, state, seat) ?? {};
  const line = game.computers?.line(state, seat, level);
  return line === undefined ? {} : { line };
}

/** Answers questions in a thread of its own, one at a time. */
parentPort?.on('message', ({ game, state, seat, level }: Question) => {
  const known = shelf.find(({ id }) => id === game);
  parentPort?.postMessage(known ? answerOf(known, state, seat, level) : 'unknown');
});
