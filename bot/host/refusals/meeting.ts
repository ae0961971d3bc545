import type { Text } from '../../../games/kit/text.ts';

/** What the house does not do: the lobby and tournaments. */
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
    en: 'You’ve reached the limit for open challenges. Withdraw one first.',
    de: 'Du hast die Höchstzahl offener Gesuche erreicht. Zieh erst eines zurück.',
  },
  postGone: {
    en: 'Someone was faster, or this has expired. Post your own challenge with `/lobby`.',
    de: 'Jemand war schneller, oder das ist verfallen. Such mit `/spielersuche` selbst ein Spiel.',
  },
  ownPost: {
    en: 'That is your own wish: somebody else has to come. “Withdraw” takes it back.',
    de: 'Das ist dein eigenes Gesuch: Jemand anderes muss es annehmen. Mit „Zurückziehen“ löschst du es.',
  },
  notYourPost: {
    en: 'Only the player who posted this can withdraw it. Press “Play” to accept.',
    de: 'Zurückziehen kann nur, wer dieses Spiel sucht. „Spielen“ nimmt es an.',
  },
  theyAreBusy: {
    en: 'Whoever looks for this game has no room at any more tables just now. Try again later.',
    de: 'Wer dieses Spiel sucht, hat gerade an keinem Tisch mehr Platz. Versuch es später noch einmal.',
  },
  noTournament: {
    en: 'I can’t find that tournament here. Open one with `/tournament create`.',
    de: 'So ein Turnier finde ich hier nicht. Eröffne eines mit `/turnier erstellen`.',
  },
  severalTournaments: {
    en: 'This server has several tournaments. Choose one from the list of `which`.',
    de: 'Auf diesem Server laufen mehrere Turniere. Wähle eines aus der Liste von `welches`.',
  },
  tooManyTournaments: {
    en: 'This server has as many tournaments as it may have. As soon as one is over there is room for yours.',
    de: 'Auf diesem Server laufen schon so viele Turniere wie erlaubt. Sobald eines endet, ist Platz für deines.',
  },
  tournamentBegun: {
    en: 'This tournament has already started, so you can’t join.',
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
    en: 'You’re already in this tournament.',
    de: 'Du nimmst an diesem Turnier schon teil.',
  },
  notEntered: {
    en: 'You’re not in this tournament.',
    de: 'Du nimmst an diesem Turnier nicht teil.',
  },
  notOrganiser: {
    en: 'Only whoever opened this tournament, or somebody who manages the server, can start it.',
    de: 'Starten kann dieses Turnier nur, wer es eröffnet hat oder den Server verwaltet.',
  },
  notYoursToCancel: {
    en: 'Only the organiser or a server admin can cancel this tournament. To leave it yourself, use `/tournament withdraw`.',
    de: 'Absagen kann dieses Turnier nur, wer es eröffnet hat oder den Server verwaltet. Mit `/turnier zurückziehen` machst du selbst nicht mehr mit.',
  },
  tooFewEntrants: {
    en: 'A tournament needs at least two players. Wait for more to join.',
    de: 'Ein Turnier braucht mindestens zwei Leute. Warte, bis mehr dazugekommen sind.',
  },
  pairingTaken: {
    en: 'This tournament game already has a table.',
    de: 'Diese Partie des Turniers hat schon ihren Tisch.',
  },
} satisfies Record<string, Text>;
