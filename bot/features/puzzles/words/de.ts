import type { PuzzlesWords } from './en.ts';

export const de: PuzzlesWords = {
  hint: {
    price: '-# Mit einem Tipp zählt ein gelöstes Rätsel als Unentschieden, mit zweien als Niederlage.',
    first: 'Erster Tipp',
    second: 'Zweiter Tipp',
    nextMove: ({ move }) => `Danach kommt **${move}**.`,
    wholeMove: ({ move }) => `Der erste Zug ist **${move}**.`,
    startsWith: ({ part }) => `Es beginnt mit **${part}**.`,
    solution: 'Lösung',
  },
  start: {
    alreadyStarted: ({ channel }) => `Du hast in <#${channel}> schon ein Rätsel begonnen.`,
  },
};
