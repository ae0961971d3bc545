import { eachLanguage, LEARNER_SEAT, type Lesson, type LessonStep, say, stepAt, type Text } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import type { LoadedTable, TableChange } from '../../host/feature.ts';
import { Refusal, unlessRefused } from '../../host/refusal.ts';
import { endTable } from '../../host/table/endings.ts';
import { afterLines } from '../../host/table/line.ts';
import { refusal, texts } from './words/texts.ts';

interface LessonProgress {
  readonly lesson: Lesson;
  /** Number of completed steps. */
  readonly done: number;
  /** The current step. Undefined when all are completed. */
  readonly step: LessonStep | undefined;
}

/** Returns the progress of a table's lesson, or undefined if the table is not a lesson. */
export function progressAt({ table, game }: LoadedTable): LessonProgress | undefined {
  const { lesson } = game;
  if (!table.features.lesson || !lesson) return undefined;
  const done = stepAt(lesson, table.log.moveCount);
  return { lesson, done, step: lesson.steps[done] };
}

/** Returns the change after the learner's line and the step's answers. Refuses a line that is not the step's. Ends the lesson after the last step. */
export function afterStep(context: Context, loaded: LoadedTable, line: string): TableChange {
  const step = progressAt(loaded)?.step;
  if (!step) throw refusal('lessonChanged');
  if (line !== step.line) throw wrong(loaded, line, step.task);
  const lines = [{ seat: LEARNER_SEAT, line }, ...(step.answers ?? [])];
  const change = unlessRefused(() => afterLines(context, loaded, lines));
  // The tests play every lesson, so this lesson started before its game was changed.
  if (!change) throw refusal('lessonChanged');
  const next = progressAt({ ...loaded, table: change.table });
  if (next?.step) return change;
  return { ...change, table: endTable(change.table, { by: 'exercise', how: 'solved' }, context.now(), LEARNER_SEAT) };
}

/** Returns a refusal that repeats the task. It contains the game's reason if the line is illegal, otherwise asks for another move. */
function wrong({ table, game }: LoadedTable, line: string, task: Text): Refusal {
  const { refused } = game.play(table.state, LEARNER_SEAT, line);
  const sentence = eachLanguage(
    (language) => `${say(refused?.sentence ?? texts.otherMove, language)} ${say(task, language)}`,
  );
  return new Refusal('lesson', sentence);
}
