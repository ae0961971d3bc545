import type { Lesson } from '@longtable/kit';
import { texts } from './words/texts.ts';

const LEVEL = `#############
#.....#.....#
#.@......s..#
#.....#.....#
#############`;

/** One soldier in two rooms, and a hero who is about to level up. */
export const lesson: Lesson = {
  options: { levels: LEVEL, prior: 25 },
  seed: 100,
  steps: [
    {
      ...texts.lesson.hero,
      line: '1',
    },
    {
      ...texts.lesson.step,
      line: 'd',
    },
    {
      ...texts.lesson.walk,
      line: 'walk d',
    },
    {
      ...texts.lesson.attack,
      line: 'd',
    },
    {
      ...texts.lesson.attackAgain,
      line: 'd',
    },
    {
      ...texts.lesson.ability,
      line: 'e',
    },
    {
      ...texts.lesson.kill,
      line: 'd',
    },
  ],
  end: texts.lesson.done,
};
