import type { PropertyName } from './properties.ts';

const POCKETS = 37;

/** Returns the probability of winning, before the effects of wet clothes and tradecraft. A prism inverts the result. */
export function rouletteChance(properties: readonly PropertyName[], inverted: boolean): number {
  const pockets = properties.includes('LUCKY_DEVIL') ? 23 : properties.includes('JINX') ? 13 : 18;
  return (inverted ? POCKETS - pockets : pockets) / POCKETS;
}

export function highestStake(own: number, table: number): number {
  return Math.min(own, table);
}
