import { english } from '@longtable/kit';

export const en = {
  lines: {
    tableRoles: 'Who can open tables',
    tournamentRoles: 'Who can create tournaments',
    designRoles: 'Who can make designs',
    everyone: 'everyone',
    names: 'Table names of the players',
    namesOn: 'allowed',
    namesOff: 'not allowed',
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
    inactivity: 'Inactivity limit',
    vacation: 'Vacation per year',
    display: 'Public boards',
  },
  values: {
    upTo: ({ count }: { count: number }) => `up to ${count}`,
    days: ({ days }: { days: number }) => english.count(days, 'day', 'days'),
    off: 'off',
  },
  questions: {
    log: {
      label: 'Set log channel',
      question: 'Where should I post messages for server admins? Without a channel, the log is off.',
    },
    lobby: {
      label: 'Set lobby channel',
      question: 'Where should players look for opponents? Without a channel, the lobby is off.',
    },
    channels: {
      label: 'Choose channels',
      question: 'In which channels can tables be opened? Without a choice, in all of them.',
    },
    language: { label: 'Choose language', question: 'Which language should public boards use?' },
    games: { question: 'Which games can be played on this server?' },
    forum: {
      question:
        'In which forum should every table get its own post? Without a forum, tables open where players use `/play`.',
    },
    clock: { question: 'How much time per turn should new tables have by default?' },
    display: { question: 'How should public boards be shown?' },
    tables: { question: 'How many unfinished tables can this server have at the same time?' },
    tablesEach: { question: 'How many unfinished tables can each player have on this server?' },
    inactivity: { question: 'After how many days without a move should players be asked to continue?' },
    vacation: { question: 'How many days per year can each player pause their clocks?' },
    tableRoles: { question: 'Which roles can open tables? Without a choice, everyone can. Server admins always can.' },
    tournamentRoles: {
      question: 'Which roles can create tournaments? Without a choice, everyone can. Server admins always can.',
    },
    designRoles: {
      question: 'Which roles can make designs? Without a choice, everyone can. Server admins always can.',
    },
    names: { question: 'Can players give their tables names of their own?' },
  },
  setup: {
    change: 'Change a setting…',
    access: 'Check bot permissions',
    accessHead: 'What Longtable can do in each channel:',
    closedNote: '⚠ Longtable is missing permissions in the marked channels. Press “Check bot permissions”.',
    logBegins: ({ by }: { by: string }) =>
      `Messages for server admins appear here from now on: lost permissions, moderation and games that stand out. Set by <@${by}>.`,
    publicLog: ({ channel }: { channel: string }) =>
      `⚠ Everyone can read <#${channel}>, including the reasons for blocks. If you don’t want that, choose a private channel.`,
    lobbyCard: '**Looking for an opponent?** Press the button or use `/lobby`. Open challenges appear in this channel.',
    lobbyButton: 'Find an opponent',
    allowed: 'everything',
    missing: ({ permissions }: { permissions: string }) => `I’m missing ${permissions}`,
    firstSteps:
      '**For server admins**: set where players look for opponents, in which channels they play, and the language of the boards. There’s more in `/settings`.',
  },
  fairPlay: {
    head: 'Games of the last 7 days between two players that stand out. There can be good reasons, so look at the games before you act.',
    nothing: 'No games of the last 7 days stand out.',
    choose: 'Act on one of these…',
    notice: 'Games between two players stand out. Use `/settings fair-play` to look at them and act.',
    rated: ({ rated, games }: { rated: number; games: number }) =>
      rated === 0 ? 'no ratings changed' : rated === games ? 'all rated' : `${rated} of them rated`,
    void: ({ count }: { count: number }) =>
      count === 1 ? 'Undo the ratings of 1 game' : `Undo the ratings of these ${count} games`,
    sureToVoid: ({ count }: { count: number }) =>
      `Undo the ratings of ${count === 1 ? 'this game' : `these ${count} games`}, for both players? This can’t be undone.`,
    voidedLog: ({ by, count }: { by: string; count: number }) =>
      `<@${by}> undid the ratings of ${english.count(count, 'game', 'games')} that stood out:`,
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
