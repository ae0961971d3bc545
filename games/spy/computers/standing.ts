import { finalIp } from '../rules/course/ending.ts';
import type { Player, State } from '../state.ts';

/** What the other side probably has by a round, from ten chips for each of four agents and a secret now and then. */
function expectedOf({ round, config }: State): number {
  const agents = 4 * 10 * config.chipsToIpFactor;
  return agents + Math.min(round, config.roundLimit) * 0.8 * config.secretToIpFactor;
}

/** Whether a side, with something more, is probably ahead. */
export function isAhead(known: State, player: Player, more: number): boolean {
  const team = known.people.filter(({ faction }) => faction === player);
  const own = team.reduce((sum, person) => sum + finalIp(person, known.config.chipsToIpFactor), 0);
  return own + more > expectedOf(known);
}
