export const en = {
  hint: 'Hint',
  lastRanked: 'Hint (unranked)',
  nowUnranked: '-# With this hint, the game no longer counts on the leaderboard.',
  inLesson: ({ move }: { move: string }) => `Next step in the lesson: ${move}`,
  playIt: 'Play it',
};

export type HintsWords = typeof en;
