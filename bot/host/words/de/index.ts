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
  names: {
    someone: 'jemand',
    program: 'das Programm',
    withStandIn: ({ name }) => `${name} (Computer)`,
    free: 'ein freier Platz',
  },
  server: {
    otherChannels: ({ where }) => `Auf diesem Server wird in ${where} gespielt. Eröffne deinen Tisch dort.`,
  },
};
