import { parentPort, workerData } from 'node:worker_threads';
import { type Advice, type AnyGame, RNG, type Seat, type Seed } from '@longtable/kit';
import { adviceFor } from '@longtable/kit/computers/levels';
import { expectedResultsOf, type Playouts } from '@longtable/kit/computers/playouts';
import { gamesFrom } from '@longtable/kit/game/exported';
import { withPlainTexts } from '@longtable/kit/text';

/** A question to a thread about a game. */
export type Question = { readonly game: string } & (
  | {
      readonly ask: 'line';
      readonly state: unknown;
      readonly seat: Seat;
      readonly level: string;
      readonly seed: Seed;
    }
  | { readonly ask: 'advice'; readonly state: unknown; readonly seat: Seat; readonly seed: Seed }
  | ({ readonly ask: 'outlook'; readonly state: unknown; readonly seat: Seat } & Playouts)
);

/** A line with its reason, or the expected result of each seat. */
export type ComputerAnswer = Partial<Advice> & { readonly winChances?: readonly number[] };

/** A thread's reply: an answer, undefined if it does not have the game, or the error that the game threw. */
export type Message = { readonly answer: ComputerAnswer | undefined } | { readonly threw: string };

const games = gamesFrom(await import(workerData));

function answerOf(game: AnyGame, question: Question): ComputerAnswer {
  switch (question.ask) {
    case 'line':
      return withLine(game.computers?.line(question.state, question.seat, question.level, RNG.seeded(question.seed)));
    case 'advice':
      return adviceFor(game, question.state, question.seat, RNG.seeded(question.seed)) ?? {};
    case 'outlook':
      return { winChances: expectedResultsOf(game, question.state, question.seat, question) };
  }
}

function withLine(line: string | undefined): Partial<Advice> {
  return line === undefined ? {} : { line };
}

function messageFor(question: Question): Message {
  const game = games.find(({ id }) => id === question.game);
  try {
    return { answer: game && answerOf(game, question) };
  } catch (error) {
    return { threw: (error instanceof Error && error.stack) || String(error) };
  }
}

/** Posts `ready`, then answers questions one at a time. */
parentPort?.on('message', (question: Question) => parentPort?.postMessage(withPlainTexts(messageFor(question))));
parentPort?.postMessage('ready');
