import { isSecretSeed } from '@longtable/kit/rng';
import { z } from 'zod';
import { type RecordKind, recordKind } from '../store.ts';
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
    /** Number of moves at the last resumption. Its players are notified once per move. */
    resumedMove: z.number().optional(),
    /** Expiry of an invitation or open table. Null after the start. */
    lapsesAt: z.number().nullable(),
    /** A feature closes inactive tables. */
    inactivity: inactivity.optional(),
  }),
  location,
  terms,
  /** Names of the feature records that exist for this table, as in `Features`. */
  features: z.array(z.string()),
});

export type TableRecord = z.infer<typeof schema>;

/** A table with its features. Only the host writes it. */
export interface Table extends Omit<TableRecord, 'features'> {
  readonly features: Features;
}

export const tableKind = recordKind('table', schema, { cached: true, written: (table) => ({ ...table, state: null }) });

/** Number of moves per chunk of the log. */
export const LOG_CHUNK_SIZE = 32;

/** A full chunk of a table's log. The record id is `<table>.<number>`. */
export const logChunkKind = recordKind('log-chunk', z.array(move).length(LOG_CHUNK_SIZE));

/** The state after some moves, which shortens replays. The record id is the table id. */
const snapshot = z.strictObject({ rulesVersion: z.int().min(1), moveCount: z.int().min(0), state: z.unknown() });

export type Snapshot = z.infer<typeof snapshot>;

export const snapshotKind = recordKind('snapshot', snapshot);

const list = z.strictObject({ tables: z.array(z.string()) });

/**
 * The tables that are not over and at which a user plays, owns a program, can take a seat back or has seated only
 * computers. The record id is the user id.
 */
export const playerTablesKind = recordKind('player-tables', list);

/** The tables at which a seat is reserved for a user, whose next game they wait for, or that they have left while others play. The record id is the user id. */
export const invitationsKind = recordKind('invited-tables', list);

/** The tables in a server that are not over. The record id is the server id, or `guest:<server>` if the bot is not a member. */
export const serverTablesKind = recordKind('server-tables', list);

/** The table in a channel, thread or DM. The record id is the channel id. */
export const channelOccupancyKind = recordKind('channel', z.strictObject({ table: z.string() }));

/**
 * Returns the kind of a record that a feature stores beside a table, under the table's id. It is written in the same
 * transaction as the table.
 */
export function besideTable<T>(name: string, schema: z.ZodType<T>): RecordKind<T> {
  return recordKind(`table-${name}`, schema, { cached: true });
}

/** The feature records of a table. A feature that the table does not have is absent. Each feature declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: Features add their records.
export interface Features {}
