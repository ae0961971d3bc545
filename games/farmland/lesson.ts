import type { Lesson } from '@longtable/kit';
import { texts } from './words/texts.ts';

/** Lesson of three turns: place, move, unite, and win a duel. */
export const lesson: Lesson = {
  options: {},
  seed: 1,
  steps: [
    {
      ...texts.lesson.place,
      line: 'place 1 D2',
    },
    {
      ...texts.lesson.move,
      line: 'D2 move D3',
    },
    {
      ...texts.lesson.end,
      line: 'yield',
      answers: [
        { seat: 1, line: 'place 1 D6' },
        { seat: 1, line: 'yield' },
      ],
    },
    {
      ...texts.lesson.placeSecond,
      line: 'place 2 D2',
    },
    {
      ...texts.lesson.unite,
      line: 'D2 move D3',
    },
    {
      ...texts.lesson.moveUnion,
      line: 'D3 move D4',
    },
    {
      ...texts.lesson.wait,
      line: 'yield',
      answers: [
        { seat: 1, line: 'D6 move D5' },
        { seat: 1, line: 'yield 1' },
      ],
    },
    {
      ...texts.lesson.attack,
      line: 'D4 move D5',
    },
  ],
  end: texts.lesson.done,
};
