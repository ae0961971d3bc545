import type { Player, State } from '../state.ts';
import { finalIp } from './course/ending.ts';

/** Returns a side's current score: points plus converted chips. After the end the points already include the chips. */
export function scoreOf({ people, config, phase }: State, player: Player): number {
  const team = people.filter(({ faction }) => faction === player);
  const factor = phase === 'over' ? 0 : config.chipsToIpFactor;
  return team.reduce((sum, person) => sum + finalIp(person, factor), 0);
}
