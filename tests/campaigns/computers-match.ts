import type { Refusal } from '../../games/kit/game.ts';
import { JavaRandom } from '../../games/kit/random.ts';
import { randomLine } from '../../games/kit/testing/wander.ts';
import { computer } from '../../games/spy/computers/index.ts';
import { spy } from '../../games/spy/index.ts';
import type { Player, State } from '../../games/spy/state.ts';

const SCENARIOS = ['small', 'medium', 'large'] as const;

type Played = Exclude<ReturnType<typeof spy.play>, { refused: Refusal }>;

/** Plays a match of No Time to Spy between two computers, or at `random`; `visit` sees every position in the rounds in which somebody is to act, and what came of it. */
export function playMatch(
  seed: number,
  { level, rounds }: { level: string; rounds: number },
  visit: (state: State, player: Player, outcome: Played) => void,
): void {
  const table = spy.setup({ scenario: SCENARIOS[seed % SCENARIOS.length]!, rounds }, seed, 2);
  if (table.refused) throw new Error(table.refused.code);
  let { state } = table;
  const whim = JavaRandom.seeded(seed);
  for (;;) {
    const [player] = spy.turn(state);
    if (player !== 0 && player !== 1) return;
    const line = lineOf(state, player, level, whim);
    const outcome = spy.play(state, player, line);
    if (outcome.refused) throw new Error(`Match ${seed}: "${line}" is refused (${outcome.refused.code})`);
    if (state.phase === 'rounds') visit(state, player, outcome);
    state = outcome.state;
  }
}

function lineOf(state: State, player: Player, level: string, whim: JavaRandom): string {
  if (state.phase === 'rounds')
    return level === 'random' ? (randomLine(spy, state, player, whim) ?? '') : computer(state, player, level);
  if (state.phase === 'draft') return 'choose';
  return state.sides[player].given.includes(null) ? 'share' : 'ready';
}
