import { english } from '@longtable/kit';

export const en = {
  lines: {
    log: 'Log channel for admins',
    noLog: 'off',
    serverLanguage: 'the server’s language',
    note: '-# Changes apply to new tables only.',
    games: 'Games',
    noGames: 'none',
    channels: 'Channels',
    allChannels: 'all',
    forum: 'Forum for tables',
    noForum: 'none',
    lobby: 'Lobby channel',
    noLobby: 'off',
    language: 'Language of public boards',
    time: 'Time per turn',
    noTimeLimit: 'no time limit',
    tables: 'Tables on the server',
    tablesEach: 'Tables per player',
    inactivity: 'Inactivity limit in days',
    vacation: 'Vacation days per year',
    display: 'Public boards',
  },
  questions: {
    log: {
      label: 'Set log channel',
      question: 'Where do I post what server admins need to know? Without a channel, the log is off.',
    },
    lobby: {
      label: 'Set lobby channel',
      question: 'Where do players look for opponents? Without a channel, the lobby is off.',
    },
    channels: {
      label: 'Choose channels',
      question: 'In which channels can tables be opened? Without a choice, in all of them.',
    },
    language: { label: 'Choose language', question: 'Which language are public boards in?' },
  },
  setup: {
    firstSteps:
      '**For server admins**: set where players look for opponents, in which channels they play, and the language of the boards. There’s more in `/settings`.',
  },
  fairPlay: {
    head: 'Rated games of the last 7 days that stand out. There can be good reasons, so have a look before you act.',
    nothing: 'No rated game of the last 7 days stands out.',
  },
  patterns: {
    often: ({ games }: { games: number }) => english.count(games, 'game', 'games'),
    unplayed: ({ games }: { games: number }) => `${english.count(games, 'game', 'games')} with hardly any moves`,
    inTurns: ({ games }: { games: number }) =>
      `took turns resigning, ${english.count(games, 'game', 'games')} in a row`,
  },
  forum: {
    noTags: 'Until then, posts have no tags. Set the forum again afterwards.',
  },
  subcommands: {
    player: 'Moderate a player: block, close tables, undo ratings',
    log: 'Set the channel for messages to server admins',
    show: 'Show all settings',
    game: 'Turn a game on or off',
    channel: 'Limit the channels where tables can be opened',
    forum: 'Set the forum where every table gets its own post',
    lobby: 'Set the channel where players look for opponents',
    language: 'Set the language of public boards',
    clock: 'Set the default time per turn',
    tables: 'Limit the number of tables',
    inactivity: 'Set after how many days without a move players are asked to continue',
    vacation: 'Set the vacation days per player per year',
    closeTable: 'Close a table on this server',
    display: 'Set how public boards are shown',
    fairPlay: 'Show rated games that stand out',
    reset: 'Reset all settings',
  },
  options: {
    user: 'Player',
    log: 'Channel (leave empty to turn the log off)',
    serverDefault: 'default',
    enabled: 'Whether the game can be played on this server',
    channel: 'Channel, including its threads',
    allowed: 'Add it to the list or remove it (an empty list allows all channels)',
    forum: 'Forum (leave empty to open tables where players use /play)',
    lobby: 'Channel (leave empty to turn the lobby off)',
    language: 'Language',
    time: 'Time per turn',
    onServer: 'On the whole server',
    perPlayer: 'Per player',
    inactivity: 'Inactivity limit in days',
    vacation: 'Days per year (0: none)',
    table: 'Table',
    style: 'Display style: plain, image, sentences or colour',
    onlyChannel: 'Only for this channel and its threads (default: the whole server)',
  },
};

export type SettingsWords = typeof en;
