import type { Refusal } from '../../../games/kit/game.ts';
import type { Text } from '../../../games/kit/text.ts';

/** Something the house does not do, with a code for programs and a sentence for the person. */
export interface Refused {
  readonly refused: Refusal;
}

/** Every sentence of the house, by its code. */
export const SENTENCES = {
  noTable: {
    en: 'This table is not there any more. Start a new one with `/play`.',
    de: 'Diesen Tisch gibt es nicht mehr. Eröffne mit `/spielen` einen neuen.',
  },
  nothingHere: {
    en: 'No table stands here. Start one with `/play`.',
    de: 'Hier steht kein Tisch. Eröffne mit `/spielen` einen.',
  },
  gameGone: {
    en: 'This game is not on the shelf any more, so the table cannot go on.',
    de: 'Dieses Spiel steht nicht mehr im Regal, der Tisch kann nicht weiterspielen.',
  },
  setAside: {
    en: 'The record of this table is damaged. It was set aside and the operator has been told; all other tables go on. Start a new one with `/play`.',
    de: 'Die Aufzeichnung dieses Tisches ist beschädigt. Er wurde beiseitegestellt und der Betreiber verständigt; alle anderen Tische spielen weiter. Eröffne mit `/spielen` einen neuen.',
  },
  newer: {
    en: 'A newer Longtable has written this. The operator has to bring this one up to date; nothing is lost.',
    de: 'Das hat ein neueres Longtable geschrieben. Wer Longtable betreibt, muss dieses hier aktualisieren; nichts ist verloren.',
  },
  rulesChanged: {
    en: 'The rules of this game have changed so much that this table cannot go on. Start a new one with `/play`.',
    de: 'Die Regeln dieses Spiels haben sich so sehr geändert, dass dieser Tisch nicht weitergeht. Eröffne mit `/spielen` einen neuen.',
  },
  logDamaged: {
    en: 'A part of this game’s moves is damaged, so it cannot be shown again.',
    de: 'Ein Teil der Züge dieses Spiels ist beschädigt; es lässt sich nicht noch einmal zeigen.',
  },
  seedAlone: {
    en: 'Whoever sets the seed knows what chance will bring. Leave `seed` out, or play alone or against the computer.',
    de: 'Wer den Seed bestimmt, weiß, was der Zufall bringt. Lass `seed` weg, oder spiel allein oder gegen den Computer.',
  },
  otherServer: {
    en: 'This table belongs to another server. Take it to a channel there.',
    de: 'Dieser Tisch gehört zu einem anderen Server. Stell ihn dort in einen Kanal.',
  },
  notYourTable: {
    en: 'You do not sit at this table. Start one of your own with `/play`.',
    de: 'Du sitzt nicht an diesem Tisch. Eröffne mit `/spielen` einen eigenen.',
  },
  notYourTurn: {
    en: 'It is not your turn yet.',
    de: 'Du bist noch nicht am Zug.',
  },
  notStarted: {
    en: 'This table still waits for players. You can leave it with `/leave`.',
    de: 'Dieser Tisch wartet noch auf Mitspieler. Mit `/aufstehen` kannst du gehen.',
  },
  over: {
    en: 'This game is over. Start a new one with `/play`.',
    de: 'Dieses Spiel ist zu Ende. Eröffne mit `/spielen` ein neues.',
  },
  paused: {
    en: 'This game is paused. Either player may go on with `/resume`.',
    de: 'Dieses Spiel ist unterbrochen. Mit `/fortsetzen` geht es weiter; das kann jede Seite.',
  },
  tooLong: {
    en: 'That line is too long for any move.',
    de: 'Diese Zeile ist zu lang für einen Zug.',
  },
  stale: {
    en: 'The board has moved on. Here is how it stands now:',
    de: 'Das Brett ist schon weiter. So steht es jetzt:',
  },
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
  noThreads: {
    en: 'I may not open threads in this channel. Start your table in another one.',
    de: 'Ich darf in diesem Kanal keine Threads eröffnen. Eröffne deinen Tisch in einem anderen.',
  },
  requestGone: {
    en: 'I did not keep your request that long. Ask again with `/play`.',
    de: 'So lange habe ich deine Anfrage nicht aufgehoben. Frag noch einmal mit `/spielen`.',
  },
  stillPlaying: {
    en: 'This game still goes on. Finish it before the rematch.',
    de: 'Dieses Spiel läuft noch. Spielt es vor der Revanche zu Ende.',
  },
  notPaused: {
    en: 'This game is not paused.',
    de: 'Dieses Spiel ist nicht unterbrochen.',
  },
  noDraws: {
    en: 'This game knows no draw by agreement. Play on, or give up with `/resign`.',
    de: 'Dieses Spiel kennt kein Remis nach Vereinbarung. Spiel weiter oder gib mit `/aufgeben` auf.',
  },
  computerPlaysOn: {
    en: 'The computer does not agree to a draw and plays on.',
    de: 'Der Computer nimmt kein Remis an und spielt weiter.',
  },
  programPlaysOn: {
    en: 'Programs do not agree to a draw and play on.',
    de: 'Programme nehmen kein Remis an und spielen weiter.',
  },
  noProgram: {
    en: 'You have no program at this table. Seat one while the table waits for players, or with `/play … seat:program`.',
    de: 'Du hast kein Programm an diesem Tisch. Setz eines dazu, solange der Tisch auf Mitspieler wartet, oder mit `/spielen … platz:program`.',
  },
  seatGone: {
    en: 'This seat is not yours any more: whoever seated you has given it to somebody else or asked for a new secret.',
    de: 'Dieser Platz gehört dir nicht mehr: Wer dich gesetzt hat, hat ihn weitergegeben oder ein neues Geheimnis verlangt.',
  },
  elsewhere: {
    en: 'You have come back on another connection, so this one ends.',
    de: 'Du bist auf einer anderen Verbindung wiedergekommen, darum endet diese.',
  },
  wrongSecret: {
    en: 'No seat waits for this secret. Each is good for one first connection: come back with the token that it was answered with, or let whoever seated the program ask for a new secret.',
    de: 'Auf dieses Geheimnis wartet kein Platz. Jedes gilt für eine erste Verbindung: Komm mit dem Token wieder, das die Antwort darauf war, oder lass dir von dem, der das Programm gesetzt hat, ein neues geben.',
  },
  ratedAlone: {
    en: 'This game is rated, so everybody plays it alone. For a game with hints open a table with `/play … help:True`.',
    de: 'Dieses Spiel zählt für die Wertung, darum spielen es alle ohne Hilfe. Für ein Spiel mit Tipps eröffne einen Tisch mit `/spielen … hilfe:True`.',
  },
  withoutHelp: {
    en: 'At this table nobody is helped by the computer. For a game with hints open a table with `/play … help:True`.',
    de: 'An diesem Tisch hilft der Computer niemandem. Für ein Spiel mit Tipps eröffne einen Tisch mit `/spielen … hilfe:True`.',
  },
  spoiler: {
    en: 'That would give today’s game away. Have your own try first with `/daily play`, or come back after midnight UTC.',
    de: 'Das würde das Spiel des Tages verraten. Mach erst deinen eigenen Versuch mit `/täglich spielen`, oder komm nach Mitternacht (UTC) wieder.',
  },
  nothingToUndo: {
    en: 'You have not moved yet, so there is nothing to take back.',
    de: 'Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.',
  },
  cannotUndo: {
    en: 'That move stands: with it, chance has spoken or something new was shown, and nobody is here who could agree to take it back.',
    de: 'Dieser Zug bleibt: Damit hat der Zufall gesprochen oder etwas Neues wurde gezeigt, und niemand ist da, der zustimmen könnte.',
  },
  offerStands: {
    en: 'Somebody has already proposed something. Answer that first, on the board.',
    de: 'Es liegt schon ein Vorschlag auf dem Tisch. Beantworte erst den, auf dem Brett.',
  },
  offerGone: {
    en: 'This proposal is no longer on the table.',
    de: 'Dieser Vorschlag liegt nicht mehr auf dem Tisch.',
  },
  ownOffer: {
    en: 'This is your own proposal: the others decide. "Decline" takes it back.',
    de: 'Das ist dein eigener Vorschlag: die anderen entscheiden. „Ablehnen“ nimmt ihn zurück.',
  },
  noLesson: {
    en: 'There is no lesson for this game. `/rules` explains it.',
    de: 'Zu diesem Spiel gibt es keine Lektion. `/regeln` erklärt es.',
  },
  lessonChanged: {
    en: 'This lesson has been rewritten meanwhile. Leave it with `/leave` and begin anew with `/learn`.',
    de: 'Diese Lektion wurde inzwischen umgeschrieben. Verlass sie mit `/aufstehen` und beginne mit `/lernen` neu.',
  },
  lessonForward: {
    en: 'A lesson only goes forward. To begin anew, leave it with `/leave` and type `/learn` again.',
    de: 'Eine Lektion geht nur vorwärts. Um neu zu beginnen, verlass sie mit `/aufstehen` und gib wieder `/lernen` ein.',
  },
  nothingToLookUp: {
    en: 'There is nothing to look up at this table. `/rules` explains the game.',
    de: 'An diesem Tisch gibt es nichts nachzuschlagen. `/regeln` erklärt das Spiel.',
  },
  cannotWatch: {
    en: 'I find no such table that you may watch. Choose one from the list.',
    de: 'So einen Tisch, dem du zusehen darfst, finde ich nicht. Wähle einen aus der Liste.',
  },
  needsOpponent: {
    en: 'This game needs another person: name an opponent who is not you.',
    de: 'Dieses Spiel braucht eine zweite Person: nenne jemand anderen als Gegner.',
  },
  placeTaken: {
    en: 'A table already stands here. Finish it, or start yours in another channel.',
    de: 'Hier steht schon ein Tisch. Spielt ihn zu Ende oder eröffne deinen in einem anderen Kanal.',
  },
  notWaiting: {
    en: 'Only somebody who is waiting for this player can decide that.',
    de: 'Das kann nur entscheiden, wer auf diese Person wartet.',
  },
  noClock: {
    en: 'No time was set for this game, so nobody loses by it. End it without loss, or wait on.',
    de: 'Für dieses Spiel war keine Zeit gesetzt, also verliert es niemand dadurch. Beende es ohne Verlust oder warte weiter.',
  },
  noComputer: {
    en: 'The computer cannot play this game. Claim the win or give more time.',
    de: 'Dieses Spiel kann der Computer nicht. Beanspruche den Sieg oder gib mehr Zeit.',
  },
  noAdvice: {
    en: 'The computer cannot play this game, so it has no advice. Look at `/rules`.',
    de: 'Dieses Spiel kann der Computer nicht, also weiß er auch keinen Rat. Sieh in `/regeln` nach.',
  },
  noHint: {
    en: 'The computer found nothing in time. Ask again in a moment.',
    de: 'Dem Computer ist nicht rechtzeitig etwas eingefallen. Frag gleich noch einmal.',
  },
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
  tooFewEntrants: {
    en: 'A tournament needs two people at least. Wait until more have joined.',
    de: 'Ein Turnier braucht mindestens zwei Leute. Warte, bis mehr dazugekommen sind.',
  },
  pairingTaken: {
    en: 'This game of the tournament has its table already.',
    de: 'Diese Partie des Turniers hat schon ihren Tisch.',
  },
  planAlone: {
    en: 'Nobody else plays here, so there is nothing to wait for. Just move.',
    de: 'Hier spielt sonst niemand, also gibt es nichts abzuwarten. Zieh einfach.',
  },
  planFull: {
    en: 'Your plan is as long as a plan can be. Let some of it be played first.',
    de: 'Dein Plan ist so lang, wie ein Plan sein kann. Lass erst etwas davon spielen.',
  },
  planChanged: {
    en: 'Your plan has changed meanwhile. This is how it stands now.',
    de: 'Dein Plan hat sich inzwischen geändert. So steht er jetzt.',
  },
  badZone: {
    en: 'I do not know this time zone. Choose one from the list, such as Europe/Berlin.',
    de: 'Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, etwa Europe/Berlin.',
  },
  badTime: {
    en: 'Write times of day like 22:00 or 7:30.',
    de: 'Schreibe Uhrzeiten wie 22:00 oder 7:30.',
  },
  halfQuiet: {
    en: 'Quiet hours need all three: when they begin, when they end, and your time zone.',
    de: 'Für Ruhezeiten brauche ich alle drei: Beginn, Ende und deine Zeitzone.',
  },
  badDate: {
    en: 'Write the last day of your vacation like 2026-08-14, or choose one from the list. It has to be today or later.',
    de: 'Schreibe den letzten Tag deines Urlaubs wie 2026-08-14 oder wähle einen aus der Liste. Er darf nicht vorbei sein.',
  },
  farVacation: {
    en: 'A vacation can last a year at most. Choose an earlier day.',
    de: 'Ein Urlaub kann höchstens ein Jahr dauern. Wähle einen früheren Tag.',
  },
  noVacation: {
    en: 'You are not on vacation. Begin one with `/vacation until`.',
    de: 'Du bist nicht im Urlaub. Beginne einen mit `/urlaub bis`.',
  },
  gameWithheld: {
    en: 'This game is not played in this server. `/help` lists those that are.',
    de: 'Dieses Spiel wird auf diesem Server nicht gespielt. `/hilfe` nennt die anderen.',
  },
  notManager: {
    en: 'Only people who may manage this server can change its settings.',
    de: 'Die Einstellungen kann nur ändern, wer diesen Server verwalten darf.',
  },
  serverOnly: {
    en: 'A direct message has no server settings. Use this in a server.',
    de: 'Direktnachrichten haben keine Servereinstellungen. Nutze das auf einem Server.',
  },
  triedToday: {
    en: 'You have had your try today. The next one comes at midnight UTC; `/daily board` shows the best of today.',
    de: 'Du hattest heute schon deinen Versuch. Der nächste kommt um Mitternacht UTC; `/täglich brett` zeigt die Besten von heute.',
  },
  noDaily: {
    en: 'No game on the shelf has a game of the day.',
    de: 'Kein Spiel im Regal hat ein Spiel des Tages.',
  },
  gameUnknown: {
    en: 'The game of this file is not on the shelf.',
    de: 'Das Spiel dieser Datei steht nicht im Regal.',
  },
  wrongSeats: {
    en: 'Line 5 of the file names more or fewer seats than the game has.',
    de: 'Zeile 5 der Datei nennt mehr oder weniger Plätze, als das Spiel hat.',
  },
  notOver: {
    en: 'This game still goes on. It can be replayed once it is over; until then `/watch` shows it.',
    de: 'Dieses Spiel läuft noch. Sobald es zu Ende ist, lässt es sich nachspielen; bis dahin zeigt es `/zusehen`.',
  },
  notFromHere: {
    en: 'This game was played elsewhere. Choose one that `/history` lists here.',
    de: 'Dieses Spiel wurde anderswo gespielt. Wähle eines, das `/verlauf` hier nennt.',
  },
  neverBegan: {
    en: 'This game never began, so there is nothing to replay.',
    de: 'Dieses Spiel hat nie begonnen, es gibt nichts nachzuspielen.',
  },
  draftGone: {
    en: 'This draft is not there any more. `/design list` shows yours.',
    de: 'Diesen Entwurf gibt es nicht mehr. `/entwerfen liste` zeigt deine.',
  },
  tooManyDrafts: {
    en: 'You have as many drafts as one person may. Delete one first: `/design list` shows yours.',
    de: 'Du hast so viele Entwürfe, wie eine Person darf. Lösche erst einen: `/entwerfen liste` zeigt deine.',
  },
  serverHasEnough: {
    en: 'As much is shared in this server as may be. Somebody has to take something back first.',
    de: 'Auf diesem Server ist so viel geteilt, wie geht. Erst muss jemand etwas zurücknehmen.',
  },
  sharedNowhere: {
    en: 'There is nobody to share it with in a direct message. Open it in a server with `/design list`.',
    de: 'In Direktnachrichten ist niemand, mit dem du teilen könntest. Öffne ihn auf einem Server mit `/entwerfen liste`.',
  },
  sharedGone: {
    en: 'This is not shared here any more. `/design list` shows what is.',
    de: 'Das ist hier nicht mehr geteilt. `/entwerfen liste` zeigt, was es gibt.',
  },
  notYourDesign: {
    en: 'Only whoever shared it, or those who manage this server, can take it back.',
    de: 'Zurücknehmen kann es nur, wer es geteilt hat, oder wer diesen Server verwaltet.',
  },
  stillFaulty: {
    en: 'Something is still to be mended before this can be played. Open it with `/design list` and read what it says below.',
    de: 'Daran ist noch etwas zu richten, bevor es sich spielen lässt. Öffne es mit `/entwerfen liste` und lies, was darunter steht.',
  },
  nothingToTakeBack: {
    en: 'There is nothing left to undo.',
    de: 'Es gibt nichts mehr rückgängig zu machen.',
  },
  noSuchField: {
    en: 'Name a field of this board by its column and row, such as C7.',
    de: 'Nenne ein Feld dieses Bretts mit Spalte und Zeile, etwa C7.',
  },
  sizeLimit: {
    en: 'It cannot get any larger or smaller.',
    de: 'Größer oder kleiner geht es nicht.',
  },
  busy: {
    en: 'This table is busy at the moment. Try again in a few seconds.',
    de: 'Dieser Tisch ist gerade beschäftigt. Versuch es in ein paar Sekunden noch einmal.',
  },
} satisfies Record<string, Text>;

/** A refusal of the house by its code. */
export function refusal(code: keyof typeof SENTENCES): Refused {
  return { refused: { code, sentence: SENTENCES[code] } };
}
