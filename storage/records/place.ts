import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const place = z.strictObject({ table: z.string() });

/** A channel, thread or DM: the table that stands there. */
export type Place = z.infer<typeof place>;

export const places: RecordKind<Place> = { name: 'place', version: 1, schema: place };
