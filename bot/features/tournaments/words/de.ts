import { german } from '@longtable/kit';
import type { TournamentsWords } from './en.ts';

export const de: TournamentsWords = {
  terms: {
    round: ({ duration, isMultiplayer }) =>
      `Eine Runde dauert höchstens **${duration}**. Ist ein Spiel dann nicht zu Ende, ${isMultiplayer ? 'wird Letzter' : 'verliert'}, wer am Zug ist.`,
    time: ({ duration }) => `Bedenkzeit pro Zug: **${duration}**`,
    rated: 'Gewertet',
    unrated: 'Nicht gewertet',
    minPlayers: ({ least }) => `Mindestens **${least}** Teilnehmende`,
    swaps: ({ isKnockout }) =>
      `Jede Paarung hat **Hin- und Rückspiel**, ein Sieg zählt einen Punkt.${isKnockout ? ' Bei Gleichstand entscheidet ein drittes Spiel mit fairem Start.' : ''}`,
    tablesOf: ({ most }) => `**${most}** an einem Tisch`,
    tablesUpTo: ({ most }) => `**${most}** an einem Tisch, oder weniger, damit alle spielen`,
    points: ({ points }) =>
      `Der erste Platz bringt **${german.count(points, 'Punkt', 'Punkte')}**, der letzte keinen. Bei Gleichstand wird geteilt.`,
  },
  formats: {
    swiss: 'Schweizer System',
    robin: 'jeder gegen jeden',
    knockout: 'K.-o.-System',
  },
  tiebreaks: {
    swiss:
      'Feinwertung: Punkte der Gegner ohne den besten und schlechtesten (Modified Median), dann die Wertung zu Beginn. Ein Freilos zählt als Sieg.',
    robin:
      'Feinwertung: Sonneborn-Berger (Punkte der Besiegten, bei Unentschieden die Hälfte), dann die Wertung zu Beginn. Zieht sich jemand vor der Hälfte der eigenen Spiele zurück, zählt keines davon. Bei einem späteren Rückzug gewinnen die restlichen Gegner kampflos.',
    knockout:
      'Wer verliert, ist draußen. Nach einem Unentschieden kommt weiter, wer zu Beginn höher gesetzt war; auch Freilose richten sich danach.',
    decider:
      'Wer verliert, ist draußen. Endet auch das dritte Spiel unentschieden, kommt weiter, wer zu Beginn höher gesetzt war; auch Freilose richten sich danach.',
    multiplayer:
      'Feinwertung: Punkte deiner Gegner im Durchschnitt, dann die Wertung zu Beginn. Ein Freilos zählt halb so viel wie ein erster Platz.',
  },
  board: {
    toTournament: 'Zurück zum Turnier',
    roundTitle: ({ round, game }) =>
      `Turnier, Runde ${round}${game === undefined ? '' : `, ${['Hinspiel', 'Rückspiel'][game] ?? 'Entscheidungsspiel'}`}`,
    score: ({ names, points }) => `Stand: ${names[0]} ${points.join(':')} ${names[1]}.`,
    byeInBrackets: '(Freilos)',
    start: 'Starten',
    title: ({ title, format }) => `**Turnier: ${title}** · ${format}`,
    roundOf: ({ round, rounds }) => `Runde ${round} von ${rounds}`,
    pairing: ({ round, names }) => `Runde ${round}: ${names}`,
    winner: ({ name, points, others }) =>
      [
        `**${name} gewinnt das Turnier${points === undefined ? '' : ` mit ${points === '1' ? '1 Punkt' : `${points} Punkten`}`}.**`,
        ...others.map(
          (other, index) =>
            `${['Zweiter Platz', 'Dritter Platz'][index]}: ${other.name}${other.points === undefined ? '' : ` (${other.points})`}.`,
        ),
      ].join(' '),
    against: 'Gegen',
    inRound: 'Runde',
    sum: 'Pkt',
    tiebreak: ({ points }) => `(Feinwertung ${points})`,
    cancelled: '**Das Turnier wurde abgesagt.** Laufende Spiele könnt ihr noch zu Ende spielen.',
    neverStarted: 'Es hat nie begonnen.',
    players: ({ names }) => `Teilnehmende (${names.length}): ${german.list(names) || '–'}`,
    expires: ({ when }) => `-# Wird ${when} geschlossen, wenn es niemand startet.`,
    withdrawn: ({ names }) => `-# Nicht mehr dabei: ${german.list(names)}.`,
    round: ({ round, rounds, ends }) => `**Runde ${round} von ${rounds}** · endet ${ends}`,
    bye: ({ name }) => `${name}: Freilos`,
    sitsOut: ({ name }) => `${name}: setzt aus`,
    hasWithdrawn: 'zurückgezogen',
    blocked: '**Die Spiele dieser Runde warten noch.**',
    andMore: ({ count }) => `-# … und ${count} weitere`,
    allStandings: 'Gesamte Tabelle',
  },
  event: {
    name: ({ title }) => `Turnier: ${title}`,
    join: ({ link }) => `Hier kannst du teilnehmen: ${link}`,
    when: 'Wann soll das Turnier beginnen? Das gilt nur für das Event, starten musst du es selbst.',
    done: 'Das Turnier ist jetzt als Event dieses Servers angekündigt.',
  },
  times: {
    hour: 'In einer Stunde',
    day: 'Morgen um diese Zeit',
    threeDays: 'In 3 Tagen',
    week: 'In einer Woche',
  },
  actions: {
    postponed: 'Okay, es können noch weitere teilnehmen. Drück „Starten“, wenn es losgehen soll.',
    announce: 'Als Event ankündigen',
    opened: 'Das Turnier ist eröffnet. Möchtest du auch mitspielen? Starte es, sobald genug Personen teilnehmen.',
    sureToStart: ({ players }) => `**Mit ${players} Teilnehmenden starten?**`,
    notYet: 'Noch nicht',
    rounds: ({ rounds }) => german.count(rounds, 'Runde', 'Runden'),
    sureToCancel:
      'Dieses Turnier absagen? Es gibt keine weiteren Runden, niemand gewinnt, und alle Teilnehmenden werden benachrichtigt.',
    cancel: 'Absagen',
    round: ({ round }) => `**Runde ${round}**`,
    link: 'Zum Turnier',
    over: 'zu Ende',
  },
  done: {
    join: 'Du nimmst am Turnier teil.',
    withdraw: 'Du hast dich aus dem Turnier zurückgezogen.',
    begin: 'Das Turnier hat begonnen.',
    sure: 'Das Turnier wurde abgesagt.',
  },
  log: {
    opened: ({ by, title, channel }) => `<@${by}> hat in <#${channel}> ein Turnier eröffnet: **${title}**.`,
    begin: ({ by, title, channel }) => `<@${by}> hat in <#${channel}> ein Turnier gestartet: **${title}**.`,
    sure: ({ by, title, channel }) => `<@${by}> hat in <#${channel}> ein Turnier abgesagt: **${title}**.`,
    announced: ({ by, title, channel }) =>
      `<@${by}> hat ein Turnier in <#${channel}> als Event angekündigt: **${title}**.`,
  },
  cannotContinue: ({ channel, why }) => `Ein Turnier in <#${channel}> kann nicht weitergehen. ${why}`,
  settings: {
    roles: 'Wer Turniere erstellen kann',
    question: 'Welche Rollen können Turniere erstellen? Ohne Auswahl alle. Die Serververwaltung kann es immer.',
  },
  refusals: {
    noTournament: 'Dieses Turnier finde ich hier nicht. Erstelle eines mit `/turnier erstellen`.',
    severalTournaments: 'Auf diesem Server laufen mehrere Turniere. Wähle eines mit der Option `turnier`.',
    tooManyTournaments:
      'Auf diesem Server laufen schon so viele Turniere wie erlaubt. Sobald eines endet, ist Platz für deines.',
    tournamentBegun: 'Dieses Turnier hat schon begonnen, du kannst nicht mehr teilnehmen.',
    tournamentRunning: 'Dieses Turnier hat schon begonnen.',
    tournamentOver: 'Dieses Turnier ist zu Ende.',
    tournamentFull: 'Dieses Turnier ist voll.',
    alreadyEntered: 'Du nimmst an diesem Turnier schon teil.',
    notEntered: 'Du nimmst an diesem Turnier nicht teil.',
    notOrganiser: 'Nur wer das Turnier organisiert oder den Server verwaltet, kann es starten.',
    notYoursToCancel:
      'Nur wer das Turnier organisiert oder den Server verwaltet, kann es absagen. Mit `/turnier zurückziehen` ziehst du dich selbst zurück.',
    notYoursToAnnounce: 'Nur wer das Turnier organisiert oder den Server verwaltet, kann es ankündigen.',
    tooLateToAnnounce: 'Dieses Turnier hat schon begonnen und kann nicht mehr angekündigt werden.',
    alreadyAnnounced: 'Dieses Turnier ist schon als Event angekündigt.',
    swissOnly:
      'An Tischen für mehr als zwei wird nach Schweizer System gespielt. Wähle dieses Format, oder setz `spieler` auf 2.',
    tooManyOwnTournaments: 'Du organisierst schon so viele Turniere wie erlaubt. Beende eines oder sag eines ab.',
    pairingTaken: 'Dieses Turnierspiel hat schon einen Tisch.',
  },
  tooFewEntrants: ({ least }) => `Dieses Turnier braucht mindestens ${least} Teilnehmende. Warte, bis mehr dabei sind.`,
  withdraw: 'Zurückziehen',
};
