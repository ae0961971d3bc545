import { noughts } from '@longtable/kit/testing/games/noughts';

export const colouredNoughts = {
  ...noughts,
  face: {
    ...noughts.face,
    view: (...given: Parameters<typeof noughts.face.view>) => {
      const view = noughts.face.view(...given);
      return { ...view, coloured: view.board.map((line) => `\u001b[31m${line}\u001b[0m`) };
    },
  },
};
