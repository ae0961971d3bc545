import type { Text } from '../../../games/kit/text.ts';

/** What the bot says about games that are over. */
export const WORDS = {
  first: { en: 'First', de: 'Anfang' },
  back: { en: 'Back', de: 'Zurück' },
  forward: { en: 'Forward', de: 'Weiter' },
  last: { en: 'Last', de: 'Ende' },
  goto: { en: 'Jump to move', de: 'Zu Zug springen' },
  moveNumber: { en: 'Move number', de: 'Zugnummer' },
  move: { en: 'Move', de: 'Zug' },
  seenBy: { en: 'Seen by…', de: 'Ansicht von …' },
  everybody: { en: 'Everyone', de: 'Alle' },
  firstPlayer: { en: 'the starting player', de: 'Seite 1' },
  otherPlayer: { en: 'the second player', de: 'Seite 2' },
  asFilm: { en: 'Save as .replay', de: 'Als .replay speichern' },
  asGif: { en: 'Save as GIF', de: 'Als GIF speichern' },
  hereIsGif: {
    en: 'Here’s the game as a GIF. Nothing is hidden in it.',
    de: 'Hier ist das Spiel als GIF. Darin ist nichts verborgen.',
  },
  noGif: {
    en: 'I couldn’t make the GIF because too many are being made right now. Try again in a minute.',
    de: 'Das GIF konnte nicht erstellt werden, weil gerade zu viele in Arbeit sind. Versuch es in einer Minute noch einmal.',
  },
  shareGif: { en: 'Share GIF', de: 'GIF teilen' },
  gifGone: {
    en: 'This GIF is no longer here. Press “Save as GIF” again.',
    de: 'Dieses GIF ist nicht mehr da. Drück noch einmal auf „Als GIF speichern“.',
  },
  noFilesHere: {
    en: 'I’m missing the Attach Files permission in this channel.',
    de: 'Mir fehlt in diesem Kanal das Recht „Dateien anhängen“.',
  },
  picture: { en: 'Picture', de: 'Bild' },
  provisional: { en: 'provisional', de: 'vorläufig' },
  whyProvisional: {
    en: 'A rating is provisional until you’ve played enough rated games.',
    de: 'Eine Wertung ist vorläufig, bis du genug gewertete Spiele gespielt hast.',
  },
  hereIsFilm: {
    en: 'The whole match in the original .replay format. You can also step through it with `/replay`.',
    de: 'Die ganze Partie im ursprünglichen .replay-Format. Du kannst sie auch mit `/nachspielen` durchgehen.',
  },
  asFile: { en: 'Save as file', de: 'Als Datei speichern' },
  replayOne: { en: 'Replay a game…', de: 'Spiel nachspielen …' },
  fileOfOne: { en: 'Save a game as a file…', de: 'Spiel als Datei speichern …' },
  newer: { en: 'Newer', de: 'Neuere' },
  older: { en: 'Older', de: 'Ältere' },
  oneMove: { en: 'move', de: 'Zug' },
  moves: { en: 'moves', de: 'Züge' },
  beginning: { en: 'Start position', de: 'Anfangsstellung' },
  noPast: { en: 'No finished games here yet.', de: 'Hier wurde noch kein Spiel beendet.' },
  notANumber: {
    en: 'Enter the number of a move, such as 12.',
    de: 'Gib die Nummer eines Zuges ein, zum Beispiel 12.',
  },
  fileGone: {
    en: 'This replay’s file is gone. Load it again with `/replay`.',
    de: 'Die Datei zu diesem Replay ist nicht mehr da. Lade sie noch einmal mit `/nachspielen`.',
  },
  played: { en: 'played', de: 'gespielt' },
  won: { en: 'won', de: 'gewonnen' },
  drawn: { en: 'drawn', de: 'unentschieden' },
  lost: { en: 'lost', de: 'verloren' },
  rating: { en: 'rating', de: 'Wertung' },
  games: { en: 'Finished games', de: 'Beendete Spiele' },
  length: { en: 'Moves per game', de: 'Züge pro Spiel' },
  timePerMove: { en: 'Time per move', de: 'Zeit pro Zug' },
  oneGame: { en: 'game', de: 'Spiel' },
  gamesPlayed: { en: 'games', de: 'Spiele' },
  noRatings: {
    en: 'Nobody has a rating yet. Finish a rated game against another player.',
    de: 'Noch hat niemand eine Wertung. Beende ein gewertetes Spiel gegen eine andere Person.',
  },
  noRuns: {
    en: 'Nobody has finished a run here yet. Each player’s best run counts.',
    de: 'Hier hat noch niemand einen Durchlauf beendet. Es zählt der beste pro Person.',
  },
  bestRun: { en: 'Best run', de: 'Bester Durchlauf' },
  hereIsEverything: {
    en: 'Here’s everything I store about you. Other players at your tables aren’t named.',
    de: 'Hier ist alles, was ich über dich speichere. Andere an deinen Tischen werden nicht genannt.',
  },
  hereIsFile: {
    en: 'The whole game, one move per line. Load it again with `/replay`.',
    de: 'Das ganze Spiel, ein Zug pro Zeile. Mit `/nachspielen` lädst du es wieder.',
  },
} satisfies Record<string, Text>;
