export const en = {
  title: ({ waiting, all }: { waiting: number; all: number }) =>
    `**Your tables**: ${waiting} of ${all} ${waiting === 1 ? 'is' : 'are'} waiting for you.`,
  inNextGame: 'You’re in the next game',
  invited: '**You’re invited**',
  yourTurn: '**Your turn**',
  toMove: ({ names }: { names: string }) => `${names} to move`,
  started: ({ when }: { when: string }) => `started ${when}`,
  since: {
    open: ({ when }: { when: string }) => `opened ${when}`,
    playing: ({ when }: { when: string }) => `last move ${when}`,
    paused: ({ when }: { when: string }) => `paused ${when}`,
    over: ({ when }: { when: string }) => `ended ${when}`,
  },
  pausedShort: 'paused',
  myTables: 'My tables',
  nextGame: 'Next game',
  noNextGame: 'No other game is waiting for you.',
  noTables: 'You’re not at any table. Start one with `/play`.',
};

export type InboxWords = typeof en;
