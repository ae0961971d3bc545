export const drawing = {
  pictureCard: {
    all1: 'all +1',
    text3Cards: '3 cards',
    revive: 'revive',
    drain2: 'drain 2',
    takeOne: 'take one',
  },
  pages: {
    legend: 'Legend',
    yourDeck: 'Your deck',
    deck: ({ possessiveName }: { possessiveName: string }) => `${possessiveName} deck`,
    spells: 'Spells',
    life: ({ life }: { life: number }) => `  life: ${life}`,
    graveyard: ({ count }: { count: number }) => `  graveyard: ${count}`,
    leftInPile: ({ count }: { count: number }) => `  left in pile: ${count}`,
    rounds: ({ rounds }: { rounds: number }) => `Rounds: ${rounds}`,
    stats: 'Stats',
  },
  view: {
    noCreaturesYet: 'No creatures yet',
    lifeMana: ({ life, mana }: { life: number; mana: number }) => `${life} life ${mana} mana`,
    handPile: ({ count, count2 }: { count: number; count2: number }) => `hand ${count} pile ${count2}`,
    spell: 'spell',
    costs: ({ cost }: { cost: number }) => `costs ${cost}`,
    hand: ({ possessiveName }: { possessiveName: string }) => `${possessiveName} hand:`,
  },
};
