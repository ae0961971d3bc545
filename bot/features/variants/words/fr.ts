import type { VariantsWords } from './en.ts';

export const fr: VariantsWords = {
  rules: 'Variante, p. ex. départ équitable ou partie plus courte (par défaut : l’original)',
};
