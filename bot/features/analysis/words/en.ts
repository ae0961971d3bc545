export const en = {
  text: {
    analysingTheGame: 'Analysing the game…',
    iCouldntAnalyseThisGameTryAgain: 'I couldn’t analyse this game. Try again later.',
    winChance: 'Win chance',
    expectedResult: 'Expected result',
    accuracy: 'Accuracy',
    noSingleMoveDecidedThisGame: 'No single move decided this game.',
    computersPlayedEveryPositionTo:
      '-# Computers played every position to the end many times, knowing only what a player could know.',
    text100WouldBeAPerfectRun: '-# 100% would be a perfect run.',
    moveNbetterPoints: ({
      move,
      played,
      points,
      better,
    }: {
      move: number;
      played: string;
      points: number;
      better: string;
    }) => `**Move ${move}** · ${played}\nBetter (+${points} points): **${better}**`,
    hintFor: ({ who }: { who: string }) => `Hint for ${who}:`,
    move: ({ move }: { move: number }) => `Move ${move}`,
    fromMove: ({ move }: { move: number }) => `From move ${move}`,
    playFrom: ({ move }: { move: number }) => `Play from ${move}`,
  },
};

export type AnalysisWords = typeof en;
