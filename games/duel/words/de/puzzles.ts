import type { en } from '../en/index.ts';

export const puzzles: Pick<typeof en, 'puzzles'> = {
  puzzles: {
    winThisTurn: 'Gewinne in diesem Zug.',
    surviveMakeSureYourOpponents:
      'Überlebe. Spiel so, dass dir die Kreaturen auf dem gegnerischen Feld im nächsten Zug nicht das letzte Leben nehmen können.',
    leaveYourOpponentWithout: 'Lass deinem Gegner in diesem Zug keine Kreatur.',
    takeAsMuchLifeFromYourOpponentAs: 'Nimm deinem Gegner in diesem Zug so viel Leben wie möglich.',
    thatTakesOfAPossibleLife: ({ now, most }) => `Das kostet den Gegner ${now} von möglichen ${most} Leben.`,
    isStillStanding: ({ names }) => `${names} steht noch.`,
    areStillStanding: ({ names }) => `${names} stehen noch.`,
  },
};
