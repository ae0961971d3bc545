import type { en } from '../en/index.ts';

export const designs: Pick<typeof en, 'deck'> = {
  deck: {
    unitsAndDeck: 'Einheiten und Deck',
    yourOwnUnitsAndHowManyOfEachAre: ({ deckSize }) =>
      `Eigene Einheiten und wie viele von jeder im Deck sind, insgesamt ${deckSize}.`,
    units: 'Einheiten',
    inTheDeck: 'Im Deck',
    qualifier: 'Zusatz',
    role: 'Rolle',
    theSecondPlayersDeck: 'das Deck der zweiten Seite',
    cantContainASemicolonBacktickOr: 'darf kein Semikolon, keinen Backtick und keinen Zeilenumbruch enthalten',
    reason: ({ deckSize, total }) => `das Deck braucht ${deckSize} Einheiten, hat aber ${total}`,
  },
};
