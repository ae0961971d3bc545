/** A place at the table, counted from 0. */
export type Seat = number;

/** Who is looking: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';
