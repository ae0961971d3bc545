import { english } from '@longtable/kit';

export const en = {
  panel: {
    title: '**Your plan** (only you can see it)',
    backToGame: 'Back to game',
    empty: 'No moves planned.',
    ifPlayed: ({ reply, line }: { reply: string; line: string }) => `If “${reply}” happens: ${line}`,
    whichReply: ({ name }: { name: string }) => `Which move by ${name} should your plan wait for?`,
    laterTurns: 'It’s your move. To plan later turns, choose from your current options or type a move.',
    andThen: 'What will you play then?',
    nextTurn: 'What will you play on your next turn? If it isn’t possible then, you’ll be pinged.',
    whoseTurn: 'Whose turn do you want to plan?',
    inTurn: ({ name }: { name: string }) =>
      `What will ${name} do next turn? If it isn’t possible then, you’ll be pinged.`,
    nothingMore: 'There’s nothing more to plan right now.',
    type: 'The position may have changed by then, so type your move. It’s played on your turn if it’s legal; if not, you’ll be pinged.',
    typeSecret:
      'Type your moves. Each one is played on your turn if it’s possible then. I can’t check that in advance. A move can wait for certain words in the game log. If something else happens, you’ll be pinged.',
    onlyIf: ({ name }: { name: string }) => `Only if ${name}… (optional)`,
    typeMove: 'Type a move',
    removeLast: 'Remove last',
    clearPlan: 'Clear plan',
    open: 'Plan ahead',
  },
  form: {
    line: 'Your move',
    ifReply: 'Only if they play… (optional)',
    ifLog: 'Only if the log says… (optional)',
  },
  status: {
    planned: ({ moves }: { moves: number }) =>
      `Your plan: ${english.count(moves, 'move', 'moves')}. Only you can see it.`,
    played: ({ moves }: { moves: string }) => `Your plan was played: **${moves}**.`,
    dropped: ({ moves }: { moves: string }) => `Dropped from your plan because it’s no longer possible: **${moves}**.`,
    stopped: {
      reply: 'Your plan stopped because your opponent played something else.',
      line: 'Your plan stopped because its next move is no longer legal.',
      undo: 'Your plan stopped because a move was undone.',
    },
  },
  refusals: {
    planNothing: 'There’s nothing you can plan right now.',
    planTurn: 'Choose whose turn this move is for. A typed move starts with that name and a colon.',
    planAlone: 'You’re the only player here, so there’s nothing to wait for. Just play your move.',
    planFull: 'Your plan has reached its limit. Wait until some of it has been played.',
    planChanged: 'Your plan has changed since then. Here’s the current version.',
  },
};

export type PlansWords = typeof en;
