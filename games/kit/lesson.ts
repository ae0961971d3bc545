import type { Seed } from './rng.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** The learner's seat; computers have the others. */
export const LEARNER_SEAT: Seat = 0;

/** A guided first game: a real table with a fixed seed, where each step explains one thing and waits for one line. */
export interface Lesson<Options = unknown> {
  readonly options: Options;
  readonly seed: Seed;
  /** Played before the first step. */
  readonly opening?: readonly LessonLine[];
  /** Five to ten. */
  readonly steps: readonly LessonStep[];
  /** What the learner can do now. */
  readonly end: Text;
}

/** One thing to learn. */
export interface LessonStep {
  /** What is explained. */
  readonly about: Text;
  /** What to do now; also the reply to a wrong move. */
  readonly task: Text;
  readonly line: string;
  /** The replies, until it is the learner's turn again. */
  readonly answers?: readonly LessonLine[];
}

/** A line that the lesson itself plays. */
export interface LessonLine {
  readonly seat: Seat;
  readonly line: string;
}

/** The step a lesson is at after this many lines; the number of steps when it is done. */
export function stepAt({ opening = [], steps }: Lesson, lines: number): number {
  let played = opening.length;
  const at = steps.findIndex(({ answers = [] }) => {
    played += 1 + answers.length;
    return lines < played;
  });
  return at < 0 ? steps.length : at;
}
