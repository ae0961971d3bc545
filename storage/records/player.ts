import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const schema = z.strictObject({ tables: z.array(z.string()) });

/** A person: the tables they sit at that are not over. */
export type Player = z.infer<typeof schema>;

/** The tables that wait for a person's answer to an invitation. The id is the person's. */
export const invitations: RecordKind<Player> = { name: 'invitation', version: 1, schema };

export const players: RecordKind<Player> = { name: 'player', version: 1, schema };
