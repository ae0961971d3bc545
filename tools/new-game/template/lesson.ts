import type { Lesson } from '../../../games/kit/lesson.ts';

/** A first game: what to leave on the heap, until the last stone. */
export const lesson: Lesson<{ stones?: number | undefined }> = {
  options: { stones: 20 },
  seed: 1,
  opening: [{ seat: 1, line: 'take 1' }],
  steps: [
    {
      about: {
        en: 'You may take one, two or three stones. Whoever takes the last one wins, so think of what you leave.',
        de: 'Du darfst einen, zwei oder drei Steine nehmen. Der letzte gewinnt, also denk daran, was du liegen lässt.',
      },
      task: { en: 'Take 3 and leave 16.', de: 'Nimm 3 und lass 16 liegen.' },
      line: 'take 3',
      answers: [{ seat: 1, line: 'take 1' }],
    },
    {
      about: {
        en: 'Sixteen is a multiple of four: whatever the other takes, you can make it four together.',
        de: 'Sechzehn ist durch vier teilbar: Was auch immer genommen wird, du kannst es zu vier ergänzen.',
      },
      task: { en: 'Take 3 and leave 12.', de: 'Nimm 3 und lass 12 liegen.' },
      line: 'take 3',
      answers: [{ seat: 1, line: 'take 2' }],
    },
    {
      about: { en: 'Two were taken: two more are four.', de: 'Zwei sind weg: Mit zwei weiteren sind es vier.' },
      task: { en: 'Take 2 and leave 8.', de: 'Nimm 2 und lass 8 liegen.' },
      line: 'take 2',
      answers: [{ seat: 1, line: 'take 3' }],
    },
    {
      about: { en: 'Three were taken: one more is four.', de: 'Drei sind weg: Mit einem weiteren sind es vier.' },
      task: { en: 'Take 1 and leave 4.', de: 'Nimm 1 und lass 4 liegen.' },
      line: 'take 1',
      answers: [{ seat: 1, line: 'take 1' }],
    },
    {
      about: { en: 'Three are left, and three you may take.', de: 'Drei liegen noch da, und drei darfst du nehmen.' },
      task: { en: 'Take the last 3.', de: 'Nimm die letzten 3.' },
      line: 'take 3',
    },
  ],
  end: {
    en: 'You know how to win: leave a multiple of four.',
    de: 'Du weißt, wie man gewinnt: Lass ein Vielfaches von vier liegen.',
  },
};
