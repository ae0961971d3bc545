export const dailies = {
  daily: {
    ofWord: ({ place, ofValue }: { place: number; ofValue: number }) => `#${place} of ${ofValue}`,
    dayStreak: ({ days }: { days: number }) => `${days}-day streak`,
    isSolvingThePuzzleOfTheDayThe: ({ name }: { name: string }) =>
      `${name} is solving the puzzle of the day. The board is hidden so nobody gets spoiled.`,
    isPlayingTodaysDailyTheBoardIs: ({ name }: { name: string }) =>
      `${name} is playing today’s daily. The board is hidden so nobody gets spoiled.`,
    nobodyYet: 'Nobody here has played it yet. Be the first.',
  },
};
