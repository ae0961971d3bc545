import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const schema = z.strictObject({ tables: z.array(z.string()) });

/** A person: the tables they sit at that are not over. */
export type Player = z.infer<typeof schema>;

export const players: RecordKind<Player> = { name: 'player', version: 1, schema };
