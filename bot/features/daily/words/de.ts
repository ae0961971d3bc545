import type { DailyWords } from './en.ts';

export const de: DailyWords = {
  overview: {
    title: 'Tagesspiele',
    about: 'Für alle gleich, je ein Versuch, ohne Tipps. Computer werden von Montag bis Sonntag stärker.',
    nextOnes: ({ when }) => `Neue gibt es ${when}.`,
    play: 'Spielen',
    solve: 'Lösen',
    leaderboard: 'Rangliste',
    leaderboardFor: 'Rangliste von …',
    played: ({ played, all }) => `${played} von ${all} gespielt`,
    computer: ({ level }) => `Computer (${level})`,
    alreadyStarted: ({ channel }) => `Du hast das heutige Tagesspiel in <#${channel}> schon begonnen.`,
  },
  leaderboard: {
    yesterday: ({ best }) => `Bestes Ergebnis von gestern: ${best}`,
    replayYesterday: 'Bestes von gestern nachspielen',
  },
};
