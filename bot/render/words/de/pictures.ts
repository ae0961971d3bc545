import type { en } from '../en/index.ts';

export const pictures: Pick<typeof en, 'endCard'> = {
  endCard: {
    nothing: '',
    solvedIt: ({ name }) => `${name} hat es gelöst!`,
    win: ({ names }) => `${names} gewinnen!`,
    wins: ({ names }) => `${names} gewinnt!`,
    text1Move: '1 Zug',
    moves: ({ count }) => `${count} Züge`,
    among: ({ ofValue }) => `von ${ofValue} heute`,
    dayInARow: 'Tag in Folge',
    daysInARow: 'Tage in Folge',
  },
};
