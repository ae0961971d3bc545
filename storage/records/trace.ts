import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const schema = z.strictObject({
  /** The day of each game that was tried. */
  tried: z.record(z.string(), z.iso.date()),
  /** The games in which there was a rating. */
  rated: z.array(z.string()),
  until: z.number(),
});

/**
 * What is left of somebody who had their data deleted, so that they cannot try a day twice or begin anew with every loss: the
 * id is a keyed hash, and it goes with the season.
 */
export type Trace = z.infer<typeof schema>;

export const traceKind: RecordKind<Trace> = { name: 'trace', version: 1, schema, due: ({ until }) => until };
