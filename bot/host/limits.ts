import { DAY_MS } from './duration.ts';

/** How much one person or one server may take up, and for how long a table waits for its players. */
export interface Limits {
  readonly tablesPerPerson: number;
  readonly tablesPerServer: number;
  /** How many games somebody may look for at once. */
  readonly postsPerPerson: number;
  /** How many tournaments a server may have at once. */
  readonly tournamentsPerServer: number;
  /** How many that are not over one person may have opened. */
  readonly tournamentsPerPerson: number;
  /** Milliseconds after which a table that did not begin is cleared away. */
  readonly lapsesAfter: number;
  /** Milliseconds without a move after which players are asked whether a table goes on. */
  readonly silence: number;
  /** Milliseconds of vacation a year for which a person's clocks stop. */
  readonly vacation: number;
  /** How many designs a person may work on at once, and how many may be shared in a server. */
  readonly draftsPerPerson: number;
  readonly designsPerServer: number;
  /** Milliseconds after which a draft lapses on which nobody worked. */
  readonly draftsKept: number;
  /** Milliseconds for which finished tables are kept; for ever without it. */
  readonly retention?: number | undefined;
  /** Milliseconds that somebody who is there has for a move before they are called. */
  readonly callsAfter: number;
  /** Milliseconds after the start before emojis are uploaded that Discord does not have yet. */
  readonly emojisAfter: number;
  /** Milliseconds between two edits of a board that nobody waits for: moves that come faster share one. */
  readonly editsApart: number;
  /** Milliseconds between the moves of computers among themselves, so that people can watch. */
  readonly pace: number;
}

export const LIMITS: Limits = {
  tablesPerPerson: 20,
  tablesPerServer: 200,
  postsPerPerson: 3,
  tournamentsPerServer: 10,
  tournamentsPerPerson: 3,
  lapsesAfter: 3 * DAY_MS,
  silence: 60 * DAY_MS,
  vacation: 30 * DAY_MS,
  draftsPerPerson: 20,
  designsPerServer: 100,
  draftsKept: 30 * DAY_MS,
  callsAfter: 20_000,
  emojisAfter: 20_000,
  editsApart: 1000,
  pace: 1500,
};
