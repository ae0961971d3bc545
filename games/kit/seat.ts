/** Index of a player at the table, from 0. */
export type Seat = number;

/** Viewer of a table: a seat or a spectator. */
export type Viewer = Seat | 'spectator';
