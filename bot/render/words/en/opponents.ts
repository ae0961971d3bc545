import { say, type Text, type Translation } from '@longtable/kit';

export const opponents = {
  terms: {
    noClock: 'no time limit',
    ownFile: 'their own file',
    counts: 'rated',
    countsNot: 'unrated',
    ownContent: 'unrated, with own content',
    helped: 'unrated, with hints',
    programPlays: 'unrated, against a program',
    seen: 'Spectators can see everything, including hidden cards and roles. Any player can turn this off under “More”.',
    match: 'best of two, seats swapped',
    randomSeats: 'first player is random',
    yes: 'yes',
    no: 'no',
    sentence: ({ isFirst, won, ofValue }: { isFirst: boolean; won: number; ofValue: number }) =>
      `The ${isFirst ? 'first' : 'second'} player wins about ${won} of ${ofValue} games; ratings take that into account.`,
    whose: ({ name, name2 }: { name: string; name2: Text }) => `${name}’s ${say(name2, 'en').toLowerCase()}`,
    perTurn: ({ duration }: { duration: Translation }) => `${duration.en} per turn`,
    first: 'Game 1 of 2',
    noSecond: 'There’s no second game.',
    noResult: 'The match doesn’t count.',
    game2Of2: ({ score }: { score: Translation }) => `Game 2 of 2, ${score.en}`,
    game2Of2WithStanding: ({ standing }: { standing: string }) => `Game 2 of 2, ${standing}.`,
    goesOn: ({ score }: { score: Translation }) => `${score.en} after game 1. Game 2 has started, seats swapped.`,
    matchDrawn: ({ score }: { score: Translation }) => `${score.en}, match drawn.`,
    youWinTheMatch: ({ score }: { score: Translation }) => `You win the match ${score.en}.`,
    winsTheMatch: ({ name, score }: { name: string; score: Translation }) => `${name} wins the match ${score.en}.`,
    aboutYourStrength: 'About your strength',
    theLevelNearestToYourRating: 'The level nearest to your rating',
  },
};
