import { isSecretSeed } from '@longtable/kit/rng';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import type { Features } from './table-features.ts';
import {
  clock,
  ending,
  events,
  inactivity,
  location,
  move,
  type notice,
  pings,
  seat,
  type sentPing,
  terms,
  turn,
} from './table-parts.ts';

export type SeatOccupant = z.infer<typeof seat>;
export type BoardLocation = z.infer<typeof location>;
export type Ending = z.infer<typeof ending>;
export type Clock = z.infer<typeof clock>;
export type Inactivity = z.infer<typeof inactivity>;
export type Notice = z.infer<typeof notice>;
export type SentPing = z.infer<typeof sentPing>;
/** A line that a seat played, and its time. */
export type Move = z.infer<typeof move>;
export type SeatTurns = z.infer<typeof turn>;

const schema = z.strictObject({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  /** The seed of the game's RNG. It is secret during the game. */
  seed: z.union([z.int(), z.string().refine(isSecretSeed)]),
  /** Version of the game's rules and of its state. */
  rulesVersion: z.int().min(1),
  seats: z.array(seat),
  /** `open` while seats are free or invitations are unanswered. */
  status: z.enum(['open', 'playing', 'paused', 'over']),
  ending: ending.nullable(),
  /**
   * The state in the game's own schema. Null before the start. Also null in the database, because it can be replayed
   * from the log.
   */
  state: z.unknown(),
  /** Number of changes. Of two drawn boards, the one with the higher revision is newer. */
  revision: z.int().min(0),
  log: z.strictObject({
    /** Number of moves. Each is in a chunk of the log or in `recentMoves`. */
    moveCount: z.int().min(0),
    /** Moves since the last full chunk of the log. */
    recentMoves: z.array(move),
    /** Number of the last moves that are deterministic and reveal nothing. */
    undoable: z.int().min(0),
  }),
  turns: z.array(turn),
  events,
  pings,
  clock,
  times: z.strictObject({
    /** Time at which the game started. Before the start, time at which the table was opened. */
    startedAt: z.number(),
    movedAt: z.number(),
    /** End of a pause that the game limits. */
    resumesAt: z.number().optional(),
    /** Expiry of an invitation or open table. Null after the start. */
    lapsesAt: z.number().nullable(),
    inactivity,
  }),
  location,
  terms,
  /** Names of the feature records that exist for this table, as in `FEATURES`. */
  features: z.array(z.string()),
});

export type TableRecord = z.infer<typeof schema>;

/** A table with its features. Only the host writes it. */
export interface Table extends Omit<TableRecord, 'features'> {
  readonly features: Features;
}

export const tableKind: RecordKind<TableRecord> = {
  name: 'table',
  version: 1,
  schema,
  cached: true,
  written: (table) => ({ ...table, state: null }),
};

/** Number of moves per chunk of the log. */
export const LOG_CHUNK_SIZE = 32;

/** A full chunk of a table's log. The record id is `<table>.<number>`. */
export const logChunkKind: RecordKind<Move[]> = {
  name: 'log-chunk',
  version: 1,
  schema: z.array(move).length(LOG_CHUNK_SIZE),
};

/** The state after some moves, which shortens replays. The record id is the table id. */
const snapshot = z.strictObject({ rulesVersion: z.int().min(1), moveCount: z.int().min(0), state: z.unknown() });

export type Snapshot = z.infer<typeof snapshot>;

export const snapshotKind: RecordKind<Snapshot> = { name: 'snapshot', version: 1, schema: snapshot };
