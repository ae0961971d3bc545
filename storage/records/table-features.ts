import { z } from 'zod';
import type { RecordKind } from '../index.ts';

/**
 * Returns the kind of a record that a feature stores beside a table, under the table's id. It is written in the same
 * transaction as the table.
 */
export function besideTable<T>(name: string, schema: z.ZodType<T>): RecordKind<T> {
  return { name: `table-${name}`, version: 1, schema, cached: true };
}

/** A user who waits for a seat in the next game. */
const latecomer = z.strictObject({ id: z.string(), name: z.string().optional() });

export type Latecomer = z.infer<typeof latecomer>;

/** The records that features keep beside a table, by the names under which the table lists them. */
export const FEATURES = {
  latecomers: besideTable('latecomers', z.array(latecomer)),
};

type CoreFeatures = {
  readonly [Name in keyof typeof FEATURES]?:
    | ((typeof FEATURES)[Name] extends RecordKind<infer T> ? T : never)
    | undefined;
};

/** The feature records of a table. A feature that the table does not have is absent. Each feature declares its own. */
export interface Features extends CoreFeatures {}
