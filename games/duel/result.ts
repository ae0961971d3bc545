import type { Achievement, Daily, FinishedGame, Score } from '@longtable/kit';
import type { Options } from './options.ts';
import { DECK_NAMES } from './rules/decks.ts';
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

const { length } = DECK_NAMES;

export const daily: Daily<Duel, Options> = {
  options: (choice) => ({
    decks: DECK_NAMES[choice % length],
    against: DECK_NAMES[Math.floor(choice / length) % length],
    start: 'fair',
  }),
  score,
};

/** Ranks a quick win first, then more life left. Without a win, less life of the opponent is better. */
function score({ winner, round, sides }: Duel): Score {
  const [mine, theirs] = sides.map(({ life }) => Math.max(0, life)) as [number, number];
  const rounds = round + 1;
  switch (winner) {
    case 0:
      return {
        points: [1, -rounds, mine],
        words: texts.daily.won({ rounds, life: mine }),
      };
    case 1:
      return {
        points: [0, -theirs, rounds],
        words: texts.daily.lost({ rounds, life: theirs }),
      };
    default:
      return {
        points: [0, -theirs, rounds],
        words: texts.daily.unfinished({ rounds, mine, theirs }),
      };
  }
}
