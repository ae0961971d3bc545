import type { ComputersWords } from './en.ts';

export const de: ComputersWords = {
  computer: 'Gegen den Computer spielen',
  computersOnly: 'Zusehen, wie Computer gegeneinander spielen',
};
