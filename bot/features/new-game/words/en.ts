export const en = {
  elsewhere: {
    elsewhere: 'You can open your table here instead:',
    inDirectMessages: 'In a DM',
    closeIt: 'Close that table',
  },
  welcome: {
    hello:
      '**Longtable** hosts games you play at your own pace: a move today, the next one tomorrow. Start one, or learn it step by step.',
    learn: 'Learn a game step by step…',
    withFriend: 'Play with a friend',
    findOpponent: 'Find an opponent',
    dailies: 'Today’s dailies',
    pictures: 'Show boards as pictures',
    which: 'Choose a game…',
    others: 'and more with `/play`',
    quickStart: ({ title }: { title: string }) => `Quick start: ${title}`,
    text1Player: '1 player',
    players: ({ value }: { value: number }) => `${value} players`,
    playersWithLeast: ({ least, isPair, value }: { least: number; isPair: boolean; value: number }) =>
      `${least} ${isPair ? 'or' : 'to'} ${value} players`,
    min: 'min',
  },
  here: {
    theresAlreadyATableInThisChannel: 'There’s already a table in this channel.',
    question: ({ id }: { id: string }) => `Which game do you want to play against <@${id}>?`,
  },
  files: {
    about: 'Play with your own files',
    title: 'Your own files',
    others: 'Choose other files',
    noFile: 'No file was attached. Choose at least one.',
  },
  sitters: {
    yourOpponentDefaultAnyoneCanJoin: 'Your opponent (default: anyone can join)',
    playAgainstTheComputer: 'Play against the computer',
    watchComputersPlayEachOther: 'Watch computers play each other',
    numberOfSeatsDefaultOrAgainst: ({ value, value2 }: { value: number; value2: number }) =>
      `Number of seats (default: ${value}, or ${value2} against computers)`,
    yourProgramPlaysForYou: 'Your program plays for you',
    yourProgramTakesASeat: 'Your program takes a seat',
    isForPlayers: ({ title, range }: { title: string; range: string }) => `${title} is for ${range} players.`,
  },
  buttons: {
    friend: 'Which game? Invite your friend on its board, or let anyone join.',
  },
  terms: {
    rated: 'Rated game (default: yes)',
    help: 'Let everyone ask the computer for hints (makes the game unrated)',
    match: 'Two games with swapped seats, rated as one',
    name: 'A name for the table',
    spectators: 'Let spectators see everything; any player can turn it off (makes the game unrated)',
    noTimeLimit: 'no time limit',
    text5Minutes: '5 minutes',
    text15Minutes: '15 minutes',
    text1Hour: '1 hour',
    text6Hours: '6 hours',
    text1Day: '1 day',
    text3Days: '3 days',
    text7Days: '7 days',
    text14Days: '14 days',
    timePerTurn: 'Time per turn',
  },
  rules: {
    about: 'Other rules than the original: a fair start, a shorter match (default: the original)',
  },
};

export type NewGameWords = typeof en;
