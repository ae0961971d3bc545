import type { HostWords } from '../en/index.ts';

export const refusals: HostWords['refusals'] = {
  draftGone: 'Diesen Entwurf gibt es nicht mehr. `/entwerfen liste` zeigt deine.',
  tooManyDrafts: 'Du hast die Höchstzahl an Entwürfen erreicht. Lösch erst einen: `/entwerfen liste` zeigt deine.',
  serverHasEnough:
    'Auf diesem Server ist die Höchstzahl geteilter Entwürfe erreicht. Erst muss jemand eine Freigabe beenden.',
  youShareEnough:
    'Du hast hier die Höchstzahl geteilter Entwürfe erreicht. Beende erst eine Freigabe: `/entwerfen liste` zeigt deine.',
  sharedNowhere:
    'In Direktnachrichten ist niemand, mit dem du den Entwurf teilen könntest. Öffne ihn auf einem Server mit `/entwerfen liste`.',
  sharedGone: 'Das wird hier nicht mehr geteilt. `/entwerfen liste` zeigt, was es gibt.',
  notYourDesign: 'Nur die Serververwaltung oder die Person, die den Entwurf geteilt hat, kann die Freigabe beenden.',
  stillFaulty: 'Vor dem Spielen ist noch etwas zu beheben. Öffne den Entwurf mit `/entwerfen liste`. Dort steht, was.',
  firstDesign: 'Du hast nur ein zweites Deck gewählt. Wähle beide oder nur das erste für beide Seiten.',
  unlikeDesigns: 'Diese beiden gehören zu verschiedenen Spielen. Wähle beide aus den Vorschlägen.',
  designsTooLarge:
    'Zusammen sind diese beiden Decks zu groß. Kürze Namen oder entferne Karten, die in keinem der Decks vorkommen.',
  nothingToTakeBack: 'Es gibt nichts mehr rückgängig zu machen.',
  noSuchField: 'Gib ein Feld dieses Bretts mit Spalte und Zeile an, zum Beispiel C7.',
  sizeLimit: 'Die Größengrenze ist erreicht.',
  noSuchRules: 'Diese Regelvariante gibt es nicht. Wähle eine aus der Liste oder lass `regeln` leer.',
  noTournament: 'Dieses Turnier finde ich hier nicht. Erstelle eines mit `/turnier erstellen`.',
  severalTournaments: 'Auf diesem Server laufen mehrere Turniere. Wähle eines mit der Option `turnier`.',
  tooManyTournaments:
    'Auf diesem Server laufen schon so viele Turniere wie erlaubt. Sobald eines endet, ist Platz für deines.',
  tournamentBegun: 'Dieses Turnier hat schon begonnen, du kannst nicht mehr teilnehmen.',
  notVoidable: 'Dieses Spiel hat keine Wertung verändert, es gibt also nichts zurückzunehmen.',
  nameLocked: 'Die Moderation hat den Namen dieses Tisches entfernt, er kann keinen neuen bekommen.',
  namesOff: 'Auf diesem Server können Tische keine eigenen Namen haben.',
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
  badZone: 'Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.',
  badTime: 'Gib Uhrzeiten so ein: 22:00 oder 7:30.',
  halfQuiet: 'Für Ruhezeiten brauche ich drei Angaben: Beginn, Ende und deine Zeitzone.',
  badDate:
    'Gib den letzten Urlaubstag so ein: 2026-08-14, oder wähle einen aus der Liste. Er darf nicht in der Vergangenheit liegen.',
  farVacation: 'Ein Urlaub kann höchstens ein Jahr dauern. Wähle einen früheren Tag.',
  noVacation: 'Du bist nicht im Urlaub. Mit `/urlaub bis` trägst du einen ein.',
  notManager: 'Um diese Einstellungen zu ändern, brauchst du die Berechtigung „Server verwalten“.',
  notModerator:
    'Um hier Spiele zu moderieren, brauchst du die Berechtigung, Mitgliedern einen Timeout zu geben. Die Serververwaltung kann dir auch `/moderieren` unter Servereinstellungen › Integrationen geben.',
  serverOnly: 'Einstellungen gibt es nur auf Servern, nicht in Direktnachrichten.',
  seatTaken: 'An diesem Tisch sind alle Plätze besetzt.',
  alreadySeated: 'Du sitzt schon an diesem Tisch.',
  alreadyAsked: 'Diese Person sitzt schon am Tisch oder ist eingeladen. Wähle jemand anderen.',
  seatKept:
    'Der freie Platz ist für jemanden reserviert, der eingeladen wurde. Eröffne mit `/spielen` einen eigenen Tisch.',
  notInvited:
    'Ablehnen kann nur, wer eingeladen wurde. Wer eingeladen hat, kann die Einladung mit `/verlassen` zurückziehen.',
  begun: 'Dieses Spiel hat schon begonnen. Mit `/aufgeben` gibst du auf, mit `/pausieren` bittest du um eine Pause.',
  notYourStart: 'Nur wer diesen Tisch eröffnet hat, kann das Spiel starten.',
  tooFew: 'Es sind noch nicht genug Personen am Tisch. Lade jemanden ein oder füge einen Computer hinzu.',
  notDue: 'Dieser Tisch ist noch nicht abgelaufen.',
  tooManyTables: 'Du hast die Höchstzahl an Tischen erreicht. Beende erst ein Spiel: `/tische` zeigt deine.',
  serverFull:
    'Auf diesem Server ist die Höchstzahl an Tischen erreicht. Sobald ein Spiel endet, kannst du deins eröffnen.',
  opensTooFast: 'Du eröffnest gerade sehr viele Tische. Warte eine Minute und versuch es dann noch einmal.',
  needsServer:
    'In Direktnachrichten kannst du nicht gegen andere spielen. Spiel das auf einem Server, oder spiel hier allein oder gegen den Computer.',
  oneOpponent: 'Wähle einen Gegner oder den Computer, nicht beides.',
  needsOpponent: 'Dieses Spiel braucht eine zweite Person. Wähle jemand anderen als Gegner.',
  wrongSeats: 'Zeile 5 der Datei enthält die falsche Anzahl an Plätzen für dieses Spiel.',
  placeTaken:
    'In diesem Kanal gibt es schon einen Tisch. Beendet das Spiel oder eröffne deinen Tisch in einem anderen Kanal.',
  noThreads: 'Ich darf in diesem Kanal keine Threads erstellen. Eröffne deinen Tisch in einem anderen.',
  requestGone: 'Deine Anfrage ist abgelaufen. Nutze noch einmal `/spielen`.',
  seedAlone:
    'Wer den Seed wählt, kann alles Zufällige vorhersehen. Lass `seed` leer, oder spiel allein oder gegen den Computer.',
  ratedAlone:
    'In gewerteten Spielen gibt es keine Tipps. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
  ratedDesign:
    'Dieses Spiel ist gewertet, also wähle ein mitgeliefertes Deck. Für ein eigenes starte ein nicht gewertetes Spiel: `/spielen` mit `gewertet: False`.',
  gameUnknown: 'Diese Datei gehört zu einem Spiel, das es hier nicht gibt.',
  gameWithheld: 'Dieses Spiel ist auf diesem Server nicht verfügbar. `/hilfe` zeigt, welche es gibt.',
  noComputer: 'Der Computer kann dieses Spiel nicht spielen. Beanspruche den Sieg oder gib mehr Zeit.',
  seatGone:
    'Dieser Platz gehört dir nicht mehr: Er wurde weitergegeben, oder es wurde ein neuer Zugangscode angefordert.',
  elsewhere: 'Du hast dich an anderer Stelle neu verbunden, darum wurde diese Verbindung geschlossen.',
  noTable: 'Diesen Tisch gibt es nicht mehr. Eröffne mit `/spielen` einen neuen.',
  nothingHere: 'In diesem Kanal gibt es keinen Tisch. Eröffne mit `/spielen` einen.',
  gameGone: 'Dieses Spiel ist nicht mehr verfügbar, deshalb geht es an diesem Tisch nicht weiter.',
  quarantined:
    'Die Daten dieses Tisches sind beschädigt. Wer den Bot betreibt, ist benachrichtigt. Andere Tische sind nicht betroffen. Eröffne mit `/spielen` einen neuen.',
  newer:
    'Das wurde mit einer neueren Version von Longtable gespeichert. Wer den Bot betreibt, muss ihn aktualisieren. Es ist nichts verloren.',
  rulesChanged:
    'Die Regeln dieses Spiels haben sich zu sehr geändert, um hier weiterzuspielen. Eröffne mit `/spielen` einen neuen Tisch.',
  logDamaged: 'Ein Teil der Züge dieses Spiels ist beschädigt, deshalb lässt es sich nicht nachspielen.',
  notAllHere: 'Nicht alle, die mitspielen, sehen diesen Chat. Der Tisch bleibt deshalb, wo er ist.',
  arrangedStays: 'Turnierspiele bleiben in ihrem Thread.',
  ownTable: 'Du spielst an diesem Tisch mit. Darüber muss jemand anders aus der Serververwaltung entscheiden.',
  otherServer: 'Dieser Tisch gehört zu einem anderen Server. Verschiebe ihn dort in einen Kanal.',
  noRematch: 'Dieses Spiel endete ohne Ergebnis, deshalb gibt es keine Revanche. Starte mit `/spielen` ein neues.',
  notYourTable: 'Du sitzt nicht an diesem Tisch. Eröffne mit `/spielen` einen eigenen.',
  notYourTurn: 'Du bist noch nicht am Zug.',
  notStarted: 'Dieser Tisch wartet noch auf Mitspieler. Mit `/verlassen` kannst du gehen.',
  over: 'Dieses Spiel ist zu Ende. Starte mit `/spielen` ein neues.',
  paused: 'Dieses Spiel ist pausiert. Mit `/fortsetzen` können alle am Tisch weiterspielen.',
  tooLong: 'Das ist zu lang für einen Zug.',
  stale: 'Das Brett hat sich inzwischen geändert. So sieht es jetzt aus:',
  busy: 'Dieser Tisch ist gerade beschäftigt. Versuch es in ein paar Sekunden noch einmal.',
  notPaused: 'Dieses Spiel ist nicht pausiert.',
  notWaiting: 'Das kann nur entscheiden, wer auf diese Person wartet.',
  noClock:
    'Dieses Spiel hat keine Bedenkzeit, also kann niemand auf Zeit verlieren. Beende es ohne Verlierer oder warte weiter.',
  cannotWatch: 'Ich finde keinen Tisch mit diesem Namen, bei dem du zusehen kannst. Wähle einen aus der Liste.',
  notABoard: 'Nutze das auf dem Brett eines Spiels.',
  noAdvice: 'Der Computer kann dieses Spiel nicht spielen und hat deshalb keine Tipps. Sieh in `/regeln` nach.',
  noHint: 'Der Computer hat nicht rechtzeitig einen Tipp gefunden. Versuch es gleich noch einmal.',
  withoutHelp:
    'An diesem Tisch sind Tipps ausgeschaltet. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
  notOver: 'Dieses Spiel läuft noch. Wenn es zu Ende ist, kannst du es nachspielen. Bis dahin nutze `/zusehen`.',
  notFromHere: 'Dieses Spiel wurde nicht hier gespielt. Wähle eines aus `/beendete-spiele`.',
  workTime:
    'Das hat zu lange gedauert, deshalb habe ich abgebrochen. Versuch es mit einem kürzeren Spiel oder einer kleineren Datei.',
  workMemory: 'Das ist mir zu groß. Versuch es mit einem kürzeren Spiel oder einer kleineren Datei.',
  workQueue: 'Ich arbeite noch an deiner letzten Anfrage. Warte, bis sie fertig ist, und versuch es dann noch einmal.',
  neverBegan: 'Dieses Spiel hat nie begonnen, deshalb gibt es nichts nachzuspielen.',
};
