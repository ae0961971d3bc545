import type { HintsWords } from './en.ts';

export const es: HintsWords = {
  hint: 'Pista',
  lastRanked: 'Pista (fuera de la clasificación)',
  nowUnranked: '-# Con esta pista, la partida ya no cuenta para la clasificación.',
  inLesson: ({ move }) => `Siguiente paso de la lección: ${move}`,
  playIt: 'Jugarla',
  refusals: {
    noAdvice: 'La máquina no sabe jugar a este juego, así que no tiene pistas. Prueba `/reglas`.',
    noHint: 'La máquina no ha encontrado una pista a tiempo. Inténtalo de nuevo en un momento.',
  },
};
