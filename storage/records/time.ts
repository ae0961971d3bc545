import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const deadline = z.strictObject({ at: z.number() });

/** Time at which a table is due for processing, such as a reminder, time-out or expiry. The record id is the table id. */
export type Deadline = z.infer<typeof deadline>;

export const deadlineKind: RecordKind<Deadline> = {
  name: 'deadline',
  version: 1,
  schema: deadline,
  due: ({ at }) => at,
};

const outboxEntry = z.strictObject({
  table: z.string(),
  /** Time at which any process may take the entry over. */
  at: z.number(),
  /** Number of failed deliveries. */
  tries: z.int().min(0),
});

/** A table with pending work after a commit. The record id is `<table>@<process>.<number>`. */
export type OutboxEntry = z.infer<typeof outboxEntry>;

export const outboxEntryKind: RecordKind<OutboxEntry> = {
  name: 'outbox',
  version: 1,
  schema: outboxEntry,
  due: ({ at }) => at,
};

const interaction = z.strictObject({ until: z.number() });

/**
 * A Discord interaction that has been handled, kept until `until` so that it is not handled twice. The record id is the
 * interaction id, with a suffix for claims of its answer and follow-ups.
 */
export type Interaction = z.infer<typeof interaction>;

export const interactionKind: RecordKind<Interaction> = {
  name: 'interaction',
  version: 1,
  schema: interaction,
  due: ({ until }) => until,
};

/** A secret of this installation in hexadecimal. The record id is its purpose. */
export const secretKind: RecordKind<string> = {
  name: 'secret',
  version: 1,
  cached: true,
  schema: z.string().regex(/^[0-9a-f]{64}$/),
};
