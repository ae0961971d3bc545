import type { ComputersWords } from './en.ts';

export const fr: ComputersWords = {
  computer: 'Jouer contre l’ordinateur',
  computersOnly: 'Regarder jouer des ordinateurs',
  refusals: {
    oneOpponent: 'Choisis un adversaire ou l’ordinateur, pas les deux.',
  },
  buttons: {
    playComputer: 'Jouer contre l’ordinateur',
    addComputer: 'Ajouter un ordinateur',
  },
  menus: {
    playComputer: 'Jouer contre l’ordinateur…',
    addComputer: 'Ajouter un ordinateur…',
  },
};
