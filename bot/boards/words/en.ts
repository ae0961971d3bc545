export const en = {
  pingContent: {
    claimTheWin: 'Claim the win',
    giveMoreTime: 'Give more time',
    letTheComputerPlay: 'Let the computer play',
    endWithNoLoser: 'End with no loser',
    withoutThem: 'Play on without them',
    itsStillYourTurnInLastMove: ({ title, last }: { title: string; last: string; several: boolean }) =>
      `It’s still your turn in ${title}. Last move: ${last}.`,
    youreRunningOutOfTimeIn: ({ title }: { title: string }) => `You’re running out of time in ${title}.`,
    itsYourTurnIn: ({ title }: { title: string; several: boolean }) => `It’s your turn in ${title}.`,
    words: ({ title }: { title: string }) =>
      `The computer is now playing for you in **${title}**. You can take your seat back until the game ends.`,
    hasStarted: ({ title }: { title: string }) => `**${title}** has started.`,
    doYouAgree: 'Do you agree?',
    wordsWithPerson: ({ person, title }: { person: string; title: string }) =>
      `<@${person}> Your invitation to **${title}** was withdrawn.`,
    next: 'Your table is still open, so you can find another opponent.',
    asksYouForARematchIn: ({ text, who, title }: { text: string; who: string; title: string }) =>
      `${text} ${who} asks you for a rematch in **${title}**.`,
    invitedYouToPlay: ({ text, who, title }: { text: string; who: string; title: string }) =>
      `${text} ${who} invited you to play **${title}**.`,
    wordsWithText: ({ text, title, end }: { text: string; title: string; end: string }) =>
      `${text} Nobody has moved in **${title}** for a long time. Without a move, the table closes ${end}.`,
    away: ({ asked, late, title }: { asked: string; late: string; title: string }) =>
      `${asked} ${late} hasn’t moved in **${title}** for a week. Choose what happens next; until then, ${late} can still move.`,
    timed: ({ asked, late, title }: { asked: string; late: string; title: string }) =>
      `${asked} ${late} has run out of time in **${title}**. Choose what happens next; until then, ${late} can still move.`,
    isOver: ({ title }: { title: string }) => `**${title}** is over.`,
    wasCancelled: ({ title }: { title: string }) => `**${title}** was cancelled.`,
  },
  posts: {
    waiting: 'Waiting',
    playing: 'Playing',
    over: 'Over',
  },
  boards: {
    iCantShowTheBoardInAnyMore: ({
      title,
      where,
      link,
    }: {
      title: string;
      where: string;
      link: (label: string) => string;
    }) =>
      `I can’t show the **${title}** board in ${where} any more because I’m not allowed to read or post there. Your game is safe. Ask a server admin to restore my access with ${link('this link')} or in the channel’s permissions and use \`/board\` there, or move the table: use \`/board\` in another channel of the server.`,
  },
  digest: {
    head: ({ count }: { count: number }) => `${count} tables are waiting for you:`,
  },
};

export type BoardsWords = typeof en;
