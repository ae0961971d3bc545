import type { PuzzlesWords } from './en.ts';

export const de: PuzzlesWords = {
  hint: {
    price: '-# Mit einem Tipp zählt ein gelöstes Rätsel als Unentschieden, mit zweien als Niederlage.',
    first: 'Erster Tipp',
    second: 'Zweiter Tipp',
    nextMove: ({ move }) => `Danach: **${move}**`,
    startsWith: ({ part }) => `Der nächste Zug beginnt mit **${part}**.`,
    offTrack: '**Deine Züge gehören nicht zur Lösung.** Nimm sie erst zurück, dann hilft ein Tipp weiter.',
    solution: 'Lösung',
  },
  start: {
    alreadyStarted: ({ channel }) => `Du hast in <#${channel}> schon ein Rätsel begonnen.`,
  },
  table: {
    title: 'Rätsel',
    firstAttempt: '-# Gewertet: Dein erster Versuch ändert deine Rätselwertung.',
    repeated: '-# Nicht gewertet: Du hast dieses Rätsel schon versucht.',
    notRatedAgain: '-# Dieser Versuch zählt nicht, nur dein erster.',
    solved: 'Gelöst!',
    failed: 'Nicht gelöst.',
    refuted: 'Nicht gelöst. Der Gegenzug zeigt, warum.',
    rating: ({ rating }) => `Das Rätsel hat die Wertung ${rating}.`,
    withOneHint: 'Für deine Wertung zählt es mit einem Tipp als Unentschieden.',
    withTwoHints: 'Für deine Wertung zählt es mit zwei Tipps als Niederlage.',
    notCounted: '-# Dieser Versuch zählt nicht.',
    next: 'Nächstes Rätsel',
    tryAgain: 'Noch ein Versuch',
    showSolution: 'Lösung zeigen',
    name: ({ title }) => `Rätsel: ${title}`,
    sureToResign: '**Dieses Rätsel aufgeben?** Deine Wertung bleibt gleich.',
    sureToFail: '**Dieses Rätsel aufgeben?** Deine Wertung ändert sich wie bei einem ungelösten Rätsel.',
    startAgain: 'Von vorn',
    startAgainUnsolved: 'Von vorn (zählt als ungelöst)',
    hint: 'Tipp',
  },
  refusals: {
    noPuzzle: 'Zu diesem Spiel gibt es hier keine Rätsel.',
    puzzleGone: 'Dieses Rätsel gibt es nicht mehr. Beende es mit `/aufgeben` und nimm mit `/rätsel` ein anderes.',
    puzzleAlone: 'Bei Rätseln hilft der Computer nicht. Drück stattdessen „Tipp“.',
  },
  stats: {
    provisional: ({ rating }) => `${rating} (vorläufig)`,
    solved: ({ rating, solved, tried, hinted }) =>
      `Rätsel: Wertung ${rating}, ${solved} von ${tried} gelöst${hinted > 0 ? ` (${hinted} mit Tipps)` : ''}`,
  },
};
