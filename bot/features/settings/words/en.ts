import { english } from '@longtable/kit';

export const en = {
  lines: {
    tableRoles: 'Who can open tables',
    everyone: 'everyone',
    names: 'Custom table names',
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
    language: 'Language of public boards',
    time: 'Time per turn',
    noTimeLimit: 'no time limit',
    tables: 'Tables on the server',
    tablesEach: 'Tables per player',
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
    tableRoles: { question: 'Which roles can open tables? Without a choice, everyone can. Server admins always can.' },
    names: { question: 'Can players name their tables?' },
  },
  setup: {
    change: 'Change a setting…',
    access: 'Check bot permissions',
    accessHead: 'What Longtable can do in each channel:',
    closedNote: '⚠ Longtable is missing permissions in the marked channels. Press “Check bot permissions”.',
    logBegins: ({ by }: { by: string }) =>
      `Messages for server admins appear here from now on: lost permissions, changed settings, moderation and unusual games. Set by <@${by}>.`,
    publicLog: ({ channel }: { channel: string }) =>
      `⚠ Everyone can read <#${channel}>, including the reasons for blocks. If you don’t want that, choose a private channel.`,
    changedBy: ({ by }: { by: string }) => `<@${by}> changed settings:`,
    changed: ({ setting, old, now }: { setting: string; old: string; now: string }) =>
      `- ${setting}: ${old} → **${now}**`,
    sureToReset: 'Reset these settings? The log channel stays.',
    reset: 'Reset settings',
    nothingToReset: 'There’s nothing to reset. All settings are at their defaults.',
    allowed: 'everything',
    repair: ({ link }: { link: (label: string) => string }) =>
      `A server admin can grant these permissions with ${link('this link')}, or for one channel under Edit Channel › Permissions. If a channel denies one of them, only the second way works.`,
    forumWins: ({ forum }: { forum: string }) =>
      `-# Every new table becomes a post in <#${forum}>, wherever players use \`/play\`. The list of channels doesn’t limit that.`,
    missing: ({ permissions }: { permissions: string }) => `I’m missing ${permissions}`,
    forAdmins: 'Set up (server admins)',
    firstSteps:
      '**For server admins**: set where players look for opponents, in which channels they play, the language of the boards, and where I post messages for you. There’s more in `/settings`.',
  },
  forum: {
    noTags: 'Until then, posts have no tags. Set the forum again afterwards.',
  },
  subcommands: {
    log: 'Set the channel for messages to server admins',
    show: 'Show all settings',
    game: 'Turn a game on or off',
    channel: 'Limit the channels where tables can be opened',
    forum: 'Set the forum where every table gets its own post',
    language: 'Set the language of public boards',
    clock: 'Set the default time per turn',
    tables: 'Limit the number of tables',
    display: 'Set how public boards are shown',
    reset: 'Reset all settings',
  },
  options: {
    log: 'Channel (leave empty to turn the log off)',
    serverDefault: 'default',
    enabled: 'Whether the game can be played on this server',
    channel: 'Channel, including its threads',
    allowed: 'Add it to the list or remove it (an empty list allows all channels)',
    forum: 'Forum (leave empty to open tables where players use /play)',
    language: 'Language',
    time: 'Time per turn',
    onServer: 'On the whole server',
    perPlayer: 'Per player',
    style: 'Display style: plain, picture or sentences',
    onlyChannel: 'Only for this channel and its threads (default: the whole server)',
  },
  roles: {
    tableRoles: ({ roles }: { roles: readonly string[] }) =>
      `On this server, only ${english.list(roles)} can open tables. You can still join one.`,
    tournamentRoles: ({ roles }: { roles: readonly string[] }) =>
      `On this server, only ${english.list(roles)} can create tournaments. You can still join one.`,
    designRoles: ({ roles }: { roles: readonly string[] }) =>
      `On this server, only ${english.list(roles)} can create designs.`,
  },
};

export type SettingsWords = typeof en;
