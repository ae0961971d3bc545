import { PUPIL } from '../../../games/kit/lesson.ts';
import { about, type Reader } from '../../../games/kit/reader.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import { progressAt } from '../../host/lessons/lesson.ts';
import type { LoadedTable } from '../../host/table/table.ts';

/** How far a lesson is, for the line above the board. */
export function lessonTitle(loaded: LoadedTable, language: Language): string | undefined {
  const progress = progressAt(loaded);
  if (!progress) return undefined;
  const { done, lesson, step } = progress;
  if (!step) return say({ en: 'Lesson complete', de: 'Lektion geschafft' }, language);
  const of = lesson.steps.length;
  return say({ en: `Lesson, step ${done + 1} of ${of}`, de: `Lektion, Schritt ${done + 1} von ${of}` }, language);
}

/** What the present step explains; it stands above the board. */
export function taught(loaded: LoadedTable, language: Language): string[] {
  const step = progressAt(loaded)?.step;
  return step && loaded.table.status !== 'over' ? [say(step.about, language)] : [];
}

/** What the pupil is to do now; it stands below the board. */
export function task(loaded: LoadedTable, language: Language): string[] {
  const step = progressAt(loaded)?.step;
  return step && loaded.table.status === 'playing' ? [`**${say(step.task, language)}**`] : [];
}

/** How a lesson ended: what the pupil can do now, or that they left. */
export function lessonEnding(loaded: LoadedTable, reader: Reader): string {
  const progress = progressAt(loaded);
  if (progress && !progress.step) return say(progress.lesson.end, reader.language);
  return about(reader, PUPIL, { en: 'You left the lesson.', de: 'Du hast die Lektion verlassen.' }, (name) => ({
    en: `${name} left the lesson.`,
    de: `${name} hat die Lektion verlassen.`,
  }));
}
