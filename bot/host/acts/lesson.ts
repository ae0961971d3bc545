import { type LessonLine, PUPIL } from '../../../games/kit/lesson.ts';
import { eachLanguage, say, type Text } from '../../../games/kit/text.ts';
import type { Write } from '../../../storage/index.ts';
import type { Change } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import { progressAt } from '../table/lesson.ts';
import type { Seated } from '../table/table.ts';
import { afterLine } from './line.ts';

/** A lesson once it has begun: what comes before the pupil has been played. */
export function afterOpening(house: House, seated: Seated): Change | Refused {
  const opening = seated.game.lesson?.opening ?? [];
  const change = afterLines(house, seated, opening);
  return 'refused' in change || opening.length === 0 ? change : { ...change, table: { ...change.table, events: [] } };
}

/** A lesson after a line of its pupil: the next step with what is played upon the right one, or why it is not that one. */
export function afterStep(house: House, seated: Seated, line: string): Change | Refused {
  const step = progressAt(seated)?.step;
  if (!step) return refusal('lessonChanged');
  if (line !== step.line) return wrong(seated, line, step.task);
  const change = afterLines(house, seated, [{ seat: PUPIL, line }, ...(step.answers ?? [])]);
  if ('refused' in change) return change;
  const next = progressAt({ ...seated, table: change.table });
  return next?.step ? change : { ...change, table: ended(change.table, { by: 'lesson' }, house.now(), PUPIL) };
}

/** A line that is none gets the game's own sentence; either way the pupil hears again what to do. */
function wrong({ table, game }: Seated, line: string, task: Text): Refused {
  const { refused } = game.play(table.state, PUPIL, line);
  const sentence = eachLanguage(
    (language) => `${say(refused?.sentence ?? ANOTHER_WAY, language)} ${say(task, language)}`,
  );
  return { refused: { code: 'lesson', sentence } };
}

const ANOTHER_WAY: Text = {
  en: 'You may do that in a game; this lesson goes another way.',
  de: 'Im Spiel darfst du das; diese Lektion geht einen anderen Weg.',
};

/** One line after the other, in one change. */
function afterLines(house: House, seated: Seated, lines: readonly LessonLine[]): Change | Refused {
  let { table } = seated;
  const writes: Write[] = [];
  for (const { seat, line } of lines) {
    const change = afterLine(house, { ...seated, table }, seat, line);
    // The suite has played every lesson, so this is one that began before its game was changed.
    if ('refused' in change) return refusal('lessonChanged');
    table = change.table;
    writes.push(...(change.writes ?? []));
  }
  return { table, writes };
}
