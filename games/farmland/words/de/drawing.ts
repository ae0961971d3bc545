import type { en } from '../en/index.ts';

export const drawing: Pick<typeof en, 'pages' | 'view'> = {
  pages: {
    unitOfTheStartingPlayer: 'Einheit der beginnenden Seite',
    unitOfTheSecondPlayer: 'Einheit der zweiten Seite',
    kings: 'Könige',
    canStillMove: 'kann sich noch bewegen',
    blocking: 'blockiert',
    actingNow: 'handelt gerade',
    fieldYouCanChoose: 'Feld, das du wählen kannst',
    faceDown: 'verdeckt',
    attack5Defence3: 'Angriff 5, Verteidigung 3',
    lifePoints: 'Lebenspunkte',
    afterAName2MoreUnitsInIt: 'nach dem Namen: 2 weitere darin',
    legend: 'Legende',
    yourUnits: 'Deine Einheiten',
    units: ({ possessiveName }) => `${possessiveName} Einheiten`,
    none: 'Keine auf dem Brett.',
    yourDiscards: 'Deine abgeworfenen Karten',
    discards: ({ name }) => `Abgeworfen von ${name}`,
    none2: 'Noch keine.',
    stats: 'Statistik',
  },
  view: {
    deck: ({ count }) => `Deck ${count}`,
    faceDown: '(verdeckt)',
    hand: ({ possessiveName }) => `${possessiveName} Hand:`,
  },
};
