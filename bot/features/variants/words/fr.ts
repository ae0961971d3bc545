import type { VariantsWords } from './en.ts';

export const fr: VariantsWords = {
  rules: 'Autres règles : départ équitable, partie plus courte (par défaut : l’original)',
};
