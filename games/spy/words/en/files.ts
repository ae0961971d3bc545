export const files = {
  scenario: {
    pathAndEnAndDe: ({ path, en }: { path: string; en: string; de: string }) => `\`${path}\` ${en}`,
    needsAtLeastOneSafe: 'needs at least one safe',
    needsAtLeastOneBarSeat: 'needs at least one bar seat',
    nobodyCanStandNextToThisSafe: 'nobody can stand next to this safe',
    scenario: 'Scenario',
    yourOwnCasinoWallsFireplacesBars: 'Your own casino: walls, fireplaces, bars, roulette tables and safes.',
    casino: 'Casino',
  },
  reasons: {
    aNumber: 'a number',
    aWholeNumber: 'a whole number',
    text: 'text',
    trueOrFalse: 'true or false',
    aList: 'a list',
    anObject: 'an object',
    mustBe: ({ en }: { en: string; de: string }) => `must be ${en}`,
    mustBeOneOf: ({ values, more }: { values: string; more: string }) => `must be one of ${values}${more}`,
    isntValid: 'isn’t valid',
    mustHaveAtCharacters: ({ which, bound }: { which: string; bound: string; german: string }) =>
      `must have at ${which} ${bound} characters`,
    mustHaveAtEntries: ({ which, bound }: { which: string; bound: string; german: string }) =>
      `must have at ${which} ${bound} entries`,
    mustBeAt: ({ which, bound }: { which: string; bound: string; german: string }) => `must be at ${which} ${bound}`,
  },
  readFile: {
    itsNotJson: 'it’s not JSON',
  },
};
