import { DAY_MS } from './duration.ts';

/** Limits of the core per user and server, and timeouts. */
interface CoreLimits {
  readonly tablesPerPerson: number;
  readonly tablesPerServer: number;
  /** Milliseconds after which a table that has not started is closed. */
  readonly lapsesAfter: number;
  /** Milliseconds without a move after which players are asked whether to keep a table. */
  readonly silence: number;
  /** Milliseconds of vacation per year during which a user's clocks stop. */
  readonly vacation: number;
  /** Milliseconds for which finished tables are kept. Unlimited by default. */
  readonly retention?: number | undefined;
  /** Milliseconds for which a ping is delayed if the user is active. */
  readonly pingDelayMs: number;
  /** Minimum milliseconds between two background edits of a board. Faster moves share one edit. */
  readonly editsApart: number;
}

/** The limits of the core and the features. Each feature declares its own. */
export interface Limits extends CoreLimits {}

export const LIMITS: CoreLimits = {
  tablesPerPerson: 20,
  tablesPerServer: 200,
  lapsesAfter: 3 * DAY_MS,
  silence: 60 * DAY_MS,
  vacation: 30 * DAY_MS,
  pingDelayMs: 20_000,
  editsApart: 1000,
};
