import type { Text } from '../../../games/kit/text.ts';

/** What people read about their own data. */
export const WORDS = {
  sureToForget: {
    en: 'Delete all your data? You’ll resign every game in progress, your history, stats, ratings and settings will be deleted, and finished games will show you as “someone”. This can’t be undone. Use `/download-my-data` first if you want a copy.',
    de: 'Soll ich dich vergessen? Du gibst jedes laufende Spiel auf, dein Verlauf, deine Statistik, deine Wertungen und Einstellungen verschwinden, und in beendeten Spielen wirst du zu „jemand“. Das lässt sich nicht rückgängig machen. `/meine-daten` gibt dir vorher eine Kopie.',
  },
  forgetMe: { en: 'Delete my data', de: 'Meine Daten löschen' },
  keepMe: { en: 'Keep everything', de: 'Abbrechen' },
  nothingForgotten: { en: 'OK, nothing was deleted.', de: 'Gut. Alles bleibt, wie es ist.' },
  forgotten: {
    en: 'Done: nothing that I keep names you any more.',
    de: 'Erledigt. Nichts, was ich speichere, lässt sich noch dir zuordnen.',
  },
} satisfies Record<string, Text>;
