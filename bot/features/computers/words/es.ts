import type { ComputersWords } from './en.ts';

export const es: ComputersWords = {
  computer: 'Jugar contra la máquina',
  computersOnly: 'Ver cómo juegan las máquinas entre sí',
};
