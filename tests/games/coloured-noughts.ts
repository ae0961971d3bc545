import { noughts } from '@longtable/kit/testing/games/noughts';

export const colouredNoughts = {
  ...noughts,
  presentation: {
    ...noughts.presentation,
    view: (...given: Parameters<typeof noughts.presentation.view>) => {
      const view = noughts.presentation.view(...given);
      return { ...view, coloured: view.board.map((line) => `\u001b[31m${line}\u001b[0m`) };
    },
  },
};
