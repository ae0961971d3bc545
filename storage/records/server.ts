import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';
import { recordKind } from '../store.ts';
import { DISPLAYS } from './person.ts';

const schema = z.strictObject({
  /** Games that are not offered. */
  disabledGames: z.array(z.string()).optional(),
  /** Channels where tables may be opened. All by default. */
  channels: z.array(z.string()).optional(),
  /** Channel of open challenges. None by default. */
  lobby: z.string().optional(),
  /** Forum in which each new table gets a post. By default tables are opened in the channel of the command. */
  forum: z.string().optional(),
  /** Language of public messages. Defaults to the server's locale. */
  language: z.enum(LANGUAGES).optional(),
  /** Default milliseconds per turn. Null for no clock. */
  perTurn: z.int().min(1).nullable().optional(),
  /** Maximum number of tables in the server. */
  tables: z.int().min(1).optional(),
  /** Maximum number of tables per user. */
  tablesEach: z.int().min(1).optional(),
  /** Milliseconds without a move after which players are asked whether to keep a table. */
  inactivity: z.int().min(1).optional(),
  /** Milliseconds of vacation per year during which clocks stop. */
  vacation: z.int().min(0).optional(),
  /** Roles that may open tables, tournaments and designs. Everyone by default. */
  tableRoles: z.array(z.string()).optional(),
  tournamentRoles: z.array(z.string()).optional(),
  designRoles: z.array(z.string()).optional(),
  /** Whether players cannot name their tables. */
  unnamed: z.literal(true).optional(),
  /** Channel for messages to server admins. None by default. */
  log: z.string().optional(),
  display: z.enum(DISPLAYS).optional(),
  /** Display by channel id, including its threads. */
  displays: z.record(z.string(), z.enum(DISPLAYS)).optional(),
});

/** A server's settings. Unset ones are absent. */
export type Server = z.infer<typeof schema>;

export const serverSettingsKind = recordKind('server-settings', schema);

/** Time of the greeting sent to a server. The record id is the server id. */
export const greetingKind = recordKind('greeting', z.strictObject({ at: z.number() }));

/** A server that removed the bot, and the time at which its tables are deleted. The record id is the server id. */
export const departureKind = recordKind('departure', z.strictObject({ purge: z.number() }), {
  due: ({ purge }) => purge,
});
