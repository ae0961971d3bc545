/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: somebody in a seat, or anybody else. */
export type Viewer = Seat | 'spectator';
