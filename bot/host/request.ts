import type { AnyGame, Seat, Seed } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../storage/records/table.ts';
import type { Features } from '../../storage/records/table-features.ts';

/** A request to open a table, as with `/play`. */
export interface Request {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly occupants: readonly SeatOccupant[];
  /** Whether `occupants` are in seat order. Otherwise the seats are shuffled, unless the game fixes them. */
  readonly seated?: boolean | undefined;
  readonly location: Table['location'];
  /** Terms that the user has chosen. A game between two people is rated by default. */
  readonly terms?: Partial<Table['terms']> | undefined;
  /** Random by default. A chosen seed makes the game unrated. */
  readonly seed?: Seed | undefined;
  /** Moves that are played immediately after the setup. */
  readonly opening?: readonly OpeningLine[] | undefined;
  /** Milliseconds after which a table that has not started is closed. */
  readonly lapsesAfter?: number | undefined;
  /** Whether to notify the players at the start, because they may be elsewhere. */
  readonly notifyAtStart?: true | undefined;
  /** What the table is opened for, such as a pairing of a tournament. */
  readonly features?: FeatureRequests | undefined;
}

export interface OpeningLine {
  readonly seat: Seat;
  readonly line: string;
}

/** What a request asks of the features. Each feature declares its own part. */
export interface FeatureRequests {
  /** Users who wait for a seat in the next game. */
  readonly latecomers?: Features['latecomers'];
}

/** What a feature adds to a requested table, or replaces. */
export interface Opening {
  readonly options?: unknown;
  readonly seed?: Seed;
  /** The occupants in seat order. */
  readonly occupants?: readonly SeatOccupant[];
  /** Moves that are played immediately after the setup. */
  readonly lines?: readonly OpeningLine[] | undefined;
  readonly terms?: Partial<Table['terms']>;
  /** Records beside the table. */
  readonly features?: Features;
}
