import type { VariantsWords } from './en.ts';

export const es: VariantsWords = {
  rules: 'Variante, p. ej. inicio equilibrado o partida más corta (por defecto: el original)',
};
