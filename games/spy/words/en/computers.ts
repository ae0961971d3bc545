export const computers = {
  computers: {
    wandersAround: 'wanders around',
    sometimesKnowsWhatToDo: 'sometimes knows what to do',
    knowsWhatToDoHalfTheTime: 'knows what to do half the time',
    mostlyKnowsWhatToDo: 'mostly knows what to do',
    knowsTheGame: 'knows the game',
    sometimesPutsTwoAndTwoTogether: 'sometimes puts two and two together',
    oftenPutsTwoAndTwoTogether: 'often puts two and two together',
    putsTwoAndTwoTogether: 'puts two and two together',
    plansWholeTurnsAndBetsBoldly: 'plans whole turns and bets boldly',
  },
  hint: {
    wait: 'Waiting is better than anything in reach.',
    allYourGadgetsAreAssigned: 'All your gadgets are assigned.',
    canUseItAndHasAFreeHand: ({ name }: { name: string }) => `${name} can use it and has a free hand.`,
    likelyAGuestASecretIsWorthIpAnd: ({ guest, points }: { guest: string; points: number }) =>
      `${guest} likely a guest: a secret is worth ${points} IP and may include a combination.`,
    likelyAnEnemyWorthMakingSure: ({ enemy }: { enemy: string }) => `${enemy} likely an enemy: worth making sure.`,
    itsWorthIpAndHoldsTheCatsCollar: ({ points }: { points: number }) =>
      `It’s worth ${points} IP and holds the cat’s collar.`,
    itsWorthIpAndRevealsThe: ({ points, number }: { points: number; number: number }) =>
      `It’s worth ${points} IP and reveals the combination of safe ${number + 1}.`,
    youHaveAChanceToWinAndEachChipIs: ({ percent, points }: { percent: string; points: number }) =>
      `You have a ${percent} chance to win, and each chip is worth ${points} IP at the end.`,
    youCanPourItOverAnEnemy: 'You can pour it over an enemy.',
    itFreesYourHand: 'It frees your hand.',
    wetClothesMakeFailMoreOften: ({ name }: { name: string }) => `Wet clothes make ${name} fail more often.`,
    nobodyCanWinChipsThereAnyMore: 'Nobody can win chips there any more.',
    aDrinkTakesYouFromToHp: ({ hp, health }: { hp: number; health: number }) =>
      `A drink takes you from ${hp} to ${health} HP.`,
    thatsABetterPosition: 'That’s a better position.',
    way: ({ countText, steps }: { countText: (count: number, one: string, many: string) => string; steps: number }) =>
      countText(steps, 'step', 'steps'),
    fromThereYouCanReach: ({ what }: { what: string }) => `From there, you can reach ${what}.`,
    onTheWayToLeft: ({ what, way }: { what: string; way: string }) => `On the way to ${what}: ${way} left.`,
  },
};
