import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const list = z.strictObject({ tables: z.array(z.string()) });

/** Ids of the tables of a user or server. */
export type TableList = z.infer<typeof list>;

/**
 * The tables that are not over and at which a user plays, owns a program, can take a seat back or has seated only
 * computers. The record id is the user id.
 */
export const playerTablesKind: RecordKind<TableList> = { name: 'player-tables', version: 1, schema: list };

/** The tables at which a seat is reserved for a user or whose next game they wait for. The record id is the user id. */
export const invitationsKind: RecordKind<TableList> = { name: 'invited-tables', version: 1, schema: list };

/** The tables in a server that are not over. The record id is the server id, or `guest:<server>` if the bot is not a member. */
export const serverTablesKind: RecordKind<TableList> = { name: 'server-tables', version: 1, schema: list };

const occupancy = z.strictObject({ table: z.string() });

/** The table in a channel, thread or DM. The record id is the channel id. */
export type ChannelOccupancy = z.infer<typeof occupancy>;

export const channelOccupancyKind: RecordKind<ChannelOccupancy> = { name: 'channel', version: 1, schema: occupancy };
