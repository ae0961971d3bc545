import type { TerminalWords } from './en.ts';

export const de: TerminalWords = {
  table: {
    typeANumberOrAFullMoveBBackLook:
      'Tippe eine Zahl oder einen ganzen Zug. b: zurück, ?: nachschlagen, quit: beenden.',
    theresNothingToLookUp: 'Es gibt nichts nachzuschlagen.',
    pressEnterWhenNobodyElseIs: 'Drücke Enter, wenn sonst niemand zusieht:',
  },
};
