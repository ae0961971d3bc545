import type { Text } from '../../../games/kit/text.ts';

/** Refusals: what two have to agree on. */
export const AGREEMENTS = {
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
    de: 'Das ist dein eigener Vorschlag: Die anderen entscheiden. „Ablehnen“ nimmt ihn zurück.',
  },
  notWaiting: {
    en: 'Only somebody who is waiting for this player can decide that.',
    de: 'Das kann nur entscheiden, wer auf diese Person wartet.',
  },
  noClock: {
    en: 'No time was set for this game, so nobody loses by it. End it without loss, or wait on.',
    de: 'Für dieses Spiel war keine Zeit gesetzt, also verliert es niemand dadurch. Beende es ohne Verlust oder warte weiter.',
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
} satisfies Record<string, Text>;
