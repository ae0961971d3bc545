import type { TournamentsWords } from './en.ts';

export const de: TournamentsWords = {
  terms: {
    swiss: 'Schweizer System',
    roundRobin: 'jeder gegen jeden',
    singleElimination: 'K.-o.-System',
    tiebreaksModifiedMedianYour:
      'Feinwertung: Punkte der Gegner ohne den besten und schlechtesten (Modified Median), dann die Wertung zu Beginn. Ein Freilos zählt als Sieg.',
    tiebreaksSonnebornBergerPointsOf:
      'Feinwertung: Sonneborn-Berger (Punkte der Besiegten, bei Unentschieden die Hälfte), dann die Wertung zu Beginn. Wer sich vor der Hälfte seiner Partien zurückzieht, zählt nicht mit; danach gewinnst du kampflos.',
    loseAndYoureOutAfterADrawThe:
      'Wer verliert, ist draußen. Nach einem Unentschieden kommt weiter, wer zu Beginn höher gesetzt war; auch Freilose richten sich danach.',
    multiplayerTiebreaks:
      'Feinwertung: Punkte deiner Gegner im Durchschnitt, dann die Wertung zu Beginn. Ein Freilos zählt als erster Platz.',
    eachRoundLastsUpToWhenItEndsThe: ({ value, isMultiplayer }) =>
      `Eine Runde dauert höchstens **${value}**. Danach ${isMultiplayer ? 'wird Letzter' : 'verliert'}, wer am Zug ist.`,
    timePerTurn: ({ turn }) => `Bedenkzeit pro Zug: **${turn}**`,
    rated: 'Gewertet',
    unrated: 'Nicht gewertet',
    atLeastPlayers: ({ least }) => `Mindestens **${least}** Teilnehmende`,
    tablesOf: ({ most }) => `**${most}** an einem Tisch`,
    tablesOfOrFewerSoThatEveryone: ({ most }) => `**${most}** an einem Tisch, oder weniger, damit alle spielen`,
    firstPlaceIsWorthPointsLastPlace: ({ full }) =>
      `Der erste Platz bringt **${full} Punkte**, der letzte keinen. Bei Gleichstand wird geteilt.`,
  },
  table: {
    bye: '(Freilos)',
  },
  board: {
    start: 'Starten',
    head: 'Turnier',
    aside: ({ count, rounds }) => `Runde ${count} von ${rounds}`,
    words: ({ value }) => `Runde ${value + 1}`,
    winsTheTournament: ({ who }) => `**${who} gewinnt das Turnier.**`,
    cancelled: '**Das Turnier wurde abgesagt.** Laufende Partien könnt ihr noch zu Ende spielen.',
    neverBegan: 'Es hat nie begonnen.',
    count: ({ count }) => `Teilnehmende (${count})`,
    lapse: ({ soon }) => `-# Wird ${soon} geschlossen, wenn es niemand startet.`,
    withdrawn: ({ names }) => `-# Nicht mehr dabei: ${names}.`,
    headWithNow: ({ now, all, until }) => `**Runde ${now} von ${all}** · endet ${until}`,
    bye: 'Freilos',
    sitsOut: 'setzt aus',
    out: 'zurückgezogen',
    andMore: ({ count }) => `-# … und ${count} weitere`,
    allStandings: 'Gesamte Tabelle',
  },
  event: {
    name: ({ title }) => `Turnier: ${title}`,
    join: ({ way }) => `Hier kannst du mitspielen: ${way}`,
    inAnHour: 'In einer Stunde',
    tomorrowAtThisTime: 'Morgen um diese Zeit',
    in3Days: 'In 3 Tagen',
    inAWeek: 'In einer Woche',
    when: 'Wann soll das Turnier beginnen? Das gilt nur für das Event, starten musst du es selbst.',
    done: 'Das Turnier ist jetzt als Event dieses Servers angekündigt.',
  },
  actions: {
    youveJoinedTheTournament: 'Du nimmst am Turnier teil.',
    youveWithdrawnFromTheTournament: 'Du hast dich aus dem Turnier zurückgezogen.',
    theTournamentHasStarted: 'Das Turnier hat begonnen.',
    theTournamentWasCancelled: 'Das Turnier wurde abgesagt.',
    notYet: 'Okay, es können noch weitere teilnehmen. Drück „Starten“, wenn es losgehen soll.',
    announce: 'Als Event ankündigen',
    opened: 'Das Turnier ist eröffnet. Möchtest du auch mitspielen? Starte es, wenn genug teilnehmen.',
    startWithPlayers: ({ count }) => `**Mit ${count} Teilnehmenden starten?**`,
    notYet2: 'Noch nicht',
    rounds: ({ isOne, rounds }) => (isOne ? '1 Runde' : `${rounds} Runden`),
    cancelQuestion:
      'Dieses Turnier absagen? Es gibt keine weiteren Runden, niemand gewinnt, und alle Teilnehmenden werden benachrichtigt.',
    cancel: 'Absagen',
    round: ({ value }) => `**Runde ${value + 1}**`,
    link: 'Zum Turnier',
    over: 'zu Ende',
  },
};
