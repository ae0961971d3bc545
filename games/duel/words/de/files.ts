import type { en } from '../en/index.ts';

export const files: Pick<typeof en, 'deckFile'> = {
  deckFile: {
    yesOrNo: 'muss true oder false sein',
    mustBeAListOfCreatures: 'muss eine Liste von Kreaturen sein',
    mustBeAListOfSpells: 'muss eine Liste von Zaubern sein',
    mustBe1To8CharactersLong: 'muss 1 bis 8 Zeichen lang sein',
    mustBeAWholeNumberFrom1To15: 'muss eine ganze Zahl von 1 bis 15 sein',
    mustBeAWholeNumberFrom0To9: 'muss eine ganze Zahl von 0 bis 9 sein',
    mustBeAWholeNumberFrom1To9: 'muss eine ganze Zahl von 1 bis 9 sein',
    theDeckFileIsntValidJson: 'Die Deck-Datei ist kein gültiges JSON.',
    aDeckNeedsAtLeastCardsThisOneHas: ({ minDeckSize, total }) =>
      `Ein Deck braucht mindestens ${minDeckSize} Karten. Dieses hat ${total}.`,
    ifOneCreatureHasSpeedyEvery: 'Hat eine Kreatur „speedy“, müssen es alle haben.',
    theCreaturesNamedDifferCopies: ({ name }) =>
      `Die Kreaturen namens „${name}“ unterscheiden sich. Kopien müssen dieselben Werte haben.`,
    isntAValidKey: ({ place, key }) => `${place}„${key}“ ist kein gültiger Schlüssel.`,
    aSpellMustBeOneOf: ({ place, spellNames }) => `${place}Erlaubt sind nur ${spellNames}.`,
    placeAndNameAndRequirement: ({ place, name, requirement }) => `${place}„${name}“ ${requirement}.`,
    expectedAnObjectInCurlyBrackets: ({ place }) =>
      `${place || 'Die Deck-Datei: '}Hier muss ein Objekt in geschweiften Klammern stehen.`,
  },
};
