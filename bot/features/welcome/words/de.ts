import { german } from '@longtable/kit';
import type { WelcomeWords } from './en.ts';

export const de: WelcomeWords = {
  hello:
    'Mit **Longtable** spielt ihr in eurem Tempo: heute ein Zug, morgen der nächste. Starte ein Spiel oder lerne es Schritt für Schritt.',
  nowhere: ({ repair }) =>
    `Dein Server hat Longtable hinzugefügt, aber ich kann dort in keinem Kanal schreiben. ${repair} Nutze danach \`/hilfe\` in einem Kanal.`,
  film: 'Film: wer es gemacht hat',
  makers: 'Von den Longtable-Autoren',
  credits:
    '**Mitwirkende**: Runa’s Strive und Crown of Farmland beruhen auf Abschlussaufgaben der Programmiervorlesung am KIT, No Time to Spy auf einem Projekt von Studierenden der Uni Ulm, Card Duel und Dungeon auf Hausaufgaben. Symbole: [game-icons.net](<https://game-icons.net>) von Lorc, Delapouite und anderen (CC BY 3.0). Schriften: Fira Sans, Noto Emoji und Unifont (OFL). Longtable stammt von den Longtable-Autoren und ist freie Software (MIT).',
  others: 'und weitere mit `/spielen`',
  quickStart: ({ title }) => `Schnellstart: ${title}`,
  players: ({ least, most }) =>
    least === most
      ? german.count(most, 'Person', 'Personen')
      : `${least} ${most - least === 1 ? 'oder' : 'bis'} ${most} Personen`,
};
