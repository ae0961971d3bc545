import type { VariantsWords } from './en.ts';

export const fr: VariantsWords = {
  rules: 'Variante, p. ex. départ équitable ou partie plus courte (par défaut : l’original)',
  refusals: {
    noSuchRules: 'Ce jeu n’a pas de variante de ce nom. Choisis-en une dans la liste, ou laisse `règles` vide.',
  },
};
