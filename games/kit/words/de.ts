import type { KitWords } from './en.ts';

export const de: KitWords = {
  field: {
    to: ({ value, value2 }) => `${value} bis ${value2}`,
    mustBeCharactersLong: ({ span }) => `muss ${span} Zeichen lang sein`,
    atMost: ({ value }) => `höchstens ${value}`,
    mustBeAPercentageFrom0To100: 'muss eine Prozentzahl von 0 bis 100 sein',
    valueAndSay: ({ value, say }) => `, ${value}: ${say}`,
    mustBeAWholeNumberFromTo: ({ value, value2, except }) =>
      `muss eine ganze Zahl von ${value} bis ${value2} sein${except}`,
    noSuffix: '',
    mustBeOneOf: ({ names }) => `muss eins davon sein: ${names}`,
  },
  generic: {
    random: 'Zufall',
    playsAnyMove: 'spielt irgendeinen Zug',
    simulator: 'Simulator',
    triesMovesInSimulatedGames: 'probiert Züge in simulierten Spielen aus',
    bestResultInSimulatedGamesOfThe: ({ percent }) =>
      `In simulierten Spielen war das am besten: im Schnitt ${percent} % der Punkte für den ersten Platz.`,
  },
  levels: {
    beginner: 'Anfänger',
    novice: 'Einsteiger',
    learner: 'Lernender',
    amateur: 'Amateur',
    casual: 'Mittel',
    skilled: 'Geübt',
    seasoned: 'Erfahren',
    advanced: 'Fortgeschritten',
    expert: 'Experte',
    master: 'Meister',
  },
};
