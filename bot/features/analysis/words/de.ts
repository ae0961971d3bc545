import type { AnalysisWords } from './en.ts';

export const de: AnalysisWords = {
  text: {
    analysingTheGame: 'Das Spiel wird analysiert …',
    iCouldntAnalyseThisGameTryAgain: 'Dieses Spiel konnte nicht analysiert werden. Versuch es später noch einmal.',
    winChance: 'Gewinnchance',
    expectedResult: 'Erwartetes Ergebnis',
    accuracy: 'Genauigkeit',
    noSingleMoveDecidedThisGame: 'Kein einzelner Zug hat dieses Spiel entschieden.',
    computersPlayedEveryPositionTo:
      '-# Der Computer hat jede Stellung oft zu Ende gespielt und wusste dabei nur, was am Tisch bekannt war.',
    text100WouldBeAPerfectRun: '-# 100 % sind ein perfekter Durchlauf.',
    moveNbetterPoints: ({ move, played, points, better }) =>
      `**Zug ${move}** · ${played}\nBesser (+${points} Punkte): **${better}**`,
    hintFor: ({ who }) => `Tipp für ${who}:`,
    move: ({ move }) => `Zug ${move}`,
    fromMove: ({ move }) => `Ab Zug ${move}`,
    playFrom: ({ move }) => `Ab ${move} spielen`,
  },
};
