import type { ComputersWords } from './en.ts';

export const fr: ComputersWords = {
  computer: 'Jouer contre l’ordinateur',
  computersOnly: 'Regarder jouer des ordinateurs',
};
