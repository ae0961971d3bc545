import type { HintsWords } from './en.ts';

export const es: HintsWords = {
  hint: 'Pista',
  lastRanked: 'Pista (fuera de la clasificación)',
  nowUnranked: '-# Con esta pista, la partida ya no cuenta para la clasificación.',
  inLesson: ({ move }) => `Siguiente paso de la lección: ${move}`,
  playIt: 'Jugarla',
};
