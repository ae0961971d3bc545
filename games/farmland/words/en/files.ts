export const files = {
  presets: {
    classicABitOfEverything: 'Classic: a bit of everything',
    orchardTwinsSymbioticPairs: 'Orchard Twins: symbiotic pairs',
    villageMillEveryoneIsLikeMinded: 'Village Mill: everyone is like-minded',
    primePastureSmallUnitsBigUnions: 'Prime Pasture: small units, big unions',
    hedgerowStrongInDefence: 'Hedgerow: strong in defence',
    fairgroundSmallFryAndGiants: 'Fairground: small fry and giants',
    vineyardHitsHardBreaksEasily: 'Vineyard: hits hard, breaks easily',
    lakesideAttackEqualsDefence: 'Lakeside: attack equals defence',
  },
  deckFile: {
    aUnitFileHas1ToLinesThisOneHas: ({ maxUnitsInFile, count }: { maxUnitsInFile: number; count: number }) =>
      `A unit file has 1 to ${maxUnitsInFile} lines; this one has ${count}.`,
    lineOfTheUnitsIsntValidItMust: ({ line }: { line: number }) =>
      `Line ${line} of the units isn’t valid. It must look like “Milk Cow;Farmer;1400;1400”: qualifier, role, ATK and DEF.`,
    aDeckNeedsUnitsButTheLinesOfThis: ({ deckSize, total }: { deckSize: number; total: number }) =>
      `A deck needs ${deckSize} units, but the lines of this one add up to ${total}.`,
    theDeckNeedsOneLineForEachOfThe: ({ units, lines }: { units: number; lines: number }) =>
      `The deck needs one line for each of the ${units} units, but it has ${lines}.`,
    lineOfTheDeckMustBeAWholeNumber: ({ line }: { line: number }) =>
      `Line ${line} of the deck must be a whole number: how many of that unit it has.`,
    theSeedMustBeAWholeNumberBetween: 'The seed must be a whole number between -2^63 and 2^63 - 1.',
  },
};
