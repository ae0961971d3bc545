import type { Text } from '../../kit/text.ts';

/** What there is to find in a turn. */
export const goals = {
  win: { en: 'Win this turn.', de: 'Gewinne in diesem Zug.' },
  most: {
    en: 'Take as many life points from your opponent as you can this turn.',
    de: 'Nimm deinem Gegner in diesem Zug so viele Lebenspunkte wie möglich.',
  },
} as const satisfies Record<string, Text>;
