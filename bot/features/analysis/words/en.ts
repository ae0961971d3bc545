import { english } from '@longtable/kit';

export const en = {
  analysis: {
    running: ({ percent }: { percent: string }) => `Analyzing the game… ${percent}`,
    failed: 'I couldn’t analyze this game. Try again later.',
    winChance: 'Win chance',
    expectedResult: 'Expected result',
    noTurningPoint: 'No single move decided this game.',
    largestSwings: 'These turns changed the chances most:',
    swing: ({
      first,
      last,
      played,
      from,
      to,
    }: Record<'first' | 'last', number> & Record<'played' | 'from' | 'to', string>) =>
      `**${last > first ? `Moves ${first}–${last}` : `Move ${first}`}** · ${from} → ${to}\n${played}`,
    openMethod: '-# Computers played out every position many times, seeing all hidden information.',
    method: '-# Computers played out every position many times, knowing only what the player knew.',
    perfectRun: '-# 100% would be a perfect run.',
    turningPoint: ({
      move,
      played,
      points,
      better,
    }: {
      move: number;
      played: string;
      points: number;
      better: string;
    }) =>
      `**Move ${move}** · ${played}\nBetter (+${english.count(points, 'percentage point', 'percentage points')}): **${better}**`,
    decline: ({ move, played, points, isLuck }: { move: number; played: string; points: number; isLuck: boolean }) =>
      `**Move ${move}** · ${played}\n${isLuck ? 'Bad luck' : 'Mistake'}: −${english.count(points, 'percentage point', 'percentage points')}`,
    moves: ({ moves }: { moves: number }) => english.count(moves, 'move', 'moves'),
    move: ({ move }: { move: number }) => `Move ${move}`,
    yourSide: ({ name }: { name: string | undefined }) =>
      `${name === undefined ? '' : `You’re playing ${english.possessive(name)} side. `}This is practice, so it doesn’t count.`,
    fromMove: ({ move }: { move: number }) => `From move ${move}`,
    playFrom: ({ move }: { move: number }) => `Play from ${move}`,
    analyse: 'Analyze',
  },
  noComputer: 'The computer can’t play this game, so it can’t analyze it.',
};

export type AnalysisWords = typeof en;
