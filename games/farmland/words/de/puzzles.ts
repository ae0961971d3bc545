import type { en } from '../en/index.ts';

export const puzzles: Pick<typeof en, 'puzzles'> = {
  puzzles: {
    winThisTurn: 'Gewinne in diesem Zug.',
    takeAsManyLifePointsFromYour: 'Nimm deinem Gegner in diesem Zug so viele Lebenspunkte wie möglich.',
    thatTakesOfAPossibleLifePoints: ({ now, most }) =>
      `Das kostet den Gegner ${now} von möglichen ${most} Lebenspunkten.`,
  },
};
