export const menus = {
  several: {
    take: 'Take two cards…',
    discard: 'Discard cards for 10 health each…',
    discardAnother: 'Discard another…',
    keepAllCards: 'Keep all cards',
  },
  choices: {
    health: 'health',
    enterTwoSeeds: 'Enter two seeds',
    seedsForCardsAndMonsters: 'Seeds for cards and monsters',
    twoNumbersFrom1To: ({ maxSeed }: { maxSeed: number }) => `Two numbers from 1 to ${maxSeed}`,
    takeNewCards: 'Take new cards',
    chooseOf: ({ picked, offered }: { picked: number; offered: number }) => `choose ${picked} of ${offered}`,
    takeA: ({ die }: { die: string }) => `Take a ${die}`,
    biggerDieUpToFocus: ({ die }: { die: number }) => `bigger die, up to ${die} focus`,
  },
  ask: {
    play: 'Play a card…',
    chooseRunasClass: 'Choose Runa’s class.',
    whichSeedsShouldShuffleTheCards: 'Which seeds should shuffle the cards and monsters?',
    chooseACardToPlay: 'Choose a card to play.',
    chooseATarget: ({ ability }: { ability: string }) => `${ability}: choose a target.`,
    roomClearedChooseAReward: 'Room cleared. Choose a reward.',
    runaHasOfHealthDiscardCardsTo: ({
      hp,
      maxHealth,
      cardHealth,
    }: {
      hp: number;
      maxHealth: number;
      cardHealth: number;
    }) => `Runa has ${hp} of ${maxHealth} health. Discard cards to heal ${cardHealth} each, or keep them all.`,
    rollAFor: ({ die, ability, killingRoll }: { die: string; ability: string; killingRoll: string }) =>
      `Roll a ${die} for ${ability}.${killingRoll}`,
    chooseACardToKeep: 'Choose a card to keep.',
    chooseTwoCardsToKeep: 'Choose two cards to keep.',
    andTheSecondOne: 'And the second one?',
  },
};
