import type { Lesson } from '../../lesson.ts';

export const lesson: Lesson = {
  options: {},
  seed: 1,
  steps: [
    {
      about: {
        en: 'You are x. Three in a row win; the cell in the middle lies on four rows.',
        de: 'Du bist x. Drei in einer Reihe gewinnen; das Feld in der Mitte liegt auf vier Reihen.',
      },
      task: { en: 'Take the middle, b2.', de: 'Nimm die Mitte, b2.' },
      line: 'b2',
      answers: [{ seat: 1, line: 'a1' }],
    },
    {
      about: {
        en: 'Two of yours with a free third cell are a threat.',
        de: 'Zwei von deinen mit einem freien dritten Feld sind eine Drohung.',
      },
      task: { en: 'Take c1 and threaten a3.', de: 'Nimm c1 und drohe mit a3.' },
      line: 'c1',
      answers: [{ seat: 1, line: 'a3' }],
    },
    {
      about: {
        en: 'Your threat was stopped, and now column a is nearly full of o.',
        de: 'Deine Drohung wurde abgewehrt, und jetzt ist Spalte a fast voller o.',
      },
      task: { en: 'Stop it at a2.', de: 'Halte sie auf a2 auf.' },
      line: 'a2',
      answers: [{ seat: 1, line: 'c2' }],
    },
    {
      about: { en: 'Column b is still yours alone.', de: 'Spalte b gehört noch dir allein.' },
      task: { en: 'Take b1 and threaten b3.', de: 'Nimm b1 und drohe mit b3.' },
      line: 'b1',
      answers: [{ seat: 1, line: 'c3' }],
    },
    {
      about: { en: 'Your opponent did not see it.', de: 'Das hat dein Gegner nicht gesehen.' },
      task: { en: 'Win with b3.', de: 'Gewinne mit b3.' },
      line: 'b3',
    },
  ],
  end: {
    en: 'You can threaten, stop a threat and win. That is the whole game.',
    de: 'Du kannst drohen, abwehren und gewinnen. Das ist das ganze Spiel.',
  },
};
