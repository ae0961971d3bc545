import type { Lesson } from '@longtable/kit';

export const lesson: Lesson = {
  options: { stones: 20 },
  seed: 1,
  opening: [{ seat: 1, line: 'take 1' }],
  steps: [
    {
      about: {
        en: 'You can take 1, 2 or 3 stones. Taking the last one wins, so think about what you leave.',
        de: 'Du kannst 1, 2 oder 3 Steine nehmen. Wer den letzten nimmt, gewinnt. Achte also darauf, was du liegen lässt.',
      },
      task: { en: 'Take 3 and leave 16.', de: 'Nimm 3 und lass 16 liegen.' },
      line: 'take 3',
      answers: [{ seat: 1, line: 'take 1' }],
    },
    {
      about: {
        en: '16 is a multiple of 4: whatever your opponent takes, you can make it 4 together.',
        de: '16 ist durch 4 teilbar: Was dein Gegner auch nimmt, du kannst auf 4 ergänzen.',
      },
      task: { en: 'Take 3 and leave 12.', de: 'Nimm 3 und lass 12 liegen.' },
      line: 'take 3',
      answers: [{ seat: 1, line: 'take 2' }],
    },
    {
      about: {
        en: 'Your opponent took 2, and 2 more make 4.',
        de: 'Dein Gegner hat 2 genommen, mit 2 weiteren sind es 4.',
      },
      task: { en: 'Take 2 and leave 8.', de: 'Nimm 2 und lass 8 liegen.' },
      line: 'take 2',
      answers: [{ seat: 1, line: 'take 3' }],
    },
    {
      about: {
        en: 'Your opponent took 3, and 1 more makes 4.',
        de: 'Dein Gegner hat 3 genommen, mit 1 weiteren sind es 4.',
      },
      task: { en: 'Take 1 and leave 4.', de: 'Nimm 1 und lass 4 liegen.' },
      line: 'take 1',
      answers: [{ seat: 1, line: 'take 1' }],
    },
    {
      about: { en: 'There are 3 left, and you can take 3.', de: 'Es liegen noch 3 da, und 3 kannst du nehmen.' },
      task: { en: 'Take the last 3.', de: 'Nimm die letzten 3.' },
      line: 'take 3',
    },
  ],
  end: {
    en: 'You know how to win now: always leave a multiple of 4.',
    de: 'Jetzt weißt du, wie du gewinnst: Lass immer ein Vielfaches von 4 liegen.',
  },
};
