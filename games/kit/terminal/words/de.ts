import type { TerminalWords } from './en.ts';

export const de: TerminalWords = {
  table: {
    you: 'Du',
    choose: 'Tippe eine Zahl oder einen ganzen Zug. b: zurück, ?: nachschlagen, help: Züge auflisten, quit: beenden.',
    nothingToLookUp: 'Es gibt nichts nachzuschlagen.',
    handOver: 'Drück Enter, wenn sonst niemand zusieht:',
  },
};
