import type { Text } from '../../kit/text.ts';

/** What there is to find in a duel. */
export const goals = {
  win: { en: 'Win this turn.', de: 'Gewinne in diesem Zug.' },
  survive: {
    en: 'Survive. Play so that the creatures on your opponent’s field can’t take your last life next turn.',
    de: 'Überlebe. Spiel so, dass dir die Kreaturen auf dem gegnerischen Feld im nächsten Zug nicht das letzte Leben nehmen können.',
  },
  sweep: {
    en: 'Leave your opponent without creatures this turn.',
    de: 'Lass deinem Gegner in diesem Zug keine Kreatur.',
  },
  most: {
    en: 'Take as much life from your opponent as you can this turn.',
    de: 'Nimm deinem Gegner in diesem Zug so viel Leben wie möglich.',
  },
} as const satisfies Record<string, Text>;
