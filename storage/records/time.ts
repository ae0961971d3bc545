import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const deadline = z.strictObject({ at: z.number() });

/** When a table wants to be looked at: a reminder, a time-out or a lapse is due. The id is the table's. */
export type Deadline = z.infer<typeof deadline>;

export const deadlines: RecordKind<Deadline> = {
  name: 'deadline',
  version: 1,
  schema: deadline,
  due: ({ at }) => at,
};

const digest = z.strictObject({
  at: z.number(),
  tables: z.array(z.string()),
});

/** The tables that called a person who wanted to be left alone, and when they are told. The id is the person's. */
export type Digest = z.infer<typeof digest>;

export const digests: RecordKind<Digest> = { name: 'digest', version: 1, schema: digest, due: ({ at }) => at };

const outboxEntry = z.strictObject({
  table: z.string(),
  /** When any process takes it over, unless its own has finished by then. */
  at: z.number(),
  /** How often delivery has failed. */
  tries: z.int().min(0),
});

/** A table with something left to show, to send or to play by a computer. The id is `<table>@<process>.<number>`. */
export type OutboxEntry = z.infer<typeof outboxEntry>;

export const outboxEntries: RecordKind<OutboxEntry> = {
  name: 'unsettled',
  version: 2,
  schema: outboxEntry,
  migrations: { 1: (old) => ({ ...(old as { table: string }), at: 0, tries: 0 }) },
  due: ({ at }) => at,
};

const interaction = z.strictObject({ until: z.number() });

/** An interaction that has changed something, and until when that is remembered. The id is Discord's. */
export type Interaction = z.infer<typeof interaction>;

export const interactions: RecordKind<Interaction> = {
  name: 'interaction',
  version: 1,
  schema: interaction,
  due: ({ until }) => until,
};

const finished = z.strictObject({ at: z.number() });

/** A table that is over, and when it is made smaller or cleared away. The id is the table's. */
export type Finished = z.infer<typeof finished>;

export const finishedTables: RecordKind<Finished> = {
  name: 'finished',
  version: 1,
  schema: finished,
  due: ({ at }) => at,
};

const migrationState = z.strictObject({ at: z.number() });

/** Something that had to be done once to a database that an older Longtable made, and when that was. */
export type MigrationState = z.infer<typeof migrationState>;

export const migrationStates: RecordKind<MigrationState> = { name: 'upkeep', version: 1, schema: migrationState };

const progress = z.strictObject({ after: z.string() });

/** How far something has come that has to be done once to a database: the last id that is done. It goes when all is. */
export type Progress = z.infer<typeof progress>;

export const progresses: RecordKind<Progress> = { name: 'upkeep-progress', version: 1, schema: progress };
