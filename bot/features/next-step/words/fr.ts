import type { NextStepWords } from './en.ts';

export const fr: NextStepWords = {
  awaitingTables: 'Tables qui t’attendent',
  tryLevel: ({ level }) => `Essayer : ${level}`,
};
