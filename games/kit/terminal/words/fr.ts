import type { TerminalWords } from './en.ts';

export const fr: TerminalWords = {
  table: {
    you: 'Toi',
    choose: 'Tape un nombre ou un coup entier. b : retour, ? : consulter, help : lister les coups, quit : quitter.',
    nothingToLookUp: 'Il n’y a rien à consulter.',
    handOver: 'Appuie sur Entrée quand personne d’autre ne regarde :',
  },
};
