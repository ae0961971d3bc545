import type { Text } from '../../../games/kit/text.ts';

/** Refusals: what two have to agree on. */
export const AGREEMENTS = {
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
    en: 'That move can’t be undone: it involved chance or revealed something new, and there’s no other player to agree to it.',
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
