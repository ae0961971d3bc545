import type { HintsWords } from './en.ts';

export const de: HintsWords = {
  hint: 'Tipp',
  lastRanked: 'Tipp (ohne Rangliste)',
  nowUnranked: '-# Mit diesem Tipp zählt das Spiel nicht mehr für die Rangliste.',
  inLesson: ({ move }) => `Nächster Schritt der Lektion: ${move}`,
  playIt: 'Spielen',
};
