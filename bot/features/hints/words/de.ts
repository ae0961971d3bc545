import type { HintsWords } from './en.ts';

export const de: HintsWords = {
  hint: 'Tipp',
  lastRanked: 'Tipp (ohne Rangliste)',
  nowUnranked: '-# Mit diesem Tipp zählt das Spiel nicht mehr für die Rangliste.',
  inLesson: ({ move }) => `Nächster Schritt der Lektion: ${move}`,
  playIt: 'Spielen',
  refusals: {
    noAdvice: 'Der Computer kann dieses Spiel nicht spielen und hat deshalb keine Tipps. Sieh in `/regeln` nach.',
    noHint: 'Der Computer hat nicht rechtzeitig einen Tipp gefunden. Versuch es gleich noch einmal.',
  },
};
