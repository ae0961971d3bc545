import type { en } from '../en/index.ts';

export const files: Pick<typeof en, 'presets' | 'deckFile'> = {
  presets: {
    classicABitOfEverything: 'Klassisch: von allem etwas',
    orchardTwinsSymbioticPairs: 'Obstgarten-Zwillinge: symbiotische Paare',
    villageMillEveryoneIsLikeMinded: 'Dorfmühle: alle sind gleichgesinnt',
    primePastureSmallUnitsBigUnions: 'Prima Weide: kleine Einheiten, große Vereinigungen',
    hedgerowStrongInDefence: 'Heckenland: stark in der Verteidigung',
    fairgroundSmallFryAndGiants: 'Jahrmarkt: Knirpse und Riesen',
    vineyardHitsHardBreaksEasily: 'Weinberg: schlägt hart zu, hält wenig aus',
    lakesideAttackEqualsDefence: 'Seeufer: Angriff gleich Verteidigung',
  },
  deckFile: {
    aUnitFileHas1ToLinesThisOneHas: ({ maxUnitsInFile, count }) =>
      `Eine Einheitendatei hat 1 bis ${maxUnitsInFile} Zeilen, diese hat ${count}.`,
    lineOfTheUnitsIsntValidItMust: ({ line }) =>
      `Zeile ${line} der Einheiten ist ungültig. Sie muss aussehen wie „Milk Cow;Farmer;1400;1400“: Zusatz, Rolle, ATK und DEF.`,
    aDeckNeedsUnitsButTheLinesOfThis: ({ deckSize, total }) =>
      `Ein Deck braucht ${deckSize} Einheiten, aber die Zeilen von diesem ergeben zusammen ${total}.`,
    theDeckNeedsOneLineForEachOfThe: ({ units, lines }) =>
      `Das Deck braucht eine Zeile für jede der ${units} Einheiten, hat aber ${lines}.`,
    lineOfTheDeckMustBeAWholeNumber: ({ line }) =>
      `Zeile ${line} des Decks muss eine ganze Zahl sein: wie oft diese Einheit vorkommt.`,
    theSeedMustBeAWholeNumberBetween: 'Der Seed muss eine ganze Zahl zwischen -2^63 und 2^63 - 1 sein.',
  },
};
