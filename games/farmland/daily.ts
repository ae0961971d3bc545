import type { Daily, Score } from '@longtable/kit';
import { PRESET_NAMES } from './files/presets/index.ts';
import type { Options } from './options.ts';
import { DECK_SIZE, OPENING_HAND, type State } from './state.ts';

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
        words: {
          en: `Won in ${turns} turns with ${mine.lp} life points left`,
          de: `Sieg in ${turns} Zügen, noch ${mine.lp} Lebenspunkte`,
        },
      };
    case 1:
      return {
        points: [0, -theirs.lp, turns],
        words: {
          en: `Lost on turn ${turns} with the opponent at ${theirs.lp} life points`,
          de: `Niederlage in Zug ${turns}, Gegner mit ${theirs.lp} Lebenspunkten`,
        },
      };
    default:
      return {
        points: [0, -theirs.lp, turns],
        words: {
          en: `Turn ${turns}, ${mine.lp} life points against ${theirs.lp}`,
          de: `Zug ${turns}, ${mine.lp} gegen ${theirs.lp} Lebenspunkte`,
        },
      };
  }
}
