import type { en } from '../en/index.ts';

export const opponents: Pick<typeof en, 'terms'> = {
  terms: {
    noClock: 'ohne Zeitlimit',
    ownFile: 'eine eigene Datei',
    counts: 'gewertet',
    countsNot: 'nicht gewertet',
    ownContent: 'nicht gewertet, mit eigenen Inhalten',
    helped: 'nicht gewertet, mit Tipps',
    programPlays: 'nicht gewertet, gegen ein Programm',
    seen: 'Zuschauer sehen alles, auch verdeckte Karten und Rollen. Alle am Tisch können das unter „Mehr“ beenden.',
    match: 'Hin- und Rückspiel',
    randomSeats: 'wer beginnt, wird ausgelost',
    yes: 'ja',
    no: 'nein',
    sentence: ({ isFirst, won, ofValue }) =>
      `Die ${isFirst ? 'erste' : 'zweite'} Seite gewinnt etwa ${won} von ${ofValue} Spielen; die Wertung berücksichtigt das.`,
    whose: ({ name, name2 }) => `${name2} von ${name}`,
    perTurn: ({ duration }) => `${duration} pro Zug`,
    first: 'Hinspiel',
    noSecond: 'Ein Rückspiel gibt es nicht.',
    noResult: 'Hin- und Rückspiel zählen nicht.',
    game2Of2: ({ score }) => `Rückspiel, ${score}`,
    game2Of2WithStanding: ({ standing }) => `Rückspiel, Stand ${standing}.`,
    goesOn: ({ score }) => `${score} nach dem Hinspiel. Das Rückspiel läuft, die Plätze sind getauscht.`,
    matchDrawn: ({ score }) => `${score}, insgesamt unentschieden.`,
    youWinTheMatch: ({ score }) => `Du gewinnst insgesamt mit ${score}.`,
    winsTheMatch: ({ name, score }) => `${name} gewinnt insgesamt mit ${score}.`,
    aboutYourStrength: 'Etwa deine Stärke',
    theLevelNearestToYourRating: 'Die Stufe, die deiner Wertung am nächsten ist',
  },
};
