import { isSecretSeed } from '@longtable/kit/rng';
import { z } from 'zod';
import type { RecordKind } from '../../../storage/index.ts';
import { location, seat, seatNumber, terms } from '../../../storage/records/table-parts.ts';

const schema = z.strictObject({
  game: z.string(),
  options: z.unknown(),
  occupants: z.array(seat),
  seated: z.boolean().optional(),
  seed: z.union([z.int(), z.string().refine(isSecretSeed)]).optional(),
  opening: z.array(z.strictObject({ seat: seatNumber, line: z.string() })).optional(),
  location,
  terms: terms.partial().optional(),
  lapsesAfter: z.number().optional(),
  features: z.record(z.string(), z.unknown()).optional(),
  /** Name of the thread that would be created for the table. */
  threadName: z.string(),
  until: z.number(),
});

/** A request for a table that could not be opened yet and waits for the user's decision. */
export const requestKind: RecordKind<z.infer<typeof schema>> = {
  name: 'request',
  version: 1,
  schema,
  due: ({ until }) => until,
};
