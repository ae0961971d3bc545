interface Named {
  readonly name: string;
  readonly title: string;
}

export const en = {
  pings: {
    yourTurn: ({ title }: { title: string; players: number }) => `It’s your turn in **${title}**.`,
    stillYourTurn: ({ title, movedAt }: { title: string; movedAt: string; players: number }) =>
      `It’s still your turn in **${title}**. Last move: ${movedAt}.`,
    timeShort: ({ title }: { title: string }) => `You’re running out of time in **${title}**.`,
    replaced: ({ title }: { title: string }) =>
      `The computer is now playing for you in **${title}**. You can take your seat back until the game ends.`,
    started: ({ title }: { title: string }) => `**${title}** has started.`,
    uninvited: ({ title }: { title: string }) => `Your invitation to **${title}** was withdrawn.`,
    stillOpen: 'Your table is still open, so you can find another opponent.',
    rematch: ({ name, title }: Named) => `${name} wants a rematch in **${title}**.`,
    invited: ({ name, title }: Named) => `${name} invited you to play **${title}**.`,
    over: ({ title }: { title: string }) => `**${title}** is over.`,
    cancelled: ({ title }: { title: string }) => `**${title}** was canceled.`,
  },
  posts: {
    waiting: 'Waiting',
    playing: 'Playing',
    over: 'Over',
  },
  adminLog: {
    notPosted: ({ channel }: { channel: string }) =>
      `⚠ I couldn’t post this in the log channel, <#${channel}>. Check my permissions there.`,
    lostBoard: ({ title, channel, why }: { title: string; channel: string; why: string }) =>
      `I can’t show the **${title}** board in <#${channel}> anymore. ${why}`,
  },
  boards: {
    startedInThread: 'This game has started. You can watch it in the thread.',
    noAccess: ({ title, where, why }: { title: string; where: string; why: string }) =>
      `I can’t show the **${title}** board in ${where} anymore, but your game is safe. ${why} After that, use \`/board\` there, or use it in another channel to move the table.`,
    restoreAccess: 'A server admin can restore my access in the channel’s permissions.',
  },
};

export type BoardsWords = typeof en;
