import { computer } from '../../games/spy/computers/index.ts';
import { spy } from '../../games/spy/index.ts';
import type { Player, State } from '../../games/spy/state.ts';

const SCENARIOS = ['small', 'medium', 'large'] as const;

/** Plays a match of No Time to Spy between two computers; `visit` sees every position in the rounds in which somebody is to act. */
export function playMatch(
  seed: number,
  { level, rounds }: { level: string; rounds: number },
  visit: (state: State, player: Player, line: string) => void,
): void {
  const table = spy.setup({ scenario: SCENARIOS[seed % SCENARIOS.length]!, rounds }, seed, 2);
  if (table.refused) throw new Error(table.refused.code);
  let { state } = table;
  for (;;) {
    const [player] = spy.turn(state);
    if (player !== 0 && player !== 1) return;
    const line = lineOf(state, player, level);
    if (state.phase === 'rounds') visit(state, player, line);
    const outcome = spy.play(state, player, line);
    if (outcome.refused) throw new Error(`Match ${seed}: "${line}" is refused (${outcome.refused.code})`);
    state = outcome.state;
  }
}

function lineOf(state: State, player: Player, level: string): string {
  if (state.phase === 'rounds') return computer(state, player, level);
  if (state.phase === 'draft') return 'choose';
  return state.sides[player].given.includes(null) ? 'share' : 'ready';
}
