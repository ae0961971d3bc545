export const en = {
  program: {
    connect: ({ title, address, secret }: { title: string; address: string | undefined; secret: string }) =>
      `Your program has a seat in **${title}**. Connect it to \`${address}\` with the secret \`${secret}\`. The secret works once, for the first connection. Only you can see it, and it won’t be shown again.`,
    offer: 'This table is waiting for players. Your program can take the seat; the game is then unrated.',
    offerToGuest: 'You’re invited to this table. If you add your program, it plays for you, and the game is unrated.',
    playing: ({ name, title }: { name: string; title: string }) => `**${name}** is playing for you in **${title}**.`,
    notConnected: ({ title }: { title: string }) => `Your program has a seat in **${title}** but hasn’t connected yet.`,
  },
  buttons: {
    addProgram: 'Add a program',
    letComputerPlay: 'Let the computer play',
    newSecret: 'New secret',
    takeProgramSeat: 'Play in its seat',
    yourProgram: 'Your program…',
  },
  replies: {
    programTaken: 'You’ve taken over your program’s seat.',
    programReplaced: 'The computer has taken over your program’s seat.',
    programResigned: 'Your program resigned.',
  },
  options: { program: 'Your program takes a seat', soloProgram: 'Your program plays for you' },
  refusals: {
    seatGone: 'You no longer have this seat. Its owner gave it to someone else or requested a new secret.',
    elsewhere: 'You reconnected elsewhere, so this connection was closed.',
    noProgram:
      'You have no program at this table. Add one while the table is waiting for players, or use the `program` option of `/play`.',
    programsClosed: 'Programs can’t connect at the moment. The operator of this bot can turn this on.',
    wrongSecret:
      'No seat matches this secret. A secret works once: reconnect with the token you received, or ask the program’s owner for a new secret.',
  },
};

export type ProgramsWords = typeof en;
