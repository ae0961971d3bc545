import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const schema = z.strictObject({
  /** Day of the latest attempt by daily. */
  tried: z.record(z.string(), z.iso.date()),
  /** Games with a rating. */
  rated: z.array(z.string()),
  until: z.number(),
});

/**
 * Data kept about a user who deleted their data, so that they cannot repeat a daily or reset a rating. Deleted at the
 * end of the season. The record id is a keyed hash of the user id.
 */
export type Trace = z.infer<typeof schema>;

export const traceKind: RecordKind<Trace> = { name: 'trace', version: 1, schema, due: ({ until }) => until };
