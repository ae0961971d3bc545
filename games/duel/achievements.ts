import type { Achievement, FinishedGame } from '@longtable/kit';
import type { Options } from './options.ts';
import { type Duel, type DuelSeat, fightersOf, otherSeat, type Side, SLOTS, START_LIFE } from './state.ts';
import { texts } from './words/texts.ts';

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
    ...texts.achievements.quick,
    isEarned: wonWith(({ rounds }) => rounds <= 6),
  },
  {
    id: 'long',
    ...texts.achievements.long,
    isEarned: wonWith(({ rounds }) => rounds >= 12),
  },
  {
    id: 'unhurt',
    ...texts.achievements.unhurt,
    isEarned: wonWith(({ mine }) => mine.life >= START_LIFE),
  },
  {
    id: 'close',
    ...texts.achievements.close,
    isEarned: wonWith(({ mine }) => mine.life <= 3),
  },
  {
    id: 'crowd',
    ...texts.achievements.crowd,
    isEarned: wonWith(({ mine }) => fightersOf(mine).length === SLOTS),
  },
  {
    id: 'swept',
    ...texts.achievements.swept,
    isEarned: wonWith(({ theirs }) => fightersOf(theirs).length === 0),
  },
  {
    id: 'losses',
    ...texts.achievements.losses,
    isEarned: wonWith(({ mine }) => mine.graveyard.length >= 8),
  },
];
