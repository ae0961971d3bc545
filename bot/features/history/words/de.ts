import { german } from '@longtable/kit';
import type { HistoryWords } from './en.ts';

export const de: HistoryWords = {
  replay: {
    first: 'Anfang',
    back: 'Zurück',
    forward: 'Weiter',
    last: 'Ende',
    jumpTo: 'Zu Schritt springen',
    stepNumber: 'Nummer des Schritts',
    moveOf: ({ at, of, who }) => `Zug ${at}/${of} · ${who}`,
    stepOf: ({ at, of, who }) => `Schritt ${at}/${of} · ${who}`,
    viewAs: 'Ansicht von …',
    everyone: 'Alle',
    startingPlayer: 'Seite 1',
    secondPlayer: 'Seite 2',
    saveAsRecording: 'Als .replay speichern',
    saveAsGif: 'Als GIF speichern',
    picture: ({ picture, pictures }) => `Bild ${picture}/${pictures}`,
    recording: 'Die ganze Partie im ursprünglichen .replay-Format. Du kannst sie auch mit `/nachspielen` durchgehen.',
    saveAsFile: 'Als Datei speichern',
    moves: ({ moves }) => german.count(moves, 'Zug', 'Züge'),
    startPosition: 'Anfangsstellung',
    notANumber: 'Gib die Nummer eines Schritts ein, zum Beispiel 12.',
    expired: 'Diese Wiederholung ist abgelaufen. Lade sie noch einmal mit `/nachspielen`.',
    file: 'Das ganze Spiel, ein Zug pro Zeile. Mit `/nachspielen` lädst du es wieder.',
  },
  gif: {
    ready: 'Hier ist das Spiel als GIF. Darin ist nichts verborgen.',
    failed:
      'Das GIF konnte nicht erstellt werden, weil gerade zu viele in Arbeit sind. Versuch es in einer Minute noch einmal.',
    share: 'GIF teilen',
    expired: 'Dieses GIF ist abgelaufen. Drück noch einmal auf „Als GIF speichern“.',
    progress: ({ percent }) => `Das GIF wird erstellt: ${percent} %`,
  },
  stats: {
    provisional: ({ rating }) => `${rating} (vorläufig)`,
    provisionalRating: '(vorläufige Wertung)',
    whyProvisional:
      'Eine Wertung ist vorläufig, bis du etwa 11 bis 22 gewertete Spiele gespielt und gegen 3 verschiedene Personen verloren oder unentschieden gespielt hast. Vorher weiß niemand, wo deine Grenze liegt.',
    results: ({ won, drawn, lost }) =>
      [`${won} gewonnen`, ...(drawn > 0 ? [`${drawn} unentschieden`] : []), `${lost} verloren`].join(', '),
    against: ({ name }) => `Gegen ${name}`,
    record: ({ played, results, rating }) =>
      [`${played} gespielt`, results, ...(rating === undefined ? [] : [`Wertung ${rating}`])].join(', '),
    finishedGames: 'Beendete Spiele',
    movesPerGame: 'Züge pro Spiel',
    timePerMove: 'Dauer pro Zug',
    bestRun: ({ score }) => `Bester Durchlauf: ${score}`,
    puzzles: ({ rating, solved, tried, hinted }) =>
      `Rätsel: Wertung ${rating}, ${solved} von ${tried} gelöst${hinted > 0 ? ` (${hinted} mit Tipps)` : ''}`,
    onAverage: 'im Schnitt',
  },
  history: {
    replayOne: 'Spiel nachspielen …',
    saveOne: 'Spiel als Datei speichern …',
    newer: 'Neuere',
    older: 'Ältere',
    noGames: 'Hier wurde noch kein Spiel beendet.',
  },
  periods: {
    week: 'Diese Woche',
    season: 'Diese Saison',
    'all-time': 'Insgesamt',
    past: 'Frühere Siege',
  },
  leaderboard: {
    noRatings: 'Noch hat niemand eine Wertung. Beende ein gewertetes Spiel gegen eine andere Person.',
    noRuns: 'Hier hat noch niemand einen Durchlauf beendet. Es zählt der beste pro Person.',
    games: ({ games }) => german.count(games, 'Spiel', 'Spiele'),
    leader: ({ place, person, score, games }) =>
      `${place}. <@${person}> · ${score} · ${german.count(games, 'Spiel', 'Spiele')}`,
    provisional: ({ players }) =>
      `-# ${players === 1 ? 'Eine Person hat' : `${players} Personen haben`} eine vorläufige Wertung. Sie zählt nach etwa 11 bis 22 gewerteten Spielen, sobald 3 verschiedene Personen gewonnen oder unentschieden gespielt haben. Vorher weiß niemand, wo die Grenze liegt.`,
    headToHead: ({ name, won, drawn, lost }) =>
      `Du **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${drawn} unentschieden` : ''}`,
    noPast: 'Hier ist noch keine Saison mit einer Rangliste zu Ende gegangen.',
    bestOfLastWeek: ({ best }) => `Bestes Ergebnis der letzten Woche: ${best}`,
    aboutWeek: ({ next }) =>
      `-# Es zählt dein bester Durchlauf nach den Regeln dieser Woche. Neue Regeln gibt es ${next}.`,
    seasonEnds: ({ when }) => `-# Die Saison endet ${when}.`,
  },
  achievements: {
    allGames: 'Alle Spiele',
    count: ({ earned, all }) => `Erfolge: ${earned} von ${all}`,
  },
};
