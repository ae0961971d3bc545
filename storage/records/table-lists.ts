import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const list = z.strictObject({ tables: z.array(z.string()) });

/** Tables by the user or server that they belong to. */
export type TableList = z.infer<typeof list>;

/** The tables at which a user plays and that are not over. The id is the user's. */
export const playerTablesKind: RecordKind<TableList> = { name: 'player-tables', version: 1, schema: list };

/** The tables that wait for a user's answer to an invitation. The id is the user's. */
export const invitationsKind: RecordKind<TableList> = { name: 'invited-tables', version: 1, schema: list };

/** The tables in a server that are not over. The id is the server's. */
export const serverTablesKind: RecordKind<TableList> = { name: 'server-tables', version: 1, schema: list };

const place = z.strictObject({ table: z.string() });

/** The table in a channel, thread or DM. The id is the channel's. */
export type ChannelOccupancy = z.infer<typeof place>;

export const channelOccupancyKind: RecordKind<ChannelOccupancy> = { name: 'channel', version: 1, schema: place };
