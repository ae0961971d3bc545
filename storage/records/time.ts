import { z } from 'zod';
import { recordKind } from '../store.ts';

/** Time at which a table is due for processing, such as a reminder, time-out or expiry. The record id is the table id. */
export const deadlineKind = recordKind('deadline', z.strictObject({ at: z.number() }), { due: ({ at }) => at });

const outboxEntry = z.strictObject({
  table: z.string(),
  /** Time at which any process may take the entry over. */
  at: z.number(),
  /** Number of failed deliveries. */
  tries: z.int().min(0),
});

/** A table with pending work after a commit. The record id is `<table>@<process>.<number>`. */
export type OutboxEntry = z.infer<typeof outboxEntry>;

export const outboxEntryKind = recordKind('outbox', outboxEntry, { due: ({ at }) => at });

/**
 * A Discord interaction that has been handled, kept until `until` so that it is not handled twice. The record id is the
 * interaction id, with a suffix for claims of its answer and follow-ups.
 */
export const interactionKind = recordKind('interaction', z.strictObject({ until: z.number() }), {
  due: ({ until }) => until,
});

/** A secret of this installation in hexadecimal. The record id is its purpose. */
export const secretKind = recordKind('secret', z.string().regex(/^[0-9a-f]{64}$/), { cached: true });
