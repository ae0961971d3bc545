import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const deadline = z.strictObject({ at: z.number() });

/** When a table is due for a reminder, time-out or expiry. The id is the table's. */
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

/** Tables with notices held back during quiet hours, and when to send them. The id is the user's. */
export type Digest = z.infer<typeof digest>;

export const digestKind: RecordKind<Digest> = { name: 'digest', version: 1, schema: digest, due: ({ at }) => at };

const outboxEntry = z.strictObject({
  table: z.string(),
  /** When any process may take the entry over. */
  at: z.number(),
  /** Number of failed deliveries. */
  tries: z.int().min(0),
});

/** A table with pending work after a commit. The id is `<table>@<process>.<number>`. */
export type OutboxEntry = z.infer<typeof outboxEntry>;

export const outboxEntryKind: RecordKind<OutboxEntry> = {
  name: 'outbox',
  version: 1,
  schema: outboxEntry,
  due: ({ at }) => at,
};

const interaction = z.strictObject({ until: z.number() });

/** A handled interaction and its expiry. The id is Discord's. */
export type Interaction = z.infer<typeof interaction>;

export const interactionKind: RecordKind<Interaction> = {
  name: 'interaction',
  version: 1,
  schema: interaction,
  due: ({ until }) => until,
};

const finished = z.strictObject({ at: z.number() });

/** When a finished table is compacted or deleted. The id is the table's. */
export type Finished = z.infer<typeof finished>;

export const finishedTableKind: RecordKind<Finished> = {
  name: 'finished-table',
  version: 1,
  schema: finished,
  due: ({ at }) => at,
};
