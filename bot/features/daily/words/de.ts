import { german } from '@longtable/kit';
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
  table: {
    puzzle: 'Rätsel des Tages',
    today: 'Tagesspiel',
    practiceOnDay: ({ day }) => `Übung: Tagesspiel vom ${day}`,
    practiceUnderWay: ({ name }) =>
      `${name} spielt dieses Tagesspiel noch einmal. Das Brett ist verborgen, damit nichts verraten wird.`,
    practiceDoesNotCount: 'Das ist eine Übung und zählt nicht.',
    onDay: ({ day }) => `Tagesspiel, ${day}`,
    puzzleOnDay: ({ day }) => `Rätsel des Tages, ${day}`,
    rank: ({ place, attempts }) => `Platz ${place} von ${attempts}`,
    resigned: 'Aufgegeben',
    streakAtRisk: ({ days, when }) => `Serie: ${german.count(days, 'Tag', 'Tage')}, endet ${when}`,
    streak: ({ days }) => `Serie: ${days} Tage`,
    puzzleUnderWay: ({ name }) =>
      `${name} löst das Rätsel des Tages. Das Brett ist verborgen, damit nichts verraten wird.`,
    underWay: ({ name }) => `${name} spielt das Tagesspiel. Das Brett ist verborgen, damit nichts verraten wird.`,
    nobodyYet: 'Hier hat es noch niemand zu Ende gespielt.',
    name: ({ title }) => `Tagesspiel: ${title}`,
    bestOfWeek: 'Die Besten der Woche',
    sureToResign: '**Dieses Tagesspiel aufgeben?** Dein einziger Versuch ist dann vorbei.',
    ofToday: ({ attempts }) => `von ${attempts} heute`,
    daysInARow: ({ days }) => (days === 1 ? 'Tag in Folge' : 'Tage in Folge'),
  },
  score: {
    solved: 'Gelöst',
    failed: 'Nicht gelöst',
    left: 'Nicht gelöst',
    open: 'Noch nicht gelöst',
  },
  refusals: {
    noDaily: 'Keines der Spiele hier hat ein Tagesspiel.',
    dailyAlone: 'Beim Tagesspiel gibt es keine Tipps, damit es für alle gleich ist.',
    triedToday:
      'Dieses Tagesspiel hast du schon gespielt. Das nächste startet um Mitternacht (UTC). `/täglich` zeigt, was noch offen ist.',
    spoiler:
      'Das würde das Tagesspiel verraten. Spiel es erst selbst mit `/täglich`, oder komm nach Mitternacht (UTC) wieder.',
  },
  career: {
    week: { name: 'Gewohnheitstier', about: 'Spiel 7 Tage in Folge ein Tagesspiel' },
    month: { name: 'Bei jedem Wetter', about: 'Spiel 30 Tage in Folge ein Tagesspiel' },
    fiveDailies: { name: 'Fünf am Tag', about: 'Spiel 5 Tagesspiele an einem Tag' },
  },
  week: {
    title: 'Diese Woche',
    bestOfLast: ({ best }) => `Bestes Ergebnis der letzten Woche: ${best}`,
    about: ({ next }) => `-# Es zählt dein bester Durchlauf nach den Regeln dieser Woche. Neue Regeln gibt es ${next}.`,
  },
};
