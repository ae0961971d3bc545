import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const deadline = z.strictObject({ at: z.number() });

/** When a table wants to be looked at: a reminder, a time-out or a lapse is due. The id is the table's. */
export type Deadline = z.infer<typeof deadline>;

export const deadlineKind: RecordKind<Deadline> = {
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

export const digestKind: RecordKind<Digest> = { name: 'digest', version: 1, schema: digest, due: ({ at }) => at };

const outboxEntry = z.strictObject({
  table: z.string(),
  /** When any process takes it over, unless its own has finished by then. */
  at: z.number(),
  /** How often delivery has failed. */
  tries: z.int().min(0),
});

/** A table with something left to show, to send or to play by a computer. The id is `<table>@<process>.<number>`. */
export type OutboxEntry = z.infer<typeof outboxEntry>;

export const outboxEntryKind: RecordKind<OutboxEntry> = {
  name: 'outbox',
  version: 1,
  schema: outboxEntry,
  due: ({ at }) => at,
};

const interaction = z.strictObject({ until: z.number() });

/** An interaction that has changed something, and until when that is remembered. The id is Discord's. */
export type Interaction = z.infer<typeof interaction>;

export const interactionKind: RecordKind<Interaction> = {
  name: 'interaction',
  version: 1,
  schema: interaction,
  due: ({ until }) => until,
};

const finished = z.strictObject({ at: z.number() });

/** A table that is over, and when it is made smaller or cleared away. The id is the table's. */
export type Finished = z.infer<typeof finished>;

export const finishedTableKind: RecordKind<Finished> = {
  name: 'finished-table',
  version: 1,
  schema: finished,
  due: ({ at }) => at,
};
