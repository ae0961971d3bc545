import { isSecretSeed } from '@longtable/kit/rng';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import { location, seat, seatNumber } from './table-parts.ts';

const schema = z.strictObject({
  game: z.string(),
  options: z.unknown(),
  files: z.record(z.string(), z.string()).optional(),
  sitters: z.array(seat),
  seated: z.boolean().optional(),
  daily: z.boolean().optional(),
  lesson: z.boolean().optional(),
  puzzle: z.string().optional(),
  seed: z.union([z.int(), z.string().refine(isSecretSeed)]).optional(),
  opening: z.array(z.strictObject({ seat: seatNumber, line: z.string() })).optional(),
  place: location,
  perTurn: z.int().min(1).optional(),
  name: z.string().optional(),
  openToSpectators: z.boolean().optional(),
  rated: z.boolean().optional(),
  rating: z.int().optional(),
  help: z.boolean().optional(),
  match: z.boolean().optional(),
  lapsesAfter: z.number().optional(),
  opener: z.string().optional(),
  /** Name of the thread that would be created for the table. */
  threadName: z.string(),
  until: z.number(),
});

/** A request for a table that could not be opened in its channel and waits for the user's decision. */
export type KeptRequest = z.infer<typeof schema>;

export const requestKind: RecordKind<KeptRequest> = {
  name: 'request',
  version: 1,
  schema,
  due: ({ until }) => until,
};
