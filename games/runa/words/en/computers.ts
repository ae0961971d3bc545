export const computers = {
  computers: {
    onlyThinksAboutTheCurrentRound: 'only thinks about the current round',
    thinksAheadNowAndThen: 'thinks ahead now and then',
    mostlyThinksAhead: 'mostly thinks ahead',
    winsAboutHalfItsRuns: 'wins about half its runs',
  },
  hint: {
    anyTwoSeedsWillDoTheyOnlyDecide: 'Any two seeds will do. They only decide how everything is shuffled.',
    theRunIsOver: 'The run is over.',
    noOtherCardDoesMoreThisRound: 'No other card does more this round.',
    hasHealth: ({ who, hp }: { who: string; hp: number }) => `${who} has ${hp} health.`,
    spellsGetStrongerWithFocusAnd: ({ fp }: { fp: number }) => `Spells get stronger with focus, and Runa has ${fp}.`,
    runaHasHealth: ({ hp }: { hp: number }) => `Runa has ${hp} health.`,
    asked: 'Choose the number your own die shows.',
    aMakesEveryAttackStrongerAnd: ({ die, die2, cards }: { die: string; die2: number; cards: number }) =>
      `A ${die} makes every attack stronger and holds ${die2} focus; ${cards} cards are enough.`,
    hand: ({ count }: { count: number }): string => (count === 1 ? '1 card' : `${count} cards`),
    withInHandANewOneHelpsMoreThanA: ({ hand }: { hand: string }) =>
      `With ${hand} in hand, a new one helps more than a bigger die.`,
    withInHandTwoNewOnesHelpMoreThan: ({ hand }: { hand: string }) =>
      `With ${hand} in hand, two new ones help more than a bigger die.`,
    best: 'In test runs, this gets Runa the furthest.',
    atOfHealthEachOfHerCardsIsWorth: ({
      hp,
      maxHealth,
      count,
      cardHealth,
    }: {
      hp: number;
      maxHealth: number;
      count: number;
      cardHealth: number;
    }) => `At ${hp} of ${maxHealth} health, each of her ${count} cards is worth more than ${cardHealth} health.`,
    thatBringsHerFromToHealthAnd: ({ hp, healed, left }: { hp: number; healed: number; left: number }) =>
      `That brings her from ${hp} to ${healed} health and leaves her with ${left === 1 ? '1 card' : `${left} cards`}.`,
  },
};
