import type { en } from '../en/index.ts';

export const drawing: Pick<typeof en, 'pictureCard' | 'pages' | 'view'> = {
  pictureCard: {
    all1: 'alle +1',
    text3Cards: '3 Karten',
    revive: 'beleben',
    drain2: '2 saugen',
    takeOne: 'kapern',
  },
  pages: {
    legend: 'Legende',
    yourDeck: 'Dein Deck',
    deck: ({ possessiveName }) => `${possessiveName} Deck`,
    spells: 'Zauber',
    life: ({ life }) => `  Leben: ${life}`,
    graveyard: ({ count }) => `  Friedhof: ${count}`,
    leftInPile: ({ count }) => `  im Nachziehstapel: ${count}`,
    rounds: ({ rounds }) => `Runden: ${rounds}`,
    stats: 'Statistik',
  },
  view: {
    noCreaturesYet: 'Noch keine Kreaturen',
    lifeMana: ({ life, mana }) => `${life} Leben ${mana} Mana`,
    handPile: ({ count, count2 }) => `Hand ${count} Stapel ${count2}`,
    spell: 'Zauber',
    costs: ({ cost }) => `kostet ${cost}`,
    hand: ({ possessiveName }) => `${possessiveName} Hand:`,
  },
};
