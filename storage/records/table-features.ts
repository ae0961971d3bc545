import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import { translation } from './text.ts';

/**
 * Returns the kind of a record that a feature stores beside a table, under the table's id. It is written in the same
 * transaction as the table.
 */
export function besideTable<T>(name: string, schema: z.ZodType<T>): RecordKind<T> {
  return { name: `table-${name}`, version: 1, schema, cached: true };
}

const daily = z.strictObject({
  /** The UTC day whose game or puzzle is played. */
  day: z.iso.date(),
  /** Whether the player had already played the daily and repeats it. */
  practice: z.literal(true).optional(),
  /** Rank and streak when the attempt ended. */
  rank: z.strictObject({ place: z.int().min(1), of: z.int().min(1), streak: z.int().min(1) }).optional(),
});

/** A match of two games with swapped seats: the id of the second table, or, at the second, the points of each seat in the first. */
const match = z.union([
  z.strictObject({ next: z.string() }),
  z.strictObject({ scored: z.array(z.number()).length(2) }),
]);

/** Mark of a table that plays the game's lesson. The current step follows from the number of moves. */
const lesson = z.literal(true);

const puzzle = z.strictObject({
  id: z.string(),
  hints: z.int().min(1).max(2).optional(),
  /** Rating of the puzzle before the attempt, if the attempt was rated. */
  rating: z.int().optional(),
});

/** Suggestion for the only player at the end: other tables, a stronger computer, a daily or a puzzle. */
const nextStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tables') }),
  z.strictObject({ kind: z.literal('stronger') }),
  z.strictObject({ kind: z.literal('daily'), game: z.string(), title: z.union([z.string(), translation]) }),
  z.strictObject({ kind: z.literal('puzzle'), game: z.string(), title: z.union([z.string(), translation]) }),
]);

/** A user who waits for a seat in the next game. */
const latecomer = z.strictObject({ id: z.string(), name: z.string().optional() });

export type Latecomer = z.infer<typeof latecomer>;
export type NextStep = z.infer<typeof nextStep>;

/** The records that features keep beside a table, by the names under which the table lists them. */
export const FEATURES = {
  daily: besideTable('daily', daily),
  match: besideTable('match', match),
  lesson: besideTable('lesson', lesson),
  puzzle: besideTable('puzzle', puzzle),
  nextStep: besideTable('next-step', nextStep),
  latecomers: besideTable('latecomers', z.array(latecomer)),
};

type CoreFeatures = {
  readonly [Name in keyof typeof FEATURES]?:
    | ((typeof FEATURES)[Name] extends RecordKind<infer T> ? T : never)
    | undefined;
};

/** The feature records of a table. A feature that the table does not have is absent. Each feature declares its own. */
export interface Features extends CoreFeatures {}
