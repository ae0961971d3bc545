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
    name: texts.achievements.lightningStrike,
    about: texts.achievements.winADuelByRound6,
    isEarned: wonWith(({ rounds }) => rounds <= 6),
  },
  {
    id: 'long',
    name: texts.achievements.warOfAttrition,
    about: texts.achievements.winADuelInRound12OrLater,
    isEarned: wonWith(({ rounds }) => rounds >= 12),
  },
  {
    id: 'unhurt',
    name: texts.achievements.notAScratch,
    about: texts.achievements.winADuelWithLifeLeft({ startLife: START_LIFE }),
    isEarned: wonWith(({ mine }) => mine.life >= START_LIFE),
  },
  {
    id: 'close',
    name: texts.achievements.byAThread,
    about: texts.achievements.winADuelWithAtMost3LifeLeft,
    isEarned: wonWith(({ mine }) => mine.life <= 3),
  },
  {
    id: 'crowd',
    name: texts.achievements.standingRoomOnly,
    about: texts.achievements.winADuelWithCreaturesOnYourSide({ slots: SLOTS }),
    isEarned: wonWith(({ mine }) => fightersOf(mine).length === SLOTS),
  },
  {
    id: 'swept',
    name: texts.achievements.cleanSweep,
    about: texts.achievements.winADuelWhileYourOpponentHasNo,
    isEarned: wonWith(({ theirs }) => fightersOf(theirs).length === 0),
  },
  {
    id: 'losses',
    name: texts.achievements.heavyLosses,
    about: texts.achievements.winADuelAfterLosing8Creatures,
    isEarned: wonWith(({ mine }) => mine.graveyard.length >= 8),
  },
];
