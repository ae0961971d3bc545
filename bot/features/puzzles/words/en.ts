export const en = {
  hint: {
    price: '-# A puzzle solved with one hint counts as a draw, and with two as a loss.',
    firstHint: 'First hint',
    secondHint: 'Second hint',
    afterThatComes: ({ then }: { then: string }) => `After that comes **${then}**.`,
    theFirstMoveIs: ({ whole }: { whole: string }) => `The first move is **${whole}**.`,
    itStartsWith: ({ first }: { first: string }) => `It starts with **${first}**.`,
    answer: 'Solution',
  },
  start: {
    youveAlreadyStartedAPuzzleIn: ({ where }: { where: string }) => `You’ve already started a puzzle in ${where}.`,
  },
};

export type PuzzlesWords = typeof en;
