import { french } from '@longtable/kit';
import type { PlayWords } from './en.ts';

export const fr: PlayWords = {
  table: {
    name: 'Un nom pour la table (vide : aucun)',
    renamed: 'La table a un nouveau nom.',
  },
  decisions: {
    playOn: ({ late }) => `La partie continue sans ${late}.`,
    claim: ({ name }) => `${name} a réclamé la victoire au temps.`,
    wait: ({ name, late }) => `${name} a laissé plus de temps à ${late}.`,
    end: ({ name }) => `${name} a mis fin à la partie. Personne ne perd.`,
    computer: ({ name, late }) => `${name} a laissé l’ordinateur jouer à la place ${french.of(late)}.`,
  },
};
