import type { Text } from '../../../games/kit/text.ts';

/** What people read about their own data. */
export const WORDS = {
  sureToForget: {
    en: 'Delete all your data? You’ll resign every game in progress, your history, stats, ratings and settings will be deleted, and finished games will show you as “someone”. This can’t be undone. Use `/download-my-data` first if you want a copy.',
    de: 'Alle deine Daten löschen? Du gibst jedes laufende Spiel auf, Verlauf, Statistik, Wertungen und Einstellungen werden gelöscht, und in beendeten Spielen erscheinst du als „jemand“. Das lässt sich nicht rückgängig machen. Mit `/meine-daten` bekommst du vorher eine Kopie.',
  },
  forgetMe: { en: 'Delete my data', de: 'Meine Daten löschen' },
  keepMe: { en: 'Cancel', de: 'Abbrechen' },
  nothingForgotten: { en: 'OK, nothing was deleted.', de: 'Okay, es wurde nichts gelöscht.' },
  forgotten: {
    en: 'Done. Nothing I store is linked to you any more.',
    de: 'Erledigt. Nichts, was ich speichere, lässt sich dir noch zuordnen.',
  },
} satisfies Record<string, Text>;
