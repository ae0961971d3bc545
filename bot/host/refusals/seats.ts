import type { Text } from '../../../games/kit/text.ts';

/** Refusals: opening a table and sitting down at it. */
export const SEATS = {
  seatTaken: {
    en: 'All seats at this table are taken.',
    de: 'An diesem Tisch sind alle Plätze besetzt.',
  },
  alreadySeated: {
    en: 'You already sit at this table.',
    de: 'Du sitzt schon an diesem Tisch.',
  },
  alreadyAsked: {
    en: 'This person already sits at the table or is asked to. Choose somebody else.',
    de: 'Diese Person sitzt schon am Tisch oder ist eingeladen. Wähle jemand anderen.',
  },
  seatKept: {
    en: 'The free seat is kept for somebody who was invited. Start a table of your own with `/play`.',
    de: 'Der freie Platz ist für jemanden reserviert, der eingeladen wurde. Eröffne mit `/spielen` einen eigenen Tisch.',
  },
  notInvited: {
    en: 'Only the person who was invited can decline. Whoever invited can withdraw with `/leave`.',
    de: 'Ablehnen kann nur, wer eingeladen wurde. Wer eingeladen hat, kann mit `/aufstehen` zurückziehen.',
  },
  begun: {
    en: 'This game has begun. You can give it up with `/resign`, or propose a break with `/pause`.',
    de: 'Dieses Spiel hat begonnen. Mit `/aufgeben` gibst du es auf, mit `/pause` schlägst du eine Pause vor.',
  },
  notDue: {
    en: 'This table may go on waiting for its players.',
    de: 'Dieser Tisch darf weiter auf Mitspieler warten.',
  },
  tooManyTables: {
    en: 'You sit at as many tables as one person may. Finish a game first: `/tables` lists yours.',
    de: 'Du sitzt an so vielen Tischen, wie eine Person darf. Spiel erst eines zu Ende: `/tische` nennt deine.',
  },
  serverFull: {
    en: 'This server has as many tables as it may have. As soon as one game is over there is room for yours.',
    de: 'Auf diesem Server stehen so viele Tische, wie er haben darf. Sobald ein Spiel endet, ist Platz für deines.',
  },
  needsServer: {
    en: 'Two cannot meet in a direct message. Play this in a server, or something for one here: alone or against the computer.',
    de: 'Zu zweit geht es in Direktnachrichten nicht. Spiel das auf einem Server, oder hier etwas allein oder gegen den Computer.',
  },
  oneOpponent: {
    en: 'Name a person or the computer, not both.',
    de: 'Nenne eine Person oder den Computer, nicht beide.',
  },
  needsOpponent: {
    en: 'This game needs another person: name an opponent who is not you.',
    de: 'Dieses Spiel braucht eine zweite Person: nenne jemand anderen als Gegner.',
  },
  wrongSeats: {
    en: 'Line 5 of the file names more or fewer seats than the game has.',
    de: 'Zeile 5 der Datei nennt mehr oder weniger Plätze, als das Spiel hat.',
  },
  placeTaken: {
    en: 'A table already stands here. Finish it, or start yours in another channel.',
    de: 'Hier steht schon ein Tisch. Spielt ihn zu Ende oder eröffne deinen in einem anderen Kanal.',
  },
  noThreads: {
    en: 'I may not open threads in this channel. Start your table in another one.',
    de: 'Ich darf in diesem Kanal keine Threads eröffnen. Eröffne deinen Tisch in einem anderen.',
  },
  requestGone: {
    en: 'I did not keep your request that long. Ask again with `/play`.',
    de: 'So lange habe ich deine Anfrage nicht aufgehoben. Frag noch einmal mit `/spielen`.',
  },
  seedAlone: {
    en: 'Whoever sets the seed knows what chance will bring. Leave `seed` out, or play alone or against the computer.',
    de: 'Wer den Seed bestimmt, weiß, was der Zufall bringt. Lass `seed` weg, oder spiel allein oder gegen den Computer.',
  },
  ratedAlone: {
    en: 'This game is rated, so everybody plays it alone. For a game with hints open a table with `/play … help:True`.',
    de: 'Dieses Spiel zählt für die Wertung, darum spielen es alle ohne Hilfe. Für ein Spiel mit Tipps eröffne einen Tisch mit `/spielen … hilfe:True`.',
  },
  gameUnknown: {
    en: 'The game of this file is not on the shelf.',
    de: 'Das Spiel dieser Datei steht nicht im Regal.',
  },
  gameWithheld: {
    en: 'This game is not played in this server. `/help` lists those that are.',
    de: 'Dieses Spiel wird auf diesem Server nicht gespielt. `/hilfe` nennt die anderen.',
  },
  noComputer: {
    en: 'The computer cannot play this game. Claim the win or give more time.',
    de: 'Dieses Spiel kann der Computer nicht. Beanspruche den Sieg oder gib mehr Zeit.',
  },
  computerPlaysOn: {
    en: 'The computer does not agree to a draw and plays on.',
    de: 'Der Computer nimmt kein Remis an und spielt weiter.',
  },
  noProgram: {
    en: 'You have no program at this table. Seat one while the table waits for players, or with `/play … seat:program`.',
    de: 'Du hast kein Programm an diesem Tisch. Setz eines dazu, solange der Tisch auf Mitspieler wartet, oder mit `/spielen … platz:program`.',
  },
  programPlaysOn: {
    en: 'Programs do not agree to a draw and play on.',
    de: 'Programme nehmen kein Remis an und spielen weiter.',
  },
  seatGone: {
    en: 'This seat is not yours any more: whoever seated you has given it to somebody else or asked for a new secret.',
    de: 'Dieser Platz gehört dir nicht mehr: Wer dich gesetzt hat, hat ihn weitergegeben oder ein neues Geheimnis verlangt.',
  },
  elsewhere: {
    en: 'You have come back on another connection, so this one ends.',
    de: 'Du bist auf einer anderen Verbindung wiedergekommen, darum endet diese.',
  },
  programsClosed: {
    en: 'Programs are not let in at present. Whoever runs Longtable can open the door to them.',
    de: 'Programme werden zurzeit nicht eingelassen. Wer Longtable betreibt, kann ihnen die Tür öffnen.',
  },
  wrongSecret: {
    en: 'No seat waits for this secret. Each is good for one first connection: come back with the token that it was answered with, or let whoever seated the program ask for a new secret.',
    de: 'Auf dieses Geheimnis wartet kein Platz. Jedes gilt für eine erste Verbindung: Komm mit dem Token wieder, das die Antwort darauf war, oder lass dir von dem, der das Programm gesetzt hat, ein neues geben.',
  },
} satisfies Record<string, Text>;
