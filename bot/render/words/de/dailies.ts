import type { en } from '../en/index.ts';

export const dailies: Pick<typeof en, 'daily'> = {
  daily: {
    ofWord: ({ place, ofValue }) => `Platz ${place} von ${ofValue}`,
    dayStreak: ({ days }) => `Serie: ${days} Tage`,
    isSolvingThePuzzleOfTheDayThe: ({ name }) =>
      `${name} löst das Rätsel des Tages. Das Brett ist verborgen, damit nichts verraten wird.`,
    isPlayingTodaysDailyTheBoardIs: ({ name }) =>
      `${name} spielt das Tagesspiel. Das Brett ist verborgen, damit nichts verraten wird.`,
    nobodyYet: 'Hier hat noch niemand gespielt. Fang du an.',
  },
};
