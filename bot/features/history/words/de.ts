import { german } from '@longtable/kit';
import type { HistoryWords, RecordPart } from './en.ts';

const RECORD_PARTS: Record<RecordPart, string> = {
  title: '`Longtable 1`',
  game: '`game` und den Namen eines Spiels',
  options: '`options` und JSON',
  seed: '`seed` und eine Zahl',
  seats: '`seats` und eine Liste',
  move: 'einen Platz und einen Zug',
};

export const de: HistoryWords = {
  replay: {
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
    recording: 'Das ganze Spiel im ursprünglichen .replay-Format. Du kannst es auch mit `/nachspielen` durchgehen.',
    saveAsFile: 'Als Datei speichern',
    startPosition: 'Anfangsstellung',
    notANumber: 'Gib die Nummer eines Schritts ein, zum Beispiel 12.',
    expired: 'Diese Wiederholung ist abgelaufen. Lade sie noch einmal mit `/nachspielen`.',
    file: 'Das ganze Spiel, ein Zug pro Zeile. Mit `/nachspielen` lädst du es wieder.',
  },
  gif: {
    ready: 'Hier ist das Spiel als GIF. Es zeigt alles, auch verdeckte Karten und Rollen.',
    failed: 'Gerade werden zu viele GIFs erstellt. Versuch es in einer Minute noch einmal.',
    share: 'GIF teilen',
    expired: 'Dieses GIF ist abgelaufen. Drück noch einmal auf „Als GIF speichern“.',
    progress: ({ percent }) => `Das GIF wird erstellt: ${percent} %`,
  },
  history: {
    undone: '**zählt nicht**: von der Moderation zurückgenommen',
    replayOne: 'Spiel nachspielen …',
    saveOne: 'Spiel als Datei speichern …',
    newer: 'Neuere',
    older: 'Ältere',
    noGames: ({ person }) => `${person} hat hier noch kein Spiel beendet.`,
  },
  files: {
    tooManyMoves: ({ maxMoves }) =>
      `Die Datei enthält mehr als ${german.number(maxMoves)} Züge. So lang wird kein Spiel.`,
    badLine: ({ number, expected }) =>
      `Zeile ${number} der Datei muss ${RECORD_PARTS[expected]} enthalten. Nimm eine Datei, die du mit \`/nachspielen\` oder \`/beendete-spiele\` gespeichert hast.`,
    badMove: ({ number, sentence }) => `Zeile ${number} der Datei lässt sich nicht spielen: ${sentence}`,
  },
  buttons: {
    replay: 'Nachspielen',
    share: 'Teilen',
  },
  log: {
    title: 'Verlauf',
    older: 'Ältere',
    newer: 'Neuere',
    nothingHappened: 'Es ist noch nichts passiert.',
  },
  refusals: {
    wrongSeats: 'Zeile 5 der Datei enthält die falsche Anzahl an Plätzen für dieses Spiel.',
    gameUnknown: 'Diese Datei gehört zu einem Spiel, das es hier nicht gibt.',
    logDamaged: 'Ein Teil der Züge dieses Spiels ist beschädigt, deshalb lässt es sich nicht nachspielen.',
  },
};
