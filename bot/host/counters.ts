/** What has happened in this process since it started, for the operator. */
export interface Counts {
  moves: number;
  opened: number;
  finished: number;
  /** Tables at which something was due and done. */
  rung: number;
  /** Deliveries that failed and are retried. */
  retries: number;
}

/** Nothing has happened yet. */
export function noCounts(): Counts {
  return { moves: 0, opened: 0, finished: 0, rung: 0, retries: 0 };
}
