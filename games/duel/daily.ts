import type { Daily, Score } from '@longtable/kit';
import type { Options } from './options.ts';
import { DECK_NAMES } from './rules/decks.ts';
import type { Duel } from './state.ts';
import { texts } from './words/texts.ts';

const { length } = DECK_NAMES;

export const daily: Daily<Duel, Options> = {
  options: (choice) => ({
    decks: DECK_NAMES[choice % length],
    against: DECK_NAMES[Math.floor(choice / length) % length],
    start: 'even',
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
