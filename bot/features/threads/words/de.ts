import type { ThreadsWords } from './en.ts';

export const de: ThreadsWords = {
  refusals: {
    workTime:
      'Das hat zu lange gedauert, deshalb habe ich abgebrochen. Vielleicht ist gerade viel los: Versuch es in einer Minute noch einmal.',
    workMemory: 'Das ist mir zu groß. Versuch es mit einem kürzeren Spiel oder einer kleineren Datei.',
    workQueue:
      'Ich arbeite noch an deiner letzten Anfrage. Warte, bis sie fertig ist, und versuch es dann noch einmal.',
  },
};
