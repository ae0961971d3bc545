import type { en } from '../en/index.ts';

export const menus: Pick<typeof en, 'several' | 'choices' | 'ask'> = {
  several: {
    take: 'Zwei Karten nehmen …',
    discard: 'Karten für je 10 Leben abwerfen …',
    discardAnother: 'Noch eine abwerfen …',
    keepAllCards: 'Alle Karten behalten',
  },
  choices: {
    health: 'Leben',
    enterTwoSeeds: 'Zwei Seeds eingeben',
    seedsForCardsAndMonsters: 'Seeds für Karten und Monster',
    twoNumbersFrom1To: ({ maxSeed }) => `Zwei Zahlen von 1 bis ${maxSeed}`,
    takeNewCards: 'Neue Karten nehmen',
    chooseOf: ({ picked, offered }) => `${picked} von ${offered} aussuchen`,
    takeA: ({ die }) => `${die} nehmen`,
    biggerDieUpToFocus: ({ die }) => `größerer Würfel, bis zu ${die} Fokus`,
  },
  ask: {
    play: 'Karte spielen …',
    chooseRunasClass: 'Wähle Runas Klasse.',
    whichSeedsShouldShuffleTheCards: 'Mit welchen Seeds sollen Karten und Monster gemischt werden?',
    chooseACardToPlay: 'Wähle eine Karte.',
    chooseATarget: ({ ability }) => `${ability}: Wähle ein Ziel.`,
    roomClearedChooseAReward: 'Raum geschafft. Wähle eine Belohnung.',
    runaHasOfHealthDiscardCardsTo: ({ hp, maxHealth, cardHealth }) =>
      `Runa hat ${hp} von ${maxHealth} Leben. Wirf Karten für je ${cardHealth} Leben ab, oder behalte alle.`,
    rollAFor: ({ die, ability, killingRoll }) => `Wirf einen ${die} für ${ability}.${killingRoll}`,
    chooseACardToKeep: 'Wähle eine Karte aus der Beute.',
    chooseTwoCardsToKeep: 'Wähle zwei Karten aus der Beute.',
    andTheSecondOne: 'Und die zweite?',
  },
};
