import type { DailyWords } from './en.ts';

export const de: DailyWords = {
  overview: {
    today: 'Tagesspiele',
    about: 'Für alle gleich, je ein Versuch, ohne Tipps. Computer werden von Montag bis Sonntag stärker.',
    next: 'Neue gibt es',
    play: 'Spielen',
    solve: 'Lösen',
    leaderboard: 'Rangliste',
    leaderboards: 'Rangliste von …',
    count: ({ played, count }) => `${played} von ${count} gespielt`,
    against: ({ name }) => `gegen ${name}`,
  },
  buttons: {
    yesterdaysBest: 'Bestes Ergebnis von gestern:',
    replayBest: 'Bestes von gestern nachspielen',
    youveAlreadyStartedTodaysDailyIn: ({ channel }) =>
      `Du hast das heutige Tagesspiel in <#${channel}> schon begonnen.`,
  },
};
