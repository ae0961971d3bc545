import type { Lesson } from '@longtable/kit';
import { texts } from './words/texts.ts';

/** Lesson of four turns: a creature, an attack, a shield, a spell, and a kill. */
export const lesson: Lesson = {
  options: { decks: 'emberpack' },
  seed: 254,
  steps: [
    {
      ...texts.lesson.set,
      line: 'set 2 to 1',
    },
    {
      ...texts.lesson.sleep,
      line: 'finish',
      answers: [{ seat: 1, line: 'finish' }],
    },
    {
      ...texts.lesson.attack,
      line: 'attack 0 with 1',
    },
    {
      ...texts.lesson.shield,
      line: 'set 2 to 2',
    },
    {
      ...texts.lesson.mana,
      line: 'finish',
      answers: [
        { seat: 1, line: 'set 2 to 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      ...texts.lesson.spell,
      line: 'cast 2',
    },
    {
      ...texts.lesson.wait,
      line: 'finish',
      answers: [
        { seat: 1, line: 'attack 2 with 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      ...texts.lesson.kill,
      line: 'attack 1 with 1',
    },
  ],
  end: texts.lesson.end,
};
