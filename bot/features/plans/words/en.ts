export const en = {
  panel: {
    head: '**Your plan** (only you can see it)',
    none: 'No moves planned.',
    ifIsPlayed: ({ words }: { words: string }) => `If “${words}” is played:`,
    whichMoveByShouldYourPlanWaitFor: ({ who }: { who: string }) => `Which move by ${who} should your plan wait for?`,
    itsYourMoveToPlanLaterTurns:
      'It’s your move. To plan later turns, choose from your current options or type a move.',
    whatWillYouPlayThen: 'What will you play then?',
    fromWorlds: 'What will you play on your next turn? If it isn’t possible then, you’ll be pinged.',
    type: 'The position may have changed by then, so type your move. It’s played on your turn if it’s legal; if not, you’ll be pinged.',
    typeSecret:
      'Type your moves. Each one is played on your turn if it’s possible. A move can wait for certain words in the game log; if something else happens, you’ll be pinged.',
    onlyIfOptional: ({ who }: { who: string }) => `Only if ${who}… (optional)`,
    typeAMove: 'Type a move',
    removeLast: 'Remove last',
    clearPlan: 'Clear plan',
  },
  plan: {
    line: 'Your move',
    ifLines: 'Only if they play… (optional)',
    ifWords: 'Only if the log says… (optional)',
  },
};

export type PlansWords = typeof en;
