import { DAY_MS } from './duration.ts';

/** Limits per user and server, and timeouts. */
export interface Limits {
  readonly tablesPerPerson: number;
  readonly tablesPerServer: number;
  /** Maximum number of open challenges of a user on a server. */
  readonly challengesPerPerson: number;
  /** Maximum number of unfinished tournaments of a server. */
  readonly tournamentsPerServer: number;
  /** Maximum number of unfinished tournaments that a user has opened. */
  readonly tournamentsPerPerson: number;
  /** Milliseconds after which a table that has not started is closed. */
  readonly lapsesAfter: number;
  /** Milliseconds without a move after which players are asked whether to keep a table. */
  readonly silence: number;
  /** Milliseconds of vacation per year during which a user's clocks stop. */
  readonly vacation: number;
  readonly draftsPerPerson: number;
  readonly designsPerServer: number;
  /** Milliseconds without a change after which a draft expires. */
  readonly draftsKept: number;
  /** Milliseconds for which finished tables are kept. Unlimited by default. */
  readonly retention?: number | undefined;
  /** Milliseconds for which a ping is delayed if the user is active. */
  readonly pingDelayMs: number;
  /** Milliseconds after the start before missing emojis are uploaded. */
  readonly emojisAfter: number;
  /** Minimum milliseconds between two background edits of a board. Faster moves share one edit. */
  readonly editsApart: number;
  /** Milliseconds between moves of computers against each other, so that people can watch. */
  readonly pace: number;
}

export const LIMITS: Limits = {
  tablesPerPerson: 20,
  tablesPerServer: 200,
  challengesPerPerson: 3,
  tournamentsPerServer: 10,
  tournamentsPerPerson: 3,
  lapsesAfter: 3 * DAY_MS,
  silence: 60 * DAY_MS,
  vacation: 30 * DAY_MS,
  draftsPerPerson: 20,
  designsPerServer: 100,
  draftsKept: 30 * DAY_MS,
  pingDelayMs: 20_000,
  emojisAfter: 20_000,
  editsApart: 1000,
  pace: 1500,
};
