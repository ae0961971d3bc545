import type { PuzzlesWords } from './en.ts';

export const fr: PuzzlesWords = {
  hint: {
    price: '-# Résolu avec un indice, un problème compte comme un match nul ; avec deux, comme une défaite.',
    first: 'Premier indice',
    second: 'Second indice',
    nextMove: ({ move }) => `Ensuite vient **${move}**.`,
    wholeMove: ({ move }) => `Le premier coup est **${move}**.`,
    startsWith: ({ part }) => `Cela commence par **${part}**.`,
    solution: 'Solution',
  },
  start: {
    alreadyStarted: ({ channel }) => `Tu as déjà commencé un problème dans <#${channel}>.`,
  },
};
