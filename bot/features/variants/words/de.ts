import type { VariantsWords } from './en.ts';

export const de: VariantsWords = {
  rules: 'Regelvariante, z. B. fairer Start oder kürzeres Spiel (ohne Angabe: das Original)',
  refusals: {
    noSuchRules: 'Diese Regelvariante gibt es nicht. Wähle eine aus der Liste oder lass `regeln` leer.',
  },
};
