import type { Lesson } from '@longtable/kit';
import { texts } from './words/texts.ts';

/** Lesson: a mage's first room, her loot, and the start of the second room. */
export const lesson: Lesson = {
  options: {},
  seed: 1,
  steps: [
    { ...texts.lesson.class, line: '2' },
    { ...texts.lesson.focus, line: '1' },
    { ...texts.lesson.spell, line: '2' },
    { ...texts.lesson.kill, line: '2' },
    { ...texts.lesson.reward, line: '1' },
    { ...texts.lesson.elements, line: '2' },
    { ...texts.lesson.heal, line: 'none' },
    { ...texts.lesson.monsters, line: '3' },
    { ...texts.lesson.target, line: '1' },
  ],
  end: texts.lesson.end,
};
