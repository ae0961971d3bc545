import type { HintsWords } from './en.ts';

export const de: HintsWords = {
  hint: 'Tipp',
  inLesson: ({ move }) => `Nächster Schritt der Lektion: ${move}`,
  playIt: 'Spielen',
};
