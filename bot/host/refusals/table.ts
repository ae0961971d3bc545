import type { Text } from '@longtable/kit';

export const TABLE_REFUSALS = {
  noTable: {
    en: 'This table no longer exists. Start a new one with `/play`.',
    de: 'Diesen Tisch gibt es nicht mehr. Eröffne mit `/spielen` einen neuen.',
  },
  nothingHere: {
    en: 'There’s no table in this channel. Start one with `/play`.',
    de: 'In diesem Kanal gibt es keinen Tisch. Eröffne mit `/spielen` einen.',
  },
  gameGone: {
    en: 'This game is no longer available, so the table can’t continue.',
    de: 'Dieses Spiel ist nicht mehr verfügbar, deshalb kann der Tisch nicht weiterspielen.',
  },
  quarantined: {
    en: 'This table’s data is damaged. The operator has been notified, and no other table is affected. Start a new one with `/play`.',
    de: 'Die Daten dieses Tisches sind beschädigt. Wer den Bot betreibt, wurde benachrichtigt; andere Tische sind nicht betroffen. Eröffne mit `/spielen` einen neuen.',
  },
  newer: {
    en: 'This was saved by a newer version of Longtable. The operator needs to update; nothing is lost.',
    de: 'Das wurde mit einer neueren Version von Longtable gespeichert. Wer den Bot betreibt, muss ihn aktualisieren. Es ist nichts verloren.',
  },
  rulesChanged: {
    en: 'This game’s rules have changed too much for this table to continue. Start a new one with `/play`.',
    de: 'Die Regeln dieses Spiels haben sich zu sehr geändert, um hier weiterzuspielen. Eröffne mit `/spielen` einen neuen Tisch.',
  },
  logDamaged: {
    en: 'Some of this game’s moves are damaged, so it can’t be replayed.',
    de: 'Ein Teil der Züge dieses Spiels ist beschädigt, deshalb lässt es sich nicht nachspielen.',
  },
  otherServer: {
    en: 'This table belongs to another server. Move it to a channel there.',
    de: 'Dieser Tisch gehört zu einem anderen Server. Verschiebe ihn dort in einen Kanal.',
  },
  notYourTable: {
    en: 'You’re not at this table. Start your own with `/play`.',
    de: 'Du sitzt nicht an diesem Tisch. Eröffne mit `/spielen` einen eigenen.',
  },
  notYourTurn: {
    en: 'It’s not your turn yet.',
    de: 'Du bist noch nicht am Zug.',
  },
  notStarted: {
    en: 'This table is still waiting for players. You can leave with `/leave`.',
    de: 'Dieser Tisch wartet noch auf Mitspieler. Mit `/verlassen` kannst du gehen.',
  },
  over: {
    en: 'This game is over. Start a new one with `/play`.',
    de: 'Dieses Spiel ist zu Ende. Eröffne mit `/spielen` ein neues.',
  },
  paused: {
    en: 'This game is paused. Any player can use `/resume`.',
    de: 'Dieses Spiel ist pausiert. Alle am Tisch können es mit `/fortsetzen` weiterspielen.',
  },
  tooLong: {
    en: 'That’s too long to be a move.',
    de: 'Das ist zu lang für einen Zug.',
  },
  stale: {
    en: 'The board has changed since then. Here’s how it looks now:',
    de: 'Das Brett hat sich inzwischen geändert. So sieht es jetzt aus:',
  },
  busy: {
    en: 'This table is busy at the moment. Try again in a few seconds.',
    de: 'An diesem Tisch passiert gerade etwas anderes. Versuch es in ein paar Sekunden noch einmal.',
  },
} satisfies Record<string, Text>;

export const AGREEMENT_REFUSALS = {
  stillPlaying: {
    en: 'This game is still running. Finish it before you ask for a rematch.',
    de: 'Dieses Spiel läuft noch. Spielt es vor der Revanche zu Ende.',
  },
  notPaused: {
    en: 'This game isn’t paused.',
    de: 'Dieses Spiel ist nicht pausiert.',
  },
  noDraws: {
    en: 'This game has no draws. Keep playing, or use `/resign`.',
    de: 'In diesem Spiel gibt es kein Remis. Spiel weiter oder gib mit `/aufgeben` auf.',
  },
  nothingToUndo: {
    en: 'You haven’t moved yet, so there’s nothing to undo.',
    de: 'Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.',
  },
  cannotUndo: {
    en: 'You can’t undo that move because it involved chance or revealed something new, and there’s no other player to agree.',
    de: 'Dieser Zug lässt sich nicht zurücknehmen: Der Zufall war im Spiel oder es wurde etwas aufgedeckt, und niemand ist da, der zustimmen könnte.',
  },
  offerStands: {
    en: 'There’s already a request on the board. Answer that one first.',
    de: 'Auf dem Brett ist schon eine Anfrage offen. Beantworte erst diese.',
  },
  offerGone: {
    en: 'This request has expired.',
    de: 'Diese Anfrage ist abgelaufen.',
  },
  ownOffer: {
    en: 'This is your own request, so the others decide. Press “Decline” to cancel it.',
    de: 'Das ist deine eigene Anfrage, die anderen entscheiden darüber. Mit „Ablehnen“ ziehst du sie zurück.',
  },
  notWaiting: {
    en: 'Only a player who is waiting for them can decide that.',
    de: 'Das kann nur entscheiden, wer auf diese Person wartet.',
  },
  noClock: {
    en: 'This game has no clock, so nobody can lose on time. End it with no loser, or keep waiting.',
    de: 'Dieses Spiel hat keine Bedenkzeit, also kann niemand auf Zeit verlieren. Beende es ohne Verlierer oder warte weiter.',
  },
  planAlone: {
    en: 'You’re the only player here, so there’s nothing to wait for. Just play your move.',
    de: 'Du spielst hier allein und musst auf niemanden warten. Zieh einfach.',
  },
  planFull: {
    en: 'Your plan has reached its limit. Wait until some of it has been played.',
    de: 'Dein Plan hat die Höchstlänge erreicht. Warte, bis ein Teil davon gespielt ist.',
  },
  planChanged: {
    en: 'Your plan has changed since then. Here’s the current version.',
    de: 'Dein Plan hat sich inzwischen geändert. So steht er jetzt.',
  },
} satisfies Record<string, Text>;
