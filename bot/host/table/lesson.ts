import { type Lesson, type LessonStep, stepAt } from '../../../games/kit/lesson.ts';
import type { LoadedTable } from './table.ts';

/** How far a lesson is. */
export interface Progress {
  readonly lesson: Lesson;
  /** How many steps are done. */
  readonly done: number;
  /** The step that waits for its line; none when all are done. */
  readonly step: LessonStep | undefined;
}

/** How far the lesson at a table is; nothing where none is given. */
export function progressAt({ table, game }: LoadedTable): Progress | undefined {
  const { lesson } = game;
  if (!table.lesson || !lesson) return undefined;
  const done = stepAt(lesson, table.version);
  return { lesson, done, step: lesson.steps[done] };
}
