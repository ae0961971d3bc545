/** What has happened in this process since it started, for the operator. */
export interface Counts {
  moves: number;
  opened: number;
  finished: number;
  /** Tables that were rung because something was due. */
  rung: number;
  /** Tables that could not be settled and are tried again. */
  retries: number;
}

/** Nothing has happened yet. */
export function noCounts(): Counts {
  return { moves: 0, opened: 0, finished: 0, rung: 0, retries: 0 };
}
