import type { VariantsWords } from './en.ts';

export const de: VariantsWords = {
  rules: 'Andere Regeln als im Original: fairer Start, kürzere Partie (ohne Angabe: das Original)',
};
