export const puzzles = {
  puzzles: {
    winThisTurn: 'Win this turn.',
    takeAsManyLifePointsFromYour: 'Take as many life points from your opponent as you can this turn.',
    thatTakesOfAPossibleLifePoints: ({ now, most }: { now: number; most: number }) =>
      `That takes ${now} of a possible ${most} life points.`,
  },
};
