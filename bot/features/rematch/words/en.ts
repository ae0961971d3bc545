import { english } from '@longtable/kit';
export const en = {
  buttons: {
    joinNext: 'Join next game',
    playAgain: 'Play again',
    sameSeeds: 'Same game again',
    rematch: 'Rematch',
    secondGame: 'Go to game 2',
    singleGame: 'Single game',
    twoGames: 'Two-game match',
  },
  latecomers: ({ names }: { names: readonly string[] }) => `-# ${english.list(names)} will join the next game.`,
  match: {
    firstGame: 'Game 1 of 2',
    noSecondGame: 'There’s no second game.',
    notCounted: 'The match doesn’t count.',
    secondGame: ({ points }: { points: readonly string[] }) => `Game 2 of 2, ${points.join('–')}`,
    standing: ({ names, points }: { names: readonly string[]; points: readonly string[] }) =>
      `Game 2 of 2, ${names[0]} ${points.join('–')} ${names[1]}.`,
    afterFirstGame: ({ points }: { points: readonly string[] }) =>
      `${points.join('–')} after game 1. Game 2 has started, seats swapped.`,
    drawn: ({ points }: { points: readonly string[] }) => `${points.join('–')}, match drawn.`,
    youWin: ({ points }: { points: readonly string[] }) => `You win the match ${points.join('–')}.`,
    wins: ({ name, points }: { name: string; points: readonly string[] }) =>
      `${name} wins the match ${points.join('–')}.`,
    term: 'two-game match, seats swapped',
  },
  fair: {
    match: 'Two games, seats swapped',
    even: 'Fair start',
    agree: ({ start }: { start: string }) => `Agree: ${start}`,
    asked: ({ name, start }: { name: string; start: string }) =>
      `I’ve asked ${name}: ${start}. The game starts once ${name} agrees.`,
    asks: ({ title, name, start }: { title: string; name: string; start: string }) =>
      `**${title}**: ${name} would like a different start. ${start}. Do you agree?`,
  },
  replies: {
    rematchStarted: 'The rematch has started.',
    rematchStartedIn: ({ channel }: { channel: string }) => `The rematch has started: <#${channel}>`,
  },
  options: { twoGames: 'Two games with swapped seats, rated as one' },
  refusals: {
    stillPlaying: 'This game is still running. Finish it before you ask for a rematch.',
    noRematch: 'This game ended without a result, so there’s no rematch. Start a new one with `/play`.',
  },
};

export type RematchWords = typeof en;
