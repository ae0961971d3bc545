import { english } from '@longtable/kit';

export const en = {
  elsewhere: {
    heading: 'You can open your table here instead:',
    dm: 'In a DM',
    closeTable: 'Close that table',
  },
  welcome: {
    hello:
      '**Longtable** hosts games you play at your own pace: a move today, the next one tomorrow. Start one, or learn it step by step.',
    withFriend: 'Play with a friend',
    chooseGame: 'Choose a game…',
    others: 'and more with `/play`',
    quickStart: ({ title }: { title: string }) => `Quick start: ${title}`,
    players: ({ least, most }: { least: number; most: number }) =>
      least === most
        ? english.count(most, 'player', 'players')
        : `${least} ${most - least === 1 ? 'or' : 'to'} ${most} players`,
    minutes: ({ least, most }: { least: number; most: number }) => `${least}–${most} min`,
    friendGame: 'Which game? Next, choose your friend, or let anyone join.',
  },
  here: {
    ownThread: ({ channel }: { channel: string }) =>
      `There’s already a table in this channel, so yours is in its own thread: <#${channel}>`,
    channelTaken: 'There’s already a table in this channel.',
    challenge: ({ user }: { user: string }) => `Which game do you want to play against <@${user}>?`,
    noSuchOption: ({ typed, options }: { typed: string; options: readonly string[] }) =>
      options.length === 0
        ? `“${typed}” isn’t an option of this game. It has none.`
        : `“${typed}” isn’t an option of this game. Use: ${options.join(', ')}`,
    wrongSeats: ({ title, range }: { title: string; range: string }) => `${title} is for ${range} players.`,
  },
  files: {
    title: 'Your own files',
    others: 'Choose other files',
    noFile: 'No file was attached. Choose at least one.',
  },
  options: {
    play: 'Open a table and play',
    otherGame: 'Another game, found by its name',
    seats: 'Number of seats',
    ownOptions: 'The game’s own options, e.g. stones=5',
    files: 'Play with your own files',
    opponent: 'Your opponent (default: anyone can join)',
    computer: 'Play against the computer',
    computersOnly: 'Watch computers play each other',
    players: ({ most, againstComputers }: { most: number; againstComputers: number }) =>
      `Number of seats (default: ${most}, or ${againstComputers} against computers)`,
    rated: 'Rated game (default: yes)',
    hints: 'Computer hints for everyone (unrated)',
    name: 'A name for the table',
    spectators: 'Spectators see everything until a player ends it (unrated)',
    noTimeLimit: 'no time limit',
    time: 'Time per turn',
    rules: 'Rules other than the original: a fair start, a shorter match (default: the original)',
  },
};

export type NewGameWords = typeof en;
