import type { Text } from '../../../games/kit/text.ts';

/** What people read about their own data. */
export const WORDS = {
  sureToForget: {
    en: 'Shall I forget you? You give up every game that still runs, your history, statistics, ratings and settings vanish, and in finished games you become "someone". This cannot be undone. `/export-me` gives you a copy first.',
    de: 'Soll ich dich vergessen? Du gibst jedes laufende Spiel auf, dein Verlauf, deine Statistik, deine Wertungen und Einstellungen verschwinden, und in beendeten Spielen wirst du zu „jemand“. Das lässt sich nicht rückgängig machen. `/meine-daten` gibt dir vorher eine Kopie.',
  },
  forgetMe: { en: 'Forget me', de: 'Vergiss mich' },
  keepMe: { en: 'Keep everything', de: 'Alles behalten' },
  nothingForgotten: { en: 'Good. Everything stays as it is.', de: 'Gut. Alles bleibt, wie es ist.' },
  forgotten: {
    en: 'Done: nothing that I keep names you any more.',
    de: 'Erledigt: nichts, was ich aufbewahre, nennt dich noch.',
  },
} satisfies Record<string, Text>;
