import type { Achievement, FinishedGame } from '@longtable/kit';
import type { Options } from './options.ts';
import { type Duel, type DuelSeat, fightersOf, otherSeat, type Side, SLOTS, START_LIFE } from './state.ts';

type WinCondition = { readonly mine: Side; readonly theirs: Side; readonly rounds: number };

const wonWith =
  (how: (won: WinCondition) => boolean) =>
  ({ state, seat, isWon }: FinishedGame<Duel, Options>): boolean => {
    const mine = seat as DuelSeat;
    return isWon && how({ mine: state.sides[mine], theirs: state.sides[otherSeat(mine)], rounds: state.round + 1 });
  };

export const achievements: readonly Achievement<Duel, Options>[] = [
  {
    id: 'quick',
    name: { en: 'Lightning strike', de: 'Blitzschlag' },
    about: { en: 'Win a duel by round 6', de: 'Gewinne ein Duell bis Runde 6' },
    isEarned: wonWith(({ rounds }) => rounds <= 6),
  },
  {
    id: 'long',
    name: { en: 'War of attrition', de: 'Zermürbungskrieg' },
    about: { en: 'Win a duel in round 12 or later', de: 'Gewinne ein Duell in Runde 12 oder später' },
    isEarned: wonWith(({ rounds }) => rounds >= 12),
  },
  {
    id: 'unhurt',
    name: { en: 'Not a scratch', de: 'Kein Kratzer' },
    about: { en: `Win a duel with ${START_LIFE} life left`, de: `Gewinne ein Duell mit ${START_LIFE} Leben` },
    isEarned: wonWith(({ mine }) => mine.life >= START_LIFE),
  },
  {
    id: 'close',
    name: { en: 'By a thread', de: 'Am seidenen Faden' },
    about: { en: 'Win a duel with at most 3 life left', de: 'Gewinne ein Duell mit höchstens 3 Leben' },
    isEarned: wonWith(({ mine }) => mine.life <= 3),
  },
  {
    id: 'crowd',
    name: { en: 'Standing room only', de: 'Volles Haus' },
    about: {
      en: `Win a duel with ${SLOTS} creatures on your side`,
      de: `Gewinne ein Duell mit ${SLOTS} eigenen Kreaturen auf dem Feld`,
    },
    isEarned: wonWith(({ mine }) => fightersOf(mine).length === SLOTS),
  },
  {
    id: 'swept',
    name: { en: 'Clean sweep', de: 'Leergefegt' },
    about: {
      en: 'Win a duel while your opponent has no creatures',
      de: 'Gewinne ein Duell, während dein Gegner keine Kreatur mehr hat',
    },
    isEarned: wonWith(({ theirs }) => fightersOf(theirs).length === 0),
  },
  {
    id: 'losses',
    name: { en: 'Heavy losses', de: 'Schwere Verluste' },
    about: {
      en: 'Win a duel after losing 8 creatures',
      de: 'Gewinne ein Duell, nachdem du 8 Kreaturen verloren hast',
    },
    isEarned: wonWith(({ mine }) => mine.graveyard.length >= 8),
  },
];
