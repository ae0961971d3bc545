export const en = {
  sync: {
    wish: ({ who, title }: { who: string; title: string; isForTwo: boolean }) =>
      `${who} is looking for a game of ${title}.`,
    play: 'Play',
    timePerTurn: ({ time }: { time: string }) => `Time per turn: **${time}**`,
    noTimeLimit: 'No time limit',
    rated: 'Rated',
    unrated: 'Unrated',
    even: ({ rating }: { rating: number | undefined }) => `Opponent’s rating: around **${rating}**`,
    words: ({ soon }: { soon: string }) => `-# Expires ${soon}.`,
  },
  accept: {
    words: ({ channel, until }: { channel: string; until: string }) =>
      `Your challenge is in <#${channel}>. It expires ${until} if nobody accepts.`,
  },
};

export type LobbyWords = typeof en;
