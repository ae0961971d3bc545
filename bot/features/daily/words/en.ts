export const en = {
  overview: {
    today: 'Today’s dailies',
    about: 'The same for everyone, one attempt each, no hints. Computers get stronger from Monday to Sunday.',
    next: 'New ones start',
    play: 'Play',
    solve: 'Solve',
    leaderboard: 'Leaderboard',
    leaderboards: 'Leaderboard for…',
    count: ({ played, count }: { played: number; count: number }) => `${played} of ${count} played`,
    against: ({ name }: { name: string }) => `against ${name}`,
  },
  buttons: {
    yesterdaysBest: 'Yesterday’s best:',
    replayBest: 'Replay yesterday’s best',
    youveAlreadyStartedTodaysDailyIn: ({ channel }: { channel: string }) =>
      `You’ve already started today’s daily in <#${channel}>.`,
  },
};

export type DailyWords = typeof en;
