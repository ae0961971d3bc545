export const designs = {
  renderers: {
    thisFileIsntValid: ({ list }: { list: string }) => `This file isn’t valid: ${list}.`,
  },
  characters: {
    characters: 'Characters',
    thePeopleInTheCasinoAgentsAnd: 'The people in the casino: agents and guests, with their talents.',
    description: 'Description',
    gender: 'Gender',
    female: 'female',
    male: 'male',
    nonBinary: 'non-binary',
    talents: 'Talents',
    thisNameIsAlreadyTaken: 'this name is already taken',
    aMatchNeedsAtLeastCharactersThis: ({ minCharacters, count }: { minCharacters: number; count: number }) =>
      `a match needs at least ${minCharacters} characters; this file has ${count}`,
  },
  match: {
    matchConfiguration: 'Match configuration',
    theTimesRangesDamageAndOddsForA: 'The times, ranges, damage and odds for a match.',
    values: 'Values',
    theMatch: 'The match',
    standardMatch: 'Standard match',
    reason: ({ minChipsRoulette, maxChipsRoulette }: { minChipsRoulette: number; maxChipsRoulette: number }) =>
      `the minimum number of chips on a table (${minChipsRoulette}) is higher than the maximum (${maxChipsRoulette})`,
  },
};
