import type { Text } from '@longtable/kit';

export const LOBBY_REFUSALS = {
  noLobby: {
    en: 'This server has no lobby channel yet. A server admin can set one with `/settings lobby`. Until then, open a table with `/play`.',
    de: 'Dieser Server hat noch keinen Kanal für die Spielersuche. Die Serververwaltung kann mit `/einstellungen spielersuche` einen festlegen. Bis dahin eröffne mit `/spielen` einen Tisch.',
  },
  noSuchRules: {
    en: 'This game has no such rules. Choose `rules` from the list, or leave it out to play the original.',
    de: 'Diese Regeln hat das Spiel nicht. Wähle `regeln` aus der Liste oder lass es weg, um das Original zu spielen.',
  },
  alreadyLooking: {
    en: 'You’re already looking for this game here. Withdraw that challenge first, or wait until it expires.',
    de: 'Du suchst hier schon nach diesem Spiel. Zieh das Gesuch erst zurück oder warte, bis es abläuft.',
  },
  provisional: {
    en: 'Your rating is still provisional. It counts after enough rated games, once three different opponents have won or drawn against you.',
    de: 'Deine Wertung ist noch vorläufig. Sie zählt nach genügend gewerteten Spielen, sobald drei verschiedene Personen gegen dich gewonnen oder unentschieden gespielt haben.',
  },
  tooManyPosts: {
    en: 'You’ve reached the limit for open challenges. Withdraw one first.',
    de: 'Du hast die Höchstzahl offener Gesuche erreicht. Zieh erst eines zurück.',
  },
  postGone: {
    en: 'Someone was faster, or this has expired. Post your own challenge with `/lobby`.',
    de: 'Jemand war schneller, oder das Gesuch ist abgelaufen. Veröffentliche mit `/spielersuche` ein eigenes.',
  },
  ownPost: {
    en: 'That’s your own challenge, so someone else has to accept it. Press “Withdraw” to remove it.',
    de: 'Das ist dein eigenes Gesuch: Jemand anderes muss es annehmen. Mit „Zurückziehen“ löschst du es.',
  },
  alreadyComing: {
    en: 'You’re already in. Press “Withdraw” if you’ve changed your mind.',
    de: 'Du bist schon dabei. Mit „Zurückziehen“ sagst du wieder ab.',
  },
  notYourPost: {
    en: 'Only the player who posted this can withdraw it.',
    de: 'Nur wer das Gesuch veröffentlicht hat, kann es zurückziehen.',
  },
  theyAreBusy: {
    en: 'Someone in this challenge has reached their table limit. Try again later.',
    de: 'Jemand in diesem Gesuch hat gerade die Höchstzahl an Tischen erreicht. Versuch es später noch einmal.',
  },
  noTournament: {
    en: 'I can’t find that tournament here. Create one with `/tournament create`.',
    de: 'Dieses Turnier finde ich hier nicht. Erstelle eines mit `/turnier erstellen`.',
  },
  severalTournaments: {
    en: 'This server has several tournaments. Choose one with the `tournament` option.',
    de: 'Auf diesem Server laufen mehrere Turniere. Wähle eines mit der Option `turnier`.',
  },
  tooManyTournaments: {
    en: 'This server has reached its tournament limit. You can create yours when one ends.',
    de: 'Auf diesem Server laufen schon so viele Turniere wie erlaubt. Sobald eines endet, ist Platz für deines.',
  },
  tournamentBegun: {
    en: 'This tournament has already started, so you can’t join.',
    de: 'Dieses Turnier hat schon begonnen, du kannst nicht mehr teilnehmen.',
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
    en: 'Only the organiser or a server admin can start this tournament.',
    de: 'Nur wer das Turnier organisiert oder die Serververwaltung kann es starten.',
  },
  notYoursToCancel: {
    en: 'Only the organiser or a server admin can cancel this tournament. To leave it yourself, use `/tournament withdraw`.',
    de: 'Nur wer das Turnier organisiert oder die Serververwaltung kann es absagen. Mit `/turnier zurückziehen` ziehst du dich selbst zurück.',
  },
  notYoursToAnnounce: {
    en: 'Only the organiser or a server admin can announce this tournament.',
    de: 'Nur wer das Turnier organisiert oder die Serververwaltung kann es ankündigen.',
  },
  tooLateToAnnounce: {
    en: 'This tournament has already started, so it can’t be announced any more.',
    de: 'Dieses Turnier hat schon begonnen und kann nicht mehr angekündigt werden.',
  },
  alreadyAnnounced: {
    en: 'This tournament is already announced as an event.',
    de: 'Dieses Turnier ist schon ein Event dieses Servers.',
  },
  swissOnly: {
    en: 'Tables of more than two play Swiss. Choose that format, or set `players` to 2.',
    de: 'An Tischen für mehr als zwei wird nach Schweizer System gespielt. Wähle dieses Format, oder setz `spieler` auf 2.',
  },
  tooManyOwnTournaments: {
    en: 'You’ve reached the limit for tournaments you organise. Finish or cancel one first.',
    de: 'Du organisierst schon so viele Turniere wie erlaubt. Beende eines oder sage eines ab.',
  },
  pairingTaken: {
    en: 'This tournament game already has a table.',
    de: 'Diese Turnierpartie hat schon einen Tisch.',
  },
} satisfies Record<string, Text>;
