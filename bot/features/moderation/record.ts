import { z } from 'zod';
import type { RecordKind } from '../../../storage/index.ts';

const block = z.strictObject({
  /** The server admin. */
  by: z.string(),
  at: z.number(),
  /** Absent for a block without an end. */
  until: z.number().optional(),
  reason: z.string().max(200).optional(),
});

const schema = z.strictObject({
  blocked: z.record(z.string(), block),
  /** Times of the last message to the admins about suspicious games, by pattern. */
  noticed: z.record(z.string(), z.number()).optional(),
});

export type Block = z.infer<typeof block>;
/** Users whom the admins of a server have blocked, and the messages to the admins. The record id is the server id. */
export type Moderation = z.infer<typeof schema>;

export const moderationKind: RecordKind<Moderation> = { name: 'moderation', version: 1, schema };
