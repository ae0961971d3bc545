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
  table: {
    puzzle: 'Puzzle of the day',
    today: 'Today’s daily',
    practiceOnDay: ({ day }: { day: string }) => `Practice: daily of ${day}`,
    practiceUnderWay: ({ name }: { name: string }) =>
      `${name} is playing this daily again. The board is hidden to avoid spoilers.`,
    practiceDoesNotCount: 'This is practice, so it doesn’t count.',
    onDay: ({ day }: { day: string }) => `Daily, ${day}`,
    puzzleOnDay: ({ day }: { day: string }) => `Puzzle of the day, ${day}`,
    rank: ({ place, attempts }: { place: number; attempts: number }) => `#${place} of ${attempts}`,
    resigned: 'Resigned',
    streakAtRisk: ({ days, when }: { days: number; when: string }) => `${days}-day streak, ends ${when}`,
    streak: ({ days }: { days: number }) => `${days}-day streak`,
    puzzleUnderWay: ({ name }: { name: string }) =>
      `${name} is solving the puzzle of the day. The board is hidden to avoid spoilers.`,
    underWay: ({ name }: { name: string }) =>
      `${name} is playing today’s daily. The board is hidden to avoid spoilers.`,
    nobodyYet: 'Nobody here has finished it yet.',
    name: ({ title }: { title: string }) => `Daily: ${title}`,
    bestOfWeek: 'This week’s best',
    sureToResign: '**Resign this daily?** Your only attempt at it will be gone.',
    ofToday: ({ attempts }: { attempts: number }) => `of ${attempts} today`,
    daysInARow: ({ days }: { days: number }): string => (days === 1 ? 'day in a row' : 'days in a row'),
  },
  score: {
    solved: 'Solved',
    failed: 'Not solved',
    left: 'Not solved',
    open: 'Not solved yet',
  },
  refusals: {
    noDaily: 'None of the games here has a daily.',
    dailyAlone: 'The daily has no hints, so everyone plays on equal terms.',
    triedToday:
      'You’ve already played this daily. The next one starts at midnight UTC. `/daily` shows what’s still open.',
    spoiler: 'That would spoil today’s daily. Play it yourself first with `/daily`, or come back after midnight UTC.',
  },
  career: {
    week: { name: 'Creature of habit', about: 'Play a daily 7 days in a row' },
    month: { name: 'Rain or shine', about: 'Play a daily 30 days in a row' },
    fiveDailies: { name: 'Five a day', about: 'Play 5 dailies on one day' },
  },
  week: {
    title: 'This week',
    bestOfLast: ({ best }: { best: string }) => `Last week’s best: ${best}`,
    about: ({ next }: { next: string }) => `-# Your best run by this week’s rules counts. New rules start ${next}.`,
  },
};

export type DailyWords = typeof en;
