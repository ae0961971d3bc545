import type { Daily, Score } from '@longtable/kit';
import { PRESET_NAMES } from './files/presets/index.ts';
import type { Options } from './options.ts';
import { DECK_SIZE, OPENING_HAND, type State } from './state.ts';
import { texts } from './words/texts.ts';

export const daily: Daily<State, Options> = {
  options: (choice) => ({ deck: PRESET_NAMES[choice % PRESET_NAMES.length], start: 'fair' }),
  score,
};

/** Ranks a quick win first, then more life points left. Without a win, fewer life points of the opponent are better. */
function score({ winner, teams: [mine, theirs] }: State): Score {
  const turns = DECK_SIZE - OPENING_HAND - mine.deck.length;
  switch (winner) {
    case 0:
      return {
        points: [1, -turns, mine.lp],
        words: texts.daily.won({ turns, life: mine.lp }),
      };
    case 1:
      return {
        points: [0, -theirs.lp, turns],
        words: texts.daily.lost({ turns, life: theirs.lp }),
      };
    default:
      return {
        points: [0, -theirs.lp, turns],
        words: texts.daily.running({ turns, mine: mine.lp, theirs: theirs.lp }),
      };
  }
}
