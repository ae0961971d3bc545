export const en = {
  hint: {
    price: '-# A puzzle solved with one hint counts as a draw, and with two as a loss.',
    first: 'First hint',
    second: 'Second hint',
    nextMove: ({ move }: { move: string }) => `After that: **${move}**`,
    startsWith: ({ part }: { part: string }) => `The next move starts with **${part}**.`,
    offTrack: '**Your moves aren’t part of the solution.** Take them back first, then a hint can help.',
    solution: 'Solution',
  },
  start: {
    alreadyStarted: ({ channel }: { channel: string }) => `You’ve already started a puzzle in <#${channel}>.`,
  },
  table: {
    title: 'Puzzle',
    firstAttempt: '-# Rated: your first attempt changes your puzzle rating.',
    repeated: '-# Not rated: you’ve tried this puzzle before.',
    notRatedAgain: '-# Only your first attempt counts, so this one doesn’t.',
    solved: 'Solved!',
    failed: 'Not solved.',
    refuted: 'Not solved. Your opponent’s reply shows why.',
    rating: ({ rating }: { rating: number }) => `The puzzle is rated ${rating}.`,
    withOneHint: 'With one hint, it counts as a draw for your rating.',
    withTwoHints: 'With two hints, it counts as a loss for your rating.',
    notCounted: '-# This attempt doesn’t count.',
    next: 'Next puzzle',
    tryAgain: 'Try again',
    showSolution: 'Show solution',
    name: ({ title }: { title: string }) => `Puzzle: ${title}`,
    sureToResign: '**Resign this puzzle?** Your rating stays the same.',
    sureToFail: '**Resign this puzzle?** Your rating changes as if you hadn’t solved it.',
    startAgain: 'Start again',
    startAgainUnsolved: 'Start again (counts as unsolved)',
    hint: 'Hint',
  },
  refusals: {
    noPuzzle: 'There are no puzzles for this game here.',
    puzzleGone: 'This puzzle no longer exists. Use `/resign` to close it and `/puzzle` for another one.',
    puzzleAlone: 'The computer doesn’t help with puzzles. Press “Hint” instead.',
  },
  stats: {
    provisional: ({ rating }: { rating: number }) => `${rating} (provisional)`,
    solved: ({ rating, solved, tried, hinted }: Record<'solved' | 'tried' | 'hinted', number> & { rating: string }) =>
      `Puzzles: rating ${rating}, ${solved} of ${tried} solved${hinted > 0 ? ` (${hinted} with hints)` : ''}`,
  },
};

export type PuzzlesWords = typeof en;
