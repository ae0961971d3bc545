import type { VariantsWords } from './en.ts';

export const es: VariantsWords = {
  rules: 'Otras reglas: inicio equilibrado, partida más corta (por defecto: las originales)',
};
