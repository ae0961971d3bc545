import type { Text } from '../../../games/kit/text.ts';

/** What the bot says about games that are over. */
export const WORDS = {
  first: { en: 'First', de: 'Anfang' },
  back: { en: 'Back', de: 'Zurück' },
  forward: { en: 'Forward', de: 'Weiter' },
  last: { en: 'Last', de: 'Ende' },
  goto: { en: 'Go to a move', de: 'Zu einem Zug gehen' },
  moveNumber: { en: 'Number of the move', de: 'Nummer des Zuges' },
  move: { en: 'Move', de: 'Zug' },
  seenBy: { en: 'Seen by…', de: 'Gesehen von…' },
  everybody: { en: 'Everybody', de: 'Alle' },
  seat: { en: 'Player', de: 'Spieler' },
  asFile: { en: 'As a file', de: 'Als Datei' },
  replayOne: { en: 'Replay a game…', de: 'Ein Spiel nachspielen…' },
  fileOfOne: { en: 'A game as a file…', de: 'Ein Spiel als Datei…' },
  newer: { en: 'Newer', de: 'Neuere' },
  older: { en: 'Older', de: 'Ältere' },
  moves: { en: 'moves', de: 'Züge' },
  beginning: { en: 'The beginning', de: 'Der Anfang' },
  noPast: { en: 'No game was finished here yet.', de: 'Hier wurde noch kein Spiel beendet.' },
  notANumber: {
    en: 'Type the number of a move, such as 12.',
    de: 'Gib die Nummer eines Zuges ein, etwa 12.',
  },
  fileGone: {
    en: 'The file of this replay is gone. Load it again with `/replay`.',
    de: 'Die Datei zu dieser Ansicht ist nicht mehr da. Lade sie noch einmal mit `/nachspielen`.',
  },
  played: { en: 'played', de: 'gespielt' },
  won: { en: 'won', de: 'gewonnen' },
  drawn: { en: 'drawn', de: 'unentschieden' },
  lost: { en: 'lost', de: 'verloren' },
  rating: { en: 'rating', de: 'Wertung' },
  games: { en: 'Finished games', de: 'Beendete Spiele' },
  length: { en: 'Moves in a game', de: 'Züge je Spiel' },
  timePerMove: { en: 'Time for a move', de: 'Zeit je Zug' },
  gamesPlayed: { en: 'games', de: 'Spiele' },
  noRatings: {
    en: 'Nobody has a rating yet: finish a game against another person.',
    de: 'Noch hat niemand eine Wertung: beende ein Spiel gegen eine andere Person.',
  },
  sureToForget: {
    en: 'Shall I forget you? You give up every game that still runs, your history, statistics, ratings and settings vanish, and in finished games you become "someone". This cannot be undone. `/export-me` gives you a copy first.',
    de: 'Soll ich dich vergessen? Du gibst jedes laufende Spiel auf, dein Verlauf, deine Statistik, deine Wertungen und Einstellungen verschwinden, und in beendeten Spielen wirst du zu „jemand“. Das lässt sich nicht rückgängig machen. `/meine-daten` gibt dir vorher eine Kopie.',
  },
  forgetMe: { en: 'Forget me', de: 'Vergiss mich' },
  keepMe: { en: 'Keep everything', de: 'Alles behalten' },
  nothingForgotten: { en: 'Good. Everything stays as it is.', de: 'Gut. Alles bleibt, wie es ist.' },
  forgotten: {
    en: 'Done: nothing that I keep names you any more.',
    de: 'Erledigt: nichts, was ich aufbewahre, nennt dich noch.',
  },
  hereIsEverything: {
    en: 'Everything that is stored about you. Others at your tables are not named.',
    de: 'Alles, was über dich gespeichert ist. Andere an deinen Tischen sind nicht genannt.',
  },
  hereIsFile: {
    en: 'The whole game, a line a move. `/replay` loads it again.',
    de: 'Das ganze Spiel, ein Zug je Zeile. `/nachspielen` lädt es wieder.',
  },
} satisfies Record<string, Text>;
