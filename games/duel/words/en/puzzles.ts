export const puzzles = {
  puzzles: {
    winThisTurn: 'Win this turn.',
    surviveMakeSureYourOpponents: 'Survive: make sure your opponent’s creatures can’t kill you next turn.',
    leaveYourOpponentWithout: 'Leave your opponent without creatures this turn.',
    takeAsMuchLifeFromYourOpponentAs: 'Take as much life from your opponent as you can this turn.',
    thatTakesOfAPossibleLife: ({ now, most }: { now: number; most: number }) =>
      `That takes ${now} of a possible ${most} life.`,
    isStillStanding: ({ names }: { names: string }) => `${names} is still standing.`,
    areStillStanding: ({ names }: { names: string }) => `${names} are still standing.`,
  },
};
