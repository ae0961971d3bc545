import type { CreatureCard } from '../rules/cards.ts';
import type { Fighter } from '../state.ts';

/** Each of the last lives counts more. */
const LOW_LIFE = 12;

/** What a life is worth to a creature of one's own; these and all weights of instinct evolved in play against itself. */
export const OWN_TOUGHNESS = 0.2;

/** What a creature of one's own counts on the field. */
export function ownWorth({ damage }: CreatureCard, life: number): number {
  return 0.8 + 0.335 * damage + OWN_TOUGHNESS * life;
}

/** What so many lives of one's own count. */
export function ownLife(life: number): number {
  return 0.3 * Math.min(life, LOW_LIFE);
}

/** What it counts to strike down a creature of the other side. */
export function preyWorth(prey: Fighter): number {
  return 0.95 + 0.31 * prey.card.damage + preyToughness(prey) * prey.life;
}

/** What it counts to take one life from a creature of the other side. */
export function preyToughness({ card }: Fighter): number {
  return card.shield ? 0.29 : 0.207;
}

/** What so many lives of the other side count. */
export function preyLife(life: number): number {
  return 0.085 * life + 0.347 * Math.min(life, LOW_LIFE);
}
