/** The highest seed that a player may name. */
export const MAX_SEED = 2 ** 31 - 1;

/** The two seeds of a level: for the cards and for the monsters. */
export type SeedPair = [cards: number, monsters: number];
