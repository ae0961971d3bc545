import type { VariantsWords } from './en.ts';

export const es: VariantsWords = {
  rules: 'Variante, p. ej. inicio equilibrado o partida más corta (por defecto: el original)',
  refusals: {
    noSuchRules: 'Este juego no tiene ninguna variante con ese nombre. Elige una de la lista, o deja `reglas` vacío.',
  },
};
