import { german } from '@longtable/kit';
import type { RatingsWords } from './en.ts';

export const de: RatingsWords = {
  stats: {
    noGames: 'Hier wurde noch kein Spiel beendet.',
    provisional: ({ rating }) => `${rating} (vorläufig)`,
    provisionalRating: '(vorläufige Wertung)',
    whyProvisional:
      'Eine Wertung ist vorläufig, bis du etwa 11 bis 22 gewertete Spiele gespielt und gegen 3 verschiedene Personen verloren oder unentschieden gespielt hast. Bis dahin ist sie nur eine Schätzung.',
    results: ({ won, drawn, lost }) =>
      [`${won} gewonnen`, ...(drawn > 0 ? [`${drawn} unentschieden`] : []), `${lost} verloren`].join(', '),
    against: ({ name }) => `Gegen ${name}`,
    record: ({ played, results, rating }) =>
      [`${played} gespielt`, results, ...(rating === undefined ? [] : [`Wertung ${rating}`])].join(', '),
    finishedGames: 'Beendete Spiele',
    movesPerGame: 'Züge pro Spiel',
    timePerMove: 'Dauer pro Zug',
    bestRun: ({ score }) => `Bester Durchlauf: ${score}`,
    onAverage: 'im Schnitt',
  },
  periods: {
    season: 'Diese Saison',
    'all-time': 'Insgesamt',
    past: 'Frühere Saisons',
  },
  leaderboard: {
    noRatings: 'Noch hat niemand eine Wertung. Beende ein gewertetes Spiel gegen eine andere Person.',
    noRuns: 'Hier hat noch niemand einen Durchlauf beendet. Es zählt der beste pro Person.',
    games: ({ games }) => german.count(games, 'Spiel', 'Spiele'),
    leader: ({ place, person, score, games }) =>
      `${place}. <@${person}> · ${score} · ${german.count(games, 'Spiel', 'Spiele')}`,
    provisional:
      '-# Ein „?“ kennzeichnet eine vorläufige Wertung, also nur eine Schätzung. Feste Wertungen stehen davor. Fest wird eine Wertung nach etwa 11 bis 22 gewerteten Spielen, davon Niederlagen oder Unentschieden gegen 3 verschiedene Personen.',
    headToHead: ({ name, won, drawn, lost }) =>
      `Du **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${drawn} unentschieden` : ''}`,
    noPast: 'Hier ist noch keine Saison mit einer Rangliste zu Ende gegangen.',
    seasonEnds: ({ when }) => `-# Die Saison endet ${when}.`,
  },
  achievements: {
    allGames: 'Alle Spiele',
    count: ({ earned, all }) => `Erfolge: ${earned} von ${all}`,
  },
  career: {
    firstGame: { name: 'Nimm Platz', about: 'Beende ein Spiel' },
    tenWins: { name: 'Zehn auf einen Streich', about: 'Gewinne 10 Spiele' },
    hundredGames: { name: 'Stammgast', about: 'Beende 100 Spiele' },
    grandTour: { name: 'Einmal alles', about: 'Beende 5 verschiedene Spiele' },
    beatPlayer: { name: 'Auge in Auge', about: 'Gewinne gegen eine andere Person' },
    beatMaster: { name: 'Riesentöter', about: 'Gewinne gegen den stärksten Computer eines Spiels' },
  },
  ending: {
    voided: 'Die Moderation hat die Wertung dieses Spiels zurückgenommen. Es zählt nicht mehr.',
    notCounted:
      'Dieses Spiel hat keine Wertung verändert. Gegen dieselbe Person zählen nur sechs Spiele in zwei Wochen, und eine feste Wertung ändert sich nur gegen feste.',
    tooShort: ({ moves }) =>
      `Dieses Spiel hat keine Wertung verändert, weil es endete, bevor alle ${moves} ${moves === 1 ? 'Zug' : 'Züge'} gemacht hatten.`,
    you: 'du',
    provisional: '„?“ heißt vorläufig. Die Wertung kann sich noch stark ändern.',
    ratings: ({ changes }) => `Wertung: ${changes}`,
    achievements: ({ achievements }) =>
      `${achievements.length === 1 ? 'Erfolg' : 'Erfolge'}: ${achievements.join(', ')}`,
    achievementsOf: ({ name, achievements }) =>
      `${achievements.length === 1 ? 'Erfolg' : 'Erfolge'} für ${name}: ${achievements.join(', ')}`,
  },
  levels: {
    near: 'Etwa deine Stärke',
    nearAbout: 'Die Stufe, die deiner Wertung am nächsten ist',
  },
};
