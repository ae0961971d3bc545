import type { Daily, Score } from '@longtable/kit';
import { SCENARIO_NAMES } from './files/scenarios/index.ts';
import type { Options } from './options.ts';
import { scoreOf } from './rules/score.ts';
import type { State } from './state.ts';

/** The lounge of a quick match, and the other casinos. */
const CASINOS = [undefined, ...SCENARIO_NAMES];

/** A quick match in another casino every day. */
export const daily: Daily<State, Options> = {
  minutes: { min: 15, max: 25 },
  options: (choice) => ({ match: 'quick', scenario: CASINOS[choice % CASINOS.length] }),
  score,
};

/** Winners rank first, then by how far they are ahead; how a match stands that is not over is the other side's secret. */
function score(state: State): Score {
  const { ending, round } = state;
  if (!ending)
    return { points: [-1, round], words: round > 0 ? { en: `Round ${round}`, de: `Runde ${round}` } : PREPARING };
  const [mine, theirs] = [scoreOf(state, 0), scoreOf(state, 1)];
  const isWon = ending.winner === 0;
  return {
    points: [isWon ? 1 : 0, mine - theirs],
    words: {
      en: `${isWon ? 'Won' : 'Lost'} ${mine} to ${theirs} IP`,
      de: `${isWon ? 'Sieg' : 'Niederlage'} mit ${mine} zu ${theirs} IP`,
    },
  };
}

const PREPARING = { en: 'Choosing agents', de: 'Wählt Agenten' };
