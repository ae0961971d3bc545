import type { PlayWords } from './en.ts';

export const de: PlayWords = {
  hint: {
    inLesson: 'Nächster Schritt der Lektion',
    playIt: 'Spielen',
  },
};
