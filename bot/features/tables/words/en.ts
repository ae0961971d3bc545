export const en = {
  inbox: {
    yourTablesOfWaitingForYou: ({ mine, all }: { mine: number; all: number }) =>
      `**Your tables**: ${mine} of ${all} ${mine === 1 ? 'is' : 'are'} waiting for you.`,
    next: 'You’re in the next game',
    invited: '**You’re invited**',
    opened: 'opened',
    lastMove: 'last move',
    paused: 'paused',
    ended: 'ended',
    yourTurn: '**Your turn**',
    toMove: ({ who }: { who: string }) => `${who} to move`,
  },
  watch: {
    as: ({ name }: { name: string }) => `As ${name}`,
  },
};

export type TablesWords = typeof en;
