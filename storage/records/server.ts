import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import { DISPLAYS } from './display.ts';

const schema = z.strictObject({
  /** Games that are not offered here. */
  withheld: z.array(z.string()).optional(),
  /** The only channels where tables may be opened; everywhere without it. */
  channels: z.array(z.string()).optional(),
  /** The channel in which people look for games; nowhere without it. */
  lobby: z.string().optional(),
  /** The forum in which every new table has a post of its own; they stand where they are asked for without it. */
  forum: z.string().optional(),
  /** The language of boards and other public messages; the server's own without it. */
  language: z.enum(LANGUAGES).optional(),
  /** Milliseconds for a turn where `/play` names none; null for no clock at all. */
  perTurn: z.int().min(1).nullable().optional(),
  /** How many tables may stand in the server at once. */
  tables: z.int().min(1).optional(),
  /** At how many tables somebody may sit at once. */
  tablesEach: z.int().min(1).optional(),
  /** Milliseconds without a move after which players are asked whether a table goes on. */
  silence: z.int().min(1).optional(),
  /** Milliseconds of vacation a year for which clocks stop. */
  vacation: z.int().min(0).optional(),
  /** How public boards are drawn. */
  display: z.enum(DISPLAYS).optional(),
  /** The same for single channels and their threads, by the channel's id. */
  displays: z.record(z.string(), z.enum(DISPLAYS)).optional(),
});

/** What those who manage a server have set; whatever they did not set is absent. */
export type Server = z.infer<typeof schema>;

export const serverSettingsKind: RecordKind<Server> = { name: 'server-settings', version: 1, schema };

const greeting = z.strictObject({ at: z.number() });

/** That a server was greeted, and when. The id is the server's. */
export type Greeting = z.infer<typeof greeting>;

export const greetingKind: RecordKind<Greeting> = { name: 'greeting', version: 1, schema: greeting };

const departure = z.strictObject({ purge: z.number() });

/** A server that Longtable was taken from: when its tables are cleared away, unless it comes back. The id is the server's. */
export type Departure = z.infer<typeof departure>;

export const departureKind: RecordKind<Departure> = {
  name: 'departure',
  version: 1,
  schema: departure,
  due: ({ purge }) => purge,
};
