import type { HostWords } from '../en/index.ts';

export const refusals: HostWords['refusals'] = {
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
    'Diese Einladung kann nur die eingeladene Person beantworten. Wer sie geschickt hat, kann sie mit `/verlassen` zurückziehen.',
  begun: 'Dieses Spiel hat schon begonnen. Mit `/aufgeben` gibst du auf, mit `/pausieren` bittest du um eine Pause.',
  notYourStart: 'Nur wer diesen Tisch eröffnet hat, kann das Spiel starten.',
  tooFew: 'Es sind noch nicht genug Personen am Tisch. Lade jemanden ein oder füge einen Computer hinzu.',
  notDue: 'Dieser Tisch ist noch nicht abgelaufen.',
  tooManyTables: 'Du hast die Höchstzahl an Tischen erreicht. Beende erst ein Spiel: `/tische` zeigt deine.',
  serverFull:
    'Auf diesem Server ist die Höchstzahl an Tischen erreicht. Sobald ein Spiel endet, kannst du deins eröffnen.',
  opensTooFast:
    'Du eröffnest gerade sehr viele Tische oder lädst sehr viele Leute ein. Warte eine Minute und versuch es dann noch einmal.',
  needsServer:
    'In Direktnachrichten kannst du nicht gegen andere spielen. Spiel das auf einem Server, oder spiel hier gegen den Computer.',
  needsOpponent: 'Dieses Spiel braucht eine zweite Person. Wähle jemand anderen als Gegner.',
  placeTaken:
    'In diesem Kanal gibt es schon einen Tisch. Beendet das Spiel oder eröffne deinen Tisch in einem anderen Kanal.',
  noThreads: 'Ich darf in diesem Kanal keine Threads erstellen. Eröffne deinen Tisch in einem anderen.',
  seedAlone:
    'Wer den Seed wählt, kann alles Zufällige vorhersehen. Lass `seed` leer, oder spiel allein oder gegen den Computer.',
  ratedAlone:
    'In gewerteten Spielen gibt es keine Tipps. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
  ratedDesign:
    'Dieses Spiel ist gewertet, also wähle ein mitgeliefertes Deck. Für ein eigenes starte ein nicht gewertetes Spiel: `/spielen` mit `gewertet: False`.',
  gameDisabled: 'Dieses Spiel ist auf diesem Server nicht verfügbar. `/hilfe` zeigt, welche es gibt.',
  noComputer: 'Der Computer kann dieses Spiel nicht spielen. Beanspruche den Sieg oder gib mehr Zeit.',
  noTable: 'Diesen Tisch gibt es nicht mehr. Eröffne mit `/spielen` einen neuen.',
  nothingHere: 'In diesem Kanal gibt es keinen Tisch. Eröffne mit `/spielen` einen.',
  gameGone: 'Dieses Spiel ist nicht mehr verfügbar, deshalb geht es an diesem Tisch nicht weiter.',
  quarantined:
    'Die Daten dieses Tisches sind beschädigt. Wer den Bot betreibt, ist benachrichtigt. Andere Tische sind nicht betroffen. Eröffne mit `/spielen` einen neuen.',
  newer:
    'Das wurde mit einer neueren Version von Longtable gespeichert. Wer den Bot betreibt, muss ihn aktualisieren. Es ist nichts verloren.',
  rulesChanged:
    'Die Regeln dieses Spiels haben sich zu sehr geändert, um hier weiterzuspielen. Eröffne mit `/spielen` einen neuen Tisch.',
  notAllHere: 'Nicht alle, die mitspielen, sehen diesen Chat. Der Tisch bleibt deshalb, wo er ist.',
  arrangedStays: 'Dieses Spiel bleibt in seinem Thread.',
  ownTable: 'Du spielst an diesem Tisch mit. Darüber muss jemand anders aus der Moderation entscheiden.',
  otherServer: 'Dieser Tisch gehört zu einem anderen Server. Verschiebe ihn dort in einen Kanal.',
  notYourTable: 'Du sitzt nicht an diesem Tisch. Eröffne mit `/spielen` einen eigenen.',
  notYourTurn: 'Du bist noch nicht am Zug.',
  notStarted: 'Dieser Tisch wartet noch auf Mitspieler. Mit `/verlassen` kannst du gehen.',
  over: 'Dieses Spiel ist zu Ende. Starte mit `/spielen` ein neues.',
  paused: 'Dieses Spiel ist pausiert. Mit `/fortsetzen` können alle am Tisch weiterspielen.',
  tooLong: 'Das ist zu lang für einen Zug.',
  stale: 'Das Brett hat sich inzwischen geändert. So sieht es jetzt aus:',
  busy: 'Dieser Tisch ist gerade beschäftigt. Versuch es in ein paar Sekunden noch einmal.',
  cannotWatch: 'Ich finde keinen Tisch mit diesem Namen, bei dem du zusehen kannst. Wähle einen aus der Liste.',
  notABoard: 'Nutze das auf dem Brett eines Spiels.',
  withoutHelp:
    'An diesem Tisch sind Tipps ausgeschaltet. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
  notOver: 'Dieses Spiel läuft noch. Wenn es zu Ende ist, kannst du es nachspielen. Bis dahin nutze `/zusehen`.',
  notFromHere: 'Dieses Spiel wurde nicht hier gespielt. Wähle eines aus `/beendete-spiele`.',
  neverBegan: 'Dieses Spiel hat nie begonnen, deshalb gibt es nichts nachzuspielen.',
};
