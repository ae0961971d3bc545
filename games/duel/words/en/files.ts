export const files = {
  deckFile: {
    yesOrNo: 'must be true or false',
    mustBeAListOfCreatures: 'must be a list of creatures',
    mustBeAListOfSpells: 'must be a list of spells',
    mustBe1To8CharactersLong: 'must be 1 to 8 characters long',
    mustBeAWholeNumberFrom1To15: 'must be a whole number from 1 to 15',
    mustBeAWholeNumberFrom0To9: 'must be a whole number from 0 to 9',
    mustBeAWholeNumberFrom1To9: 'must be a whole number from 1 to 9',
    theDeckFileIsntValidJson: 'The deck file isn’t valid JSON.',
    aDeckNeedsAtLeastCardsThisOneHas: ({ minDeckSize, total }: { minDeckSize: number; total: number }) =>
      `A deck needs at least ${minDeckSize} cards. This one has ${total}.`,
    ifOneCreatureHasSpeedyEvery: 'If one creature has “speedy”, every creature must have it.',
    theCreaturesNamedDifferCopies: ({ name }: { name: string }) =>
      `The creatures named “${name}” differ. Copies must have the same values.`,
    isntAValidKey: ({ place, key }: { place: string; key: string }) => `${place}“${key}” isn’t a valid key.`,
    aSpellMustBeOneOf: ({ place, spellNames }: { place: string; spellNames: string }) =>
      `${place}a spell must be one of ${spellNames}.`,
    placeAndNameAndRequirement: ({ place, name, requirement }: { place: string; name: string; requirement: string }) =>
      `${place}“${name}” ${requirement}.`,
    expectedAnObjectInCurlyBrackets: ({ place }: { place: string }) =>
      `${place || 'The deck file: '}expected an object in curly brackets.`,
  },
};
