interface Challenge {
  readonly title: string;
  readonly channel: string;
  readonly isForTwo: boolean;
  readonly when: string;
}

export const en = {
  looking: ({ title, channel, isForTwo, when }: Challenge) =>
    `Looking for ${isForTwo ? 'an opponent in' : 'players for'} **${title}**… Your challenge is in <#${channel}> and expires ${when}.`,
  joined: ({ title, channel, when }: Challenge) =>
    `You’ve joined a table of **${title}** in <#${channel}>. It’s waiting for more players and expires ${when}.`,
  whichGame: 'Which game do you want to find an opponent for?',
  noLobbyForAdmin: 'This server has no lobby channel yet. Where should players find opponents?',
  createChannel: 'Create #games',
  channelName: 'games',
  useThisChannel: 'Use this channel',
  noLobby: 'This server has no lobby channel yet, and only a server admin can set one up. Ask one, or invite a friend:',
  board: {
    looksFor: ({ who, title }: { who: string; title: string; isForTwo: boolean }) =>
      `${who} is looking for a game of ${title}.`,
    expires: ({ when }: { when: string }) => `-# Expires ${when}.`,
  },
  welcome: {
    withFriend: 'Play with a friend',
    findOpponent: 'Find an opponent',
    inLobby: 'Find an opponent',
    lobbyCard: '**Looking for an opponent?** Press the button or use `/lobby`. Open challenges appear in this channel.',
  },
  refusals: {
    alreadyLooking: 'You’re already looking for an opponent in this game. Cancel that challenge first.',
    tooManyChallenges: 'You’ve reached your limit of open challenges. Cancel one first.',
    provisional:
      'Your rating is still provisional. It counts after enough rated games, once three different opponents have won or drawn against you.',
  },
  settings: {
    label: 'Lobby channel',
    off: 'off',
    button: 'Set lobby channel',
    question: 'Where should players look for opponents? Without a channel, the lobby is off.',
    command: 'Set the channel where players look for opponents',
    option: 'Channel (leave empty to turn the lobby off)',
  },
  ratingTooFar: ({ wanted, yours }: { wanted: number; yours: number }) =>
    `This challenge is for ratings around ${wanted}, and yours is ${yours}. Post your own with \`/lobby\`.`,
  challenge: ({ user }: { user: string }) => `Which game do you want to play against <@${user}>?`,
  friendGame: 'Which game? Next, choose your friend, or let anyone join.',
  chooseGame: 'Choose a game…',
};

export type LobbyWords = typeof en;
