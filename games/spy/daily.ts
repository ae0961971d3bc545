import type { Daily, Score } from '@longtable/kit';
import { SCENARIO_NAMES } from './files/scenarios/index.ts';
import type { Options } from './options.ts';
import { scoreOf } from './rules/score.ts';
import type { State } from './state.ts';
import { texts } from './words/texts.ts';

const CASINOS = [undefined, ...SCENARIO_NAMES];

/** The daily: a quick match in a different casino every day. */
export const daily: Daily<State, Options> = {
  minutes: { min: 15, max: 25 },
  options: (choice) => ({ match: 'quick', scenario: CASINOS[choice % CASINOS.length] }),
  score,
};

/**
 * Returns the score of a match. Winners rank first, then the lead decides. The points of a running match are not shown,
 * because they would reveal the other side's.
 */
function score(state: State): Score {
  const { ending, round } = state;
  if (!ending) return { points: [-1, round], words: round > 0 ? texts.daily.round({ round }) : texts.daily.preparing };
  const [mine, theirs] = [scoreOf(state, 0), scoreOf(state, 1)];
  const isWon = ending.winner === 0;
  return {
    points: [isWon ? 1 : 0, mine - theirs],
    words: (isWon ? texts.daily.won : texts.daily.lost)({ mine, theirs }),
  };
}
