import { z } from 'zod';
import type { RecordKind } from '../../../storage/index.ts';

const digest = z.strictObject({
  at: z.number(),
  tables: z.array(z.string()),
});

/** Tables with notices held back during quiet hours, and the time at which they are sent. The record id is the user id. */
export type Digest = z.infer<typeof digest>;

export const digestKind: RecordKind<Digest> = { name: 'digest', version: 1, schema: digest, due: ({ at }) => at };
