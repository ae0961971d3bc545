import type { PuzzlesWords } from './en.ts';

export const es: PuzzlesWords = {
  hint: {
    price: '-# Un acertijo resuelto con una pista cuenta como empate, y con dos como derrota.',
    first: 'Primera pista',
    second: 'Segunda pista',
    nextMove: ({ move }) => `Después viene **${move}**.`,
    wholeMove: ({ move }) => `La primera jugada es **${move}**.`,
    startsWith: ({ part }) => `Empieza con **${part}**.`,
    solution: 'Solución',
  },
  start: {
    alreadyStarted: ({ channel }) => `Ya has empezado un acertijo en <#${channel}>.`,
  },
};
