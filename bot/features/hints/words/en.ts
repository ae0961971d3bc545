export const en = {
  hint: 'Hint',
  lastRanked: 'Hint (unranked)',
  nowUnranked: '-# With this hint, the game no longer counts on the leaderboard.',
  inLesson: ({ move }: { move: string }) => `Next step in the lesson: ${move}`,
  playIt: 'Play it',
  refusals: {
    noAdvice: 'The computer can’t play this game, so it has no hints. Try `/rules`.',
    noHint: 'The computer didn’t find a hint in time. Try again in a moment.',
  },
};

export type HintsWords = typeof en;
