export const en = {
  hint: {
    price: '-# A puzzle solved with one hint counts as a draw, and with two as a loss.',
    first: 'First hint',
    second: 'Second hint',
    nextMove: ({ move }: { move: string }) => `After that comes **${move}**.`,
    wholeMove: ({ move }: { move: string }) => `The first move is **${move}**.`,
    startsWith: ({ part }: { part: string }) => `It starts with **${part}**.`,
    solution: 'Solution',
  },
  start: {
    alreadyStarted: ({ channel }: { channel: string }) => `You’ve already started a puzzle in <#${channel}>.`,
  },
};

export type PuzzlesWords = typeof en;
