import { german } from '@longtable/kit';
import type { WelcomeWords } from './en.ts';

export const de: WelcomeWords = {
  hello:
    'Mit **Longtable** spielt ihr in eurem Tempo: heute ein Zug, morgen der nächste. Starte ein Spiel oder lerne es Schritt für Schritt.',
  nowhere: ({ repair }) =>
    `Dein Server hat Longtable hinzugefügt, aber ich kann dort in keinem Kanal schreiben. ${repair} Nutze danach \`/hilfe\` in einem Kanal.`,
  others: 'und weitere mit `/spielen`',
  quickStart: ({ title }) => `Schnellstart: ${title}`,
  players: ({ least, most }) =>
    least === most
      ? german.count(most, 'Person', 'Personen')
      : `${least} ${most - least === 1 ? 'oder' : 'bis'} ${most} Personen`,
};
