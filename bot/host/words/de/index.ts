import type { HostWords } from '../en/index.ts';
import { refusals } from './refusals.ts';

export const de: HostWords = {
  refusals,
  game: {
    busy: ({ title }) => `**${title}** antwortet gerade langsam. Versuch es in ein paar Sekunden noch einmal.`,
    paused: ({ title }) =>
      `**${title}** ist mehrmals abgestürzt und pausiert ein paar Minuten. Euer Tisch ist sicher. Versuch es später noch einmal.`,
    failed: ({ title }) =>
      `**${title}** funktioniert nicht mehr, deshalb geht es an diesem Tisch nicht weiter. Wer den Bot betreibt, ist benachrichtigt. Andere Tische sind nicht betroffen.`,
    badOptions: ({ what }) => `Diese Optionen funktionieren nicht: ${what}`,
  },
  invitations: {
    refused: ({ name }) => `${name} nimmt keine Einladungen von dir an.`,
    paused: ({ name, when }) =>
      `${name} hat deine letzte Einladung abgelehnt. Du kannst ${name} ${when} wieder einladen.`,
    tooMany: ({ name, when }) =>
      `${name} hat auf deine letzten Einladungen nicht geantwortet. Du kannst ${name} ${when} wieder einladen.`,
  },
  names: {
    someone: 'jemand',
    program: 'das Programm',
    computer: 'Computer',
    withStandIn: ({ name }) => `${name} (Computer)`,
    free: 'ein freier Platz',
  },
  files: {
    tooLarge: ({ kb }) => `die Datei darf höchstens ${kb} KB groß sein`,
  },
  server: {
    otherChannels: ({ where }) => `Auf diesem Server wird in ${where} gespielt. Eröffne deinen Tisch dort.`,
  },
  tournaments: {
    tooFewEntrants: ({ least }) =>
      `Dieses Turnier braucht mindestens ${least} Teilnehmende. Warte, bis mehr dabei sind.`,
  },
};
