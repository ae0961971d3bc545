/** The columns of a board. */
export const WIDTH = 36;

/** A line across the board. */
export const RULER = '-'.repeat(WIDTH);
