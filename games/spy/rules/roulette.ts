import type { PropertyName } from './properties.ts';

const POCKETS = 37;

/** The chance to win before wet clothes and tradecraft; a prism at the table negates the result. */
export function rouletteChance(properties: readonly PropertyName[], inverted: boolean): number {
  const pockets = properties.includes('LUCKY_DEVIL') ? 23 : properties.includes('JINX') ? 13 : 18;
  return (inverted ? POCKETS - pockets : pockets) / POCKETS;
}

/** The highest stake: as many chips as both the person and the table have. */
export function highestStake(own: number, table: number): number {
  return Math.min(own, table);
}
