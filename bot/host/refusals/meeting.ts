import type { Text } from '../../../games/kit/text.ts';

/** Refusals: the lobby and tournaments. */
export const MEETING = {
  noLobby: {
    en: 'This server has no channel for that yet. Those who manage it choose one with `/settings lobby`; until then open a table with `/play`.',
    de: 'Dafür hat dieser Server noch keinen Kanal. Wer ihn verwaltet, wählt einen mit `/einstellungen spielersuche`; bis dahin eröffne mit `/spielen` einen Tisch.',
  },
  alreadyLooking: {
    en: 'You already look for this game here. Withdraw that first, or wait until it lapses.',
    de: 'Dieses Spiel suchst du hier schon. Zieh das erst zurück oder warte, bis es verfällt.',
  },
  tooManyPosts: {
    en: 'You look for as many games as one person may. Withdraw one first.',
    de: 'Du suchst so viele Spiele, wie eine Person darf. Zieh erst eines zurück.',
  },
  postGone: {
    en: 'Somebody was faster, or this has lapsed. Look for a game of your own with `/lobby`.',
    de: 'Jemand war schneller, oder das ist verfallen. Such mit `/spielersuche` selbst ein Spiel.',
  },
  ownPost: {
    en: 'That is your own wish: somebody else has to come. “Withdraw” takes it back.',
    de: 'Das ist dein eigener Wunsch: Jemand anderes muss kommen. „Zurückziehen“ nimmt ihn zurück.',
  },
  notYourPost: {
    en: 'Only whoever looks for this game can withdraw it. “Play” takes it up.',
    de: 'Zurückziehen kann nur, wer dieses Spiel sucht. „Spielen“ nimmt es an.',
  },
  theyAreBusy: {
    en: 'Whoever looks for this game has no room at any more tables just now. Try again later.',
    de: 'Wer dieses Spiel sucht, hat gerade an keinem Tisch mehr Platz. Versuch es später noch einmal.',
  },
  noTournament: {
    en: 'I find no such tournament here. Open one with `/tournament open`.',
    de: 'So ein Turnier finde ich hier nicht. Eröffne eines mit `/turnier eröffnen`.',
  },
  severalTournaments: {
    en: 'This server has several tournaments. Choose one from the list of `which`.',
    de: 'Auf diesem Server laufen mehrere Turniere. Wähle eines aus der Liste von `welches`.',
  },
  tooManyTournaments: {
    en: 'This server has as many tournaments as it may have. As soon as one is over there is room for yours.',
    de: 'Auf diesem Server laufen so viele Turniere, wie er haben darf. Sobald eines endet, ist Platz für deines.',
  },
  tournamentBegun: {
    en: 'This tournament has begun, so nobody can join any more.',
    de: 'Dieses Turnier hat begonnen, niemand kann mehr dazukommen.',
  },
  tournamentOver: {
    en: 'This tournament is over.',
    de: 'Dieses Turnier ist zu Ende.',
  },
  tournamentFull: {
    en: 'This tournament is full.',
    de: 'Dieses Turnier ist voll.',
  },
  alreadyEntered: {
    en: 'You already take part in this tournament.',
    de: 'Du nimmst an diesem Turnier schon teil.',
  },
  notEntered: {
    en: 'You do not take part in this tournament.',
    de: 'Du nimmst an diesem Turnier nicht teil.',
  },
  notOrganiser: {
    en: 'Only whoever opened this tournament, or somebody who manages the server, can start it.',
    de: 'Starten kann dieses Turnier nur, wer es eröffnet hat oder den Server verwaltet.',
  },
  notYoursToCancel: {
    en: 'Only whoever opened this tournament, or somebody who manages the server, can call it off. `/tournament withdraw` takes you out of it.',
    de: 'Absagen kann dieses Turnier nur, wer es eröffnet hat oder den Server verwaltet. Mit `/turnier zurückziehen` machst du selbst nicht mehr mit.',
  },
  tooFewEntrants: {
    en: 'A tournament needs two people at least. Wait until more have joined.',
    de: 'Ein Turnier braucht mindestens zwei Leute. Warte, bis mehr dazugekommen sind.',
  },
  pairingTaken: {
    en: 'This game of the tournament has its table already.',
    de: 'Diese Partie des Turniers hat schon ihren Tisch.',
  },
} satisfies Record<string, Text>;
