import { eachLanguage, LEARNER_SEAT, type Lesson, type LessonStep, say, stepAt, type Text } from '@longtable/kit';
import type { Context } from '../context.ts';
import { type Refused, refusal } from '../refusal.ts';
import { ended } from '../table/departure.ts';
import { afterLines, type TableChange } from '../table/line.ts';
import type { LoadedTable } from '../table/table.ts';

/** How far a lesson is. */
interface LessonProgress {
  readonly lesson: Lesson;
  /** How many steps are done. */
  readonly done: number;
  /** The step that waits for its line; none when all are done. */
  readonly step: LessonStep | undefined;
}

/** How far the lesson at a table is; nothing where none is given. */
export function progressAt({ table, game }: LoadedTable): LessonProgress | undefined {
  const { lesson } = game;
  if (!table.features.lesson || !lesson) return undefined;
  const done = stepAt(lesson, table.log.moveCount);
  return { lesson, done, step: lesson.steps[done] };
}

/** A lesson after a line of its pupil: the next step with what is played upon the right one, or why it is not that one. */
export function afterStep(context: Context, loaded: LoadedTable, line: string): TableChange | Refused {
  const step = progressAt(loaded)?.step;
  if (!step) return refusal('lessonChanged');
  if (line !== step.line) return wrong(loaded, line, step.task);
  const change = afterLines(context, loaded, [{ seat: LEARNER_SEAT, line }, ...(step.answers ?? [])]);
  // The suite has played every lesson, so this is one that began before its game was changed.
  if ('refused' in change) return refusal('lessonChanged');
  const next = progressAt({ ...loaded, table: change.table });
  return next?.step ? change : { ...change, table: ended(change.table, { by: 'lesson' }, context.now(), LEARNER_SEAT) };
}

/** A line that is none gets the game's own sentence; either way the pupil hears again what to do. */
function wrong({ table, game }: LoadedTable, line: string, task: Text): Refused {
  const { refused } = game.play(table.state, LEARNER_SEAT, line);
  const sentence = eachLanguage(
    (language) => `${say(refused?.sentence ?? ANOTHER_WAY, language)} ${say(task, language)}`,
  );
  return { refused: { code: 'lesson', sentence } };
}

const ANOTHER_WAY: Text = {
  en: 'That works in a real game, but this lesson needs a different move.',
  de: 'In einem echten Spiel geht das, aber diese Lektion zeigt etwas anderes.',
};
