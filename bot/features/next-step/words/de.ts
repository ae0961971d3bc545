import type { NextStepWords } from './en.ts';

export const de: NextStepWords = {
  awaitingTables: 'Wartende Tische',
  tryLevel: ({ level }) => `Nächste Stufe: ${level}`,
};
