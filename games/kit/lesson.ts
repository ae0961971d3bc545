import type { Seat, SeatLine } from './game/required.ts';
import type { Seed } from './rng.ts';
import type { Text } from './text.ts';

/** The learner's seat. Computers have the others. */
export const LEARNER_SEAT: Seat = 0;

/** Guided first game: a table with a fixed seed, where each step explains one thing and waits for one line. */
export interface Lesson {
  /** Options of the table, as in `/play`: `{ stones: 20 }`. */
  readonly options: unknown;
  readonly seed: Seed;
  /** Lines before the first step. */
  readonly opening?: readonly SeatLine[];
  /** Five to ten steps. */
  readonly steps: readonly LessonStep[];
  /** Final text with what the learner can do now. */
  readonly end: Text;
}

/** Step of a lesson. */
export interface LessonStep {
  /** Explanation. */
  readonly about: Text;
  /** Instruction. It is also the reply to a wrong move. */
  readonly task: Text;
  readonly line: string;
  /** Replies until it is the learner's turn again. */
  readonly answers?: readonly SeatLine[];
}

/**
 * Returns the index of the lesson's step after this many lines. If the lesson is finished, returns the number of steps.
 */
export function stepAt({ opening = [], steps }: Lesson, lines: number): number {
  let played = opening.length;
  const at = steps.findIndex(({ answers = [] }) => {
    played += 1 + answers.length;
    return lines < played;
  });
  return at < 0 ? steps.length : at;
}
