import { german } from '@longtable/kit';
import type { HostWords, RecordPart } from '../en/index.ts';
import { refusals } from './refusals.ts';

const RECORD_PARTS: Record<RecordPart, string> = {
  title: '`Longtable 1`',
  game: '`game` und der Name eines Spiels',
  options: '`options` und JSON',
  seed: '`seed` und eine Zahl',
  seats: '`seats` und eine Liste',
  move: 'ein Platz und ein Zug',
};

export const de: HostWords = {
  refusals,
  game: {
    paused: ({ title }) =>
      `**${title}** ist mehrmals ausgefallen und pausiert ein paar Minuten. Euer Tisch ist sicher. Versuch es später noch einmal.`,
    failed: ({ title }) =>
      `**${title}** funktioniert nicht mehr, deshalb geht es an diesem Tisch nicht weiter. Wer den Bot betreibt, wurde benachrichtigt; andere Tische sind nicht betroffen.`,
    badOptions: ({ what }) => `Diese Optionen funktionieren nicht: ${what}`,
  },
  moderation: {
    tableRoles: ({ roles }) =>
      `Auf diesem Server kannst du nur mit einer dieser Rollen Tische eröffnen: ${german.list(roles)}. Mitspielen kannst du trotzdem.`,
    tournamentRoles: ({ roles }) =>
      `Auf diesem Server kannst du nur mit einer dieser Rollen Turniere erstellen: ${german.list(roles)}. Teilnehmen kannst du trotzdem.`,
    designRoles: ({ roles }) =>
      `Auf diesem Server kannst du nur mit einer dieser Rollen Entwürfe machen: ${german.list(roles)}.`,
  },
  invitations: {
    refused: ({ name }) => `${name} nimmt keine Einladungen von dir an.`,
    paused: ({ name, when }) => `${name} hat deine letzte Einladung abgelehnt. Du kannst ${when} wieder einladen.`,
    tooMany: ({ name, when }) =>
      `${name} hat auf deine letzten Einladungen nicht geantwortet. Du kannst ${when} wieder einladen.`,
  },
  names: {
    someone: 'jemand',
    program: 'das Programm',
    computer: 'Computer',
    withStandIn: ({ name }) => `${name} (Computer)`,
    free: 'ein freier Platz',
  },
  files: {
    tooManyMoves: ({ maxMoves }) =>
      `Die Datei enthält mehr als ${german.number(maxMoves)} Züge. So lang wird kein Spiel.`,
    badLine: ({ number, expected }) =>
      `Zeile ${number} der Datei ist nicht ${RECORD_PARTS[expected]}. Nimm eine Datei, die du mit \`/nachspielen\` oder \`/verlauf\` gespeichert hast.`,
    tooLarge: ({ kb }) => `die Datei darf höchstens ${kb} KB groß sein`,
    badMove: ({ number, sentence }) => `Zeile ${number} der Datei lässt sich nicht spielen: ${sentence}`,
  },
  career: {
    firstGame: { name: 'Nimm Platz', about: 'Beende ein Spiel' },
    tenWins: { name: 'Zehn auf einen Streich', about: 'Gewinne 10 Spiele' },
    hundredGames: { name: 'Stammgast', about: 'Beende 100 Spiele' },
    grandTour: { name: 'Einmal alles', about: 'Beende 5 verschiedene Spiele' },
    beatPlayer: { name: 'Auge in Auge', about: 'Besiege eine andere Person' },
    beatMaster: { name: 'Riesen bezwungen', about: 'Besiege den stärksten Computer eines Spiels' },
    week: { name: 'Gewohnheitstier', about: 'Spiel ein Tagesspiel 7 Tage in Folge' },
    month: { name: 'Bei jedem Wetter', about: 'Spiel ein Tagesspiel 30 Tage in Folge' },
    fiveDailies: { name: 'Fünf am Tag', about: 'Spiel 5 Tagesspiele an einem Tag' },
  },
  server: {
    otherChannels: ({ where }) => `Auf diesem Server wird in ${where} gespielt. Eröffne deinen Tisch dort.`,
  },
  lobby: {
    ratingTooFar: ({ wanted, yours }) =>
      `Gesucht wird eine Wertung um ${wanted}, deine ist ${yours}. Veröffentliche mit \`/spielersuche\` ein eigenes Gesuch.`,
  },
  tournaments: {
    tooFewEntrants: ({ least }) =>
      `Dieses Turnier braucht mindestens ${least} Teilnehmende. Warte, bis mehr dabei sind.`,
  },
};
