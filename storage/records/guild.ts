import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const schema = z.strictObject({ tables: z.array(z.string()) });

/** A server: the tables that stand there and are not over. */
export type Guild = z.infer<typeof schema>;

export const guilds: RecordKind<Guild> = { name: 'guild', version: 1, schema };
