import type { ComputersWords } from './en.ts';

export const de: ComputersWords = {
  computer: 'Gegen den Computer spielen',
  computersOnly: 'Zusehen, wie Computer gegeneinander spielen',
  refusals: {
    oneOpponent: 'Wähle einen Gegner oder den Computer, nicht beides.',
  },
  buttons: {
    playComputer: 'Gegen Computer spielen',
    addComputer: 'Computer hinzufügen',
  },
  menus: {
    playComputer: 'Gegen den Computer …',
    addComputer: 'Computer hinzufügen …',
  },
};
