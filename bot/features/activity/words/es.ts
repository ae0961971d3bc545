import type { ActivityWords } from './en.ts';

export const es: ActivityWords = {
  touch: 'Tocar',
  refusals: {
    cannotLaunch: 'Discord no puede abrir el tablero aquí. Inténtalo otra vez o sigue con los botones.',
  },
};
