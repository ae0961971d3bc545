import type { Text } from '@longtable/kit';

export const SEAT_REFUSALS = {
  seatTaken: {
    en: 'All seats at this table are taken.',
    de: 'An diesem Tisch sind alle Plätze besetzt.',
  },
  alreadySeated: {
    en: 'You’re already at this table.',
    de: 'Du sitzt schon an diesem Tisch.',
  },
  alreadyAsked: {
    en: 'This player is already at the table or invited to it. Choose someone else.',
    de: 'Diese Person sitzt schon am Tisch oder ist eingeladen. Wähle jemand anderen.',
  },
  seatKept: {
    en: 'The free seat is reserved for someone who was invited. Start your own table with `/play`.',
    de: 'Der freie Platz ist für jemanden reserviert, der eingeladen wurde. Eröffne mit `/spielen` einen eigenen Tisch.',
  },
  notInvited: {
    en: 'Only the invited player can decline. The player who invited them can withdraw with `/leave`.',
    de: 'Ablehnen kann nur, wer eingeladen wurde. Wer eingeladen hat, kann mit `/verlassen` zurückziehen.',
  },
  begun: {
    en: 'This game has already started. Use `/resign` to resign, or `/pause` to ask for a pause.',
    de: 'Dieses Spiel hat schon begonnen. Mit `/aufgeben` gibst du auf, mit `/pausieren` bittest du um eine Pause.',
  },
  notYourStart: {
    en: 'Only the player who opened this table can start the game.',
    de: 'Nur wer diesen Tisch eröffnet hat, kann das Spiel starten.',
  },
  tooFew: {
    en: 'There aren’t enough players yet. Invite someone, or add a computer.',
    de: 'Es sind noch nicht genug Personen am Tisch. Lade jemanden ein oder füge einen Computer hinzu.',
  },
  notDue: {
    en: 'This table can keep waiting for players.',
    de: 'Dieser Tisch darf weiter auf Mitspieler warten.',
  },
  tooManyTables: {
    en: 'You’ve reached your table limit. Finish a game first: `/tables` lists yours.',
    de: 'Du hast die Höchstzahl an Tischen erreicht. Beende erst ein Spiel: `/tische` zeigt deine.',
  },
  serverFull: {
    en: 'This server has reached its table limit. You can open yours when a game ends.',
    de: 'Auf diesem Server ist die Höchstzahl an Tischen erreicht. Sobald ein Spiel endet, kannst du deins eröffnen.',
  },
  needsServer: {
    en: 'You can’t play against another person in a DM. Play this on a server, or play solo or against the computer here.',
    de: 'In Direktnachrichten kannst du nicht gegen andere spielen. Spiel das auf einem Server, oder spiel hier allein oder gegen den Computer.',
  },
  oneOpponent: {
    en: 'Choose an opponent or the computer, not both.',
    de: 'Wähle einen Gegner oder den Computer, nicht beides.',
  },
  needsOpponent: {
    en: 'This game needs a second player. Choose someone other than yourself.',
    de: 'Dieses Spiel braucht eine zweite Person. Wähle jemand anderen als Gegner.',
  },
  wrongSeats: {
    en: 'Line 5 of the file lists the wrong number of seats for this game.',
    de: 'Zeile 5 der Datei enthält die falsche Anzahl an Plätzen für dieses Spiel.',
  },
  placeTaken: {
    en: 'There’s already a table in this channel. Finish it, or open yours in another channel.',
    de: 'In diesem Kanal gibt es schon einen Tisch. Beendet das Spiel oder eröffne deinen Tisch in einem anderen Kanal.',
  },
  noThreads: {
    en: 'I’m not allowed to create threads in this channel. Open your table in another one.',
    de: 'Ich darf in diesem Kanal keine Threads erstellen. Eröffne deinen Tisch in einem anderen.',
  },
  requestGone: {
    en: 'Your request has expired. Use `/play` again.',
    de: 'Deine Anfrage ist abgelaufen. Nutze noch einmal `/spielen`.',
  },
  seedAlone: {
    en: 'If you choose the seed, you can work out every random event. Leave `seed` empty, or play solo or against the computer.',
    de: 'Wer den Seed wählt, kann alles Zufällige vorhersehen. Lass `seed` leer, oder spiel allein oder gegen den Computer.',
  },
  ratedAlone: {
    en: 'Rated games are played without hints. To play with hints, turn on the `hints` option of `/play`.',
    de: 'In gewerteten Spielen gibt es keine Tipps. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
  },
  ratedDesign: {
    en: 'This game is rated, so bring something built in. For your own, open an unrated game: `/play` with `rated: False`.',
    de: 'Dieses Spiel ist gewertet, also wähle ein mitgeliefertes Deck. Für ein eigenes eröffne ein nicht gewertetes Spiel: `/spielen` mit `gewertet: False`.',
  },
  gameUnknown: {
    en: 'This file is for a game that isn’t available here.',
    de: 'Diese Datei gehört zu einem Spiel, das es hier nicht gibt.',
  },
  gameWithheld: {
    en: 'This game isn’t available on this server. `/help` lists the ones that are.',
    de: 'Dieses Spiel ist auf diesem Server nicht verfügbar. `/hilfe` zeigt, welche es gibt.',
  },
  noComputer: {
    en: 'The computer can’t play this game. Claim the win, or give more time.',
    de: 'Der Computer kann dieses Spiel nicht spielen. Beanspruche den Sieg oder gib mehr Zeit.',
  },
  computerPlaysOn: {
    en: 'The computer declined the draw.',
    de: 'Der Computer hat das Remis abgelehnt.',
  },
  noProgram: {
    en: 'You have no program at this table. Add one while the table is waiting for players, or use the `program` option of `/play`.',
    de: 'Du hast kein Programm an diesem Tisch. Füge eines hinzu, solange der Tisch auf Mitspieler wartet, oder nutze bei `/spielen` die Option `programm`.',
  },
  programPlaysOn: {
    en: 'Programs don’t accept draws.',
    de: 'Programme nehmen kein Remis an.',
  },
  seatGone: {
    en: 'You no longer have this seat. Its owner gave it to someone else or requested a new secret.',
    de: 'Dieser Platz gehört dir nicht mehr: Er wurde weitergegeben, oder es wurde ein neuer Zugangscode angefordert.',
  },
  elsewhere: {
    en: 'You reconnected elsewhere, so this connection was closed.',
    de: 'Du hast dich an anderer Stelle neu verbunden, darum wurde diese Verbindung geschlossen.',
  },
  programsClosed: {
    en: 'Programs can’t connect at the moment. The operator of this bot can turn this on.',
    de: 'Programme können sich derzeit nicht verbinden. Wer diesen Bot betreibt, kann das freischalten.',
  },
  wrongSecret: {
    en: 'No seat matches this secret. A secret works once: reconnect with the token you received, or ask the program’s owner for a new secret.',
    de: 'Zu diesem Zugangscode gibt es keinen Platz. Jeder Code gilt nur einmal: Verbinde dich mit dem Token, das du bekommen hast, oder bitte um einen neuen Code.',
  },
} satisfies Record<string, Text>;
