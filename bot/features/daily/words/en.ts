export const en = {
  overview: {
    title: 'Today’s dailies',
    about: 'The same for everyone, one attempt each, no hints. Computers get stronger from Monday to Sunday.',
    nextOnes: ({ when }: { when: string }) => `New ones start ${when}.`,
    play: 'Play',
    solve: 'Solve',
    leaderboard: 'Leaderboard',
    leaderboardFor: 'Leaderboard for…',
    played: ({ played, all }: { played: number; all: number }) => `${played} of ${all} played`,
    computer: ({ level }: { level: string }) => `Computer (${level})`,
    alreadyStarted: ({ channel }: { channel: string }) => `You’ve already started today’s daily in <#${channel}>.`,
  },
  leaderboard: {
    yesterday: ({ best }: { best: string }) => `Yesterday’s best: ${best}`,
    replayYesterday: 'Replay yesterday’s best',
  },
};

export type DailyWords = typeof en;
