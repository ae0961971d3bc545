import type { PuzzlesWords } from './en.ts';

export const de: PuzzlesWords = {
  hint: {
    price: '-# Mit einem Tipp zählt ein gelöstes Rätsel als Unentschieden, mit zweien als Niederlage.',
    firstHint: 'Erster Tipp',
    secondHint: 'Zweiter Tipp',
    afterThatComes: ({ then }) => `Danach kommt **${then}**.`,
    theFirstMoveIs: ({ whole }) => `Der erste Zug ist **${whole}**.`,
    itStartsWith: ({ first }) => `Es beginnt mit **${first}**.`,
    answer: 'Lösung',
  },
  start: {
    youveAlreadyStartedAPuzzleIn: ({ where }) => `Du hast in ${where} schon ein Rätsel begonnen.`,
  },
};
