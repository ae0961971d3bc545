export const designs = {
  deck: {
    unitsAndDeck: 'Units and deck',
    yourOwnUnitsAndHowManyOfEachAre: ({ deckSize }: { deckSize: number }) =>
      `Your own units and how many of each are in the deck, ${deckSize} in total.`,
    units: 'Units',
    inTheDeck: 'In the deck',
    qualifier: 'Qualifier',
    role: 'Role',
    theSecondPlayersDeck: 'the second player’s deck',
    cantContainASemicolonBacktickOr: 'can’t contain a semicolon, backtick or line break',
    reason: ({ deckSize, total }: { deckSize: number; total: number }) =>
      `the deck needs ${deckSize} units, but it has ${total}`,
  },
};
