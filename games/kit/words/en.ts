export const en = {
  field: {
    to: ({ value, value2 }: { value: number; value2: number }) => `${value} to ${value2}`,
    mustBeCharactersLong: ({ span }: { span: string }) => `must be ${span} characters long`,
    atMost: ({ value }: { value: number }) => `at most ${value}`,
    mustBeAPercentageFrom0To100: 'must be a percentage from 0 to 100',
    valueAndSay: ({ value, say }: { value: number; say: string }) => `, ${value}: ${say}`,
    mustBeAWholeNumberFromTo: ({ value, value2, except }: { value: number; value2: number; except: string }) =>
      `must be a whole number from ${value} to ${value2}${except}`,
    noSuffix: '',
    mustBeOneOf: ({ names }: { names: string }) => `must be one of ${names}`,
  },
  generic: {
    random: 'Random',
    playsAnyMove: 'plays any move',
    simulator: 'Simulator',
    triesMovesInSimulatedGames: 'tries moves in simulated games',
    bestResultInSimulatedGamesOfThe: ({ percent }: { percent: number }) =>
      `Best result in simulated games: ${percent}% of the points for first place on average.`,
  },
  levels: {
    beginner: 'Beginner',
    novice: 'Novice',
    learner: 'Learner',
    amateur: 'Amateur',
    casual: 'Casual',
    skilled: 'Skilled',
    seasoned: 'Seasoned',
    advanced: 'Advanced',
    expert: 'Expert',
    master: 'Master',
  },
};

export type KitWords = typeof en;
