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
};
