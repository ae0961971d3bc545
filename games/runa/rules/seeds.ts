/** Maximum seed that a player may type. */
export const MAX_SEED = 2 ** 31 - 1;

/** Seeds of a level: for the cards and for the monsters. */
export type SeedPair = [cards: number, monsters: number];
