import type { NextStepWords } from './en.ts';

export const es: NextStepWords = {
  awaitingTables: 'Mesas que te esperan',
  tryLevel: ({ level }) => `Probar: ${level}`,
};
