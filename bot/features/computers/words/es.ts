import type { ComputersWords } from './en.ts';

export const es: ComputersWords = {
  computer: 'Jugar contra la máquina',
  computersOnly: 'Ver cómo juegan las máquinas entre sí',
  refusals: {
    oneOpponent: 'Elige un rival o la máquina, no ambos.',
  },
  buttons: {
    playComputer: 'Jugar contra la máquina',
    addComputer: 'Añadir la máquina',
  },
  menus: {
    playComputer: 'Jugar contra la máquina…',
    addComputer: 'Añadir la máquina…',
  },
};
