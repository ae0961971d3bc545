import { distance } from '../../rules/grid.ts';
import type { Player, Present, State } from '../../state.ts';
import { enemyChance } from '../belief.ts';
import type { Manner } from '../manner.ts';
import { leadOf } from '../standing.ts';
import { strangers } from '../worth.ts';
import { gamble, gamblerWorth, shareLeft } from './gambling.ts';

/** What it is worth to decide when the match ends, beside the cat's reward. */
const CONTROL = 100;
/** How far one goes for somebody to pour over, and what hope for it counts beside doing it. */
const CHASE = 6;
const HOPE = 0.3;
/** Nobody sees whether somebody is wet already. */
const DRY = 0.5;

/** Chips decide matches: everything is worth what it does for one's own, or against those of the others. */
export const shrewd: Manner = {
  gamble,
  recruit: (known, id) => {
    const gambling = gamblerWorth(known, known.cast[id]?.features ?? []);
    return 10 * known.config.chipsToIpFactor + shareLeft(known) * gambling;
  },
  doubt: 0.15,
  collar: ({ config }) => config.catIp + CONTROL,
  combination: ({ config, board }) =>
    config.secretToIpFactor + (config.catIp + CONTROL) / Math.max(1, board.safes.length),
  drench,
  pursuit: 1,
  thirst(known, player, actor) {
    const near = strangers(known, player).filter(({ at }) => distance(at, actor.at) <= CHASE);
    return 0.4 + HOPE * Math.max(0, ...near.map((person) => drench(known, player, person)));
  },
  ends: (known, player) => leadOf(known, player) + known.config.catIp > 0,
};

/** What wet clothes probably cost the other side: whoever wears them does not win at roulette. */
function drench(known: State, player: Player, { id, properties }: Present): number {
  if (properties.includes('CLAMMY_CLOTHES')) return 0;
  const hit = DRY * (1 - known.config.cocktailDodgeChance);
  return hit * enemyChance(known, player, id) * shareLeft(known) * gamblerWorth(known, properties);
}
