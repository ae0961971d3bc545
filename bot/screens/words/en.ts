export const en = {
  newGame: {
    minutes: ({ least, most }: { least: number; most: number }) => `${least}–${most} min`,
    ownThread: ({ channel }: { channel: string }) =>
      `There’s already a table in this channel, so yours is in its own thread: <#${channel}>`,
    channelTaken: 'There’s already a table in this channel.',
  },
  inbox: {
    title: ({ waiting, all }: { waiting: number; all: number }) =>
      `**Your tables**: ${waiting} of ${all} ${waiting === 1 ? 'is' : 'are'} waiting for you.`,
    inNextGame: 'You’re in the next game',
    invited: '**You’re invited**',
    yourTurn: '**Your turn**',
    toMove: ({ names }: { names: string }) => `${names} to move`,
  },
  since: {
    open: ({ when }: { when: string }) => `opened ${when}`,
    playing: ({ when }: { when: string }) => `last move ${when}`,
    paused: ({ when }: { when: string }) => `paused ${when}`,
    over: ({ when }: { when: string }) => `ended ${when}`,
  },
};

export type ScreensWords = typeof en;
