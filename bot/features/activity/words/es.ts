import type { ActivityWords } from './en.ts';

export const es: ActivityWords = {
  touch: 'Abrir el tablero',
  refusals: {
    cannotLaunch: 'Discord no puede abrir el tablero aquí. Inténtalo otra vez o sigue con los botones.',
    notAllowed:
      'Para tocar el tablero necesitas permiso para usar actividades en este canal. Puedes seguir con los botones.',
    notEnabled: 'Las actividades aún no están disponibles en este bot. Puedes seguir con los botones.',
  },
};
