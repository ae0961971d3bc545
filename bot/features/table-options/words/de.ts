import { german } from '@longtable/kit';
import type { TableOptionsWords } from './en.ts';

export const de: TableOptionsWords = {
  ownOptions: 'Eigene Optionen des Spiels, z. B. stones=5',
  rated: 'Gewertetes Spiel (ohne Angabe: ja)',
  hints: 'Tipps vom Computer für alle (nicht gewertet)',
  name: 'Ein Name für den Tisch',
  spectators: 'Zuschauer sehen alles, bis jemand es ausschaltet (nicht gewertet)',
  noSuchOption: ({ typed, options }) =>
    options.length === 0
      ? `„${typed}“ ist keine Option dieses Spiels. Es hat keine.`
      : `„${typed}“ ist keine Option dieses Spiels. Möglich: ${options.join(', ')}`,
  ownFile: 'eine eigene Datei',
  openToSpectators:
    'Zuschauer sehen alles, auch verdeckte Karten und Rollen. Alle am Tisch können das unter „Mehr“ beenden.',
  goesFirst: ({ name }) => `${name} beginnt`,
  yes: 'ja',
  no: 'nein',
  advantage: ({ isFirst, won, games }) =>
    `Die ${isFirst ? 'beginnende' : 'zweite'} Seite gewinnt etwa ${won} von ${games} Spielen; die Wertung berücksichtigt das.`,
  others: ({ options }) => `alle anderen: ${options}`,
  seatDesign: ({ name, kind, design }) => `${kind} von ${german.player(name, 'dative')}: **${design}**`,
};
