import type { Player, State } from '../state.ts';
import { finalIp } from './course/ending.ts';

/** What a side would have if the match ended now: its points, and what its chips turn into. */
export function scoreOf({ people, config, phase }: State, player: Player): number {
  const team = people.filter(({ faction }) => faction === player);
  const factor = phase === 'over' ? 0 : config.chipsToIpFactor;
  return team.reduce((sum, person) => sum + finalIp(person, factor), 0);
}
