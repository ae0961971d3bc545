import { DAY_MS } from './duration.ts';

/** Limits of the core per user and server, and timeouts. */
interface CoreLimits {
  readonly tablesPerPerson: number;
  readonly tablesPerServer: number;
  /** Maximum number of tables that a user can open per minute in this process. A server that allows more tables per user allows more. */
  readonly opensPerMinute: number;
  /** Milliseconds after which a table that has not started is closed. */
  readonly lapsesAfter: number;
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
  opensPerMinute: 10,
  lapsesAfter: 3 * DAY_MS,
  pingDelayMs: 20_000,
  editsApart: 1000,
};
