export const en = {
  program: {
    connect: ({ title, address, secret }: { title: string; address: string | undefined; secret: string }) =>
      `Your program has a seat in **${title}**. Connect it to \`${address}\` with the secret \`${secret}\`. The secret works once, for the first connection. Only you can see it, and it won’t be shown again.`,
    offer: 'This table is waiting for players. Your program can take the seat; the game is then unrated.',
    offerToGuest: 'You’re invited to this table. If you add your program, it plays for you, and the game is unrated.',
    playing: ({ name, title }: { name: string; title: string }) => `**${name}** is playing for you in **${title}**.`,
    notConnected: ({ title }: { title: string }) => `Your program has a seat in **${title}** but hasn’t connected yet.`,
  },
};

export type ProgramsWords = typeof en;
