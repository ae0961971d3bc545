import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import { seatNumber } from './table-parts.ts';

/** A record that a feature keeps beside a table, under the table's id. It is written in the same transaction as the table. */
function besideTable<T>(name: string, schema: z.ZodType<T>): RecordKind<T> {
  return { name: `table-${name}`, version: 1, schema, cached: true };
}

const daily = z.strictObject({
  /** The UTC day whose game or puzzle is played. */
  day: z.iso.date(),
  /** The result when the attempt ended. */
  rank: z.strictObject({ place: z.int().min(1), of: z.int().min(1), streak: z.int().min(1) }).optional(),
});

/** The tournament game that a table plays. Its first seat is the pairing's first side. */
const tournament = z.strictObject({ id: z.string(), round: z.int().min(0), pairing: z.int().min(0) });

/** A match of two games with swapped seats: the id of the second table, or, at the second, the points of each seat in the first. */
const match = z.union([
  z.strictObject({ next: z.string() }),
  z.strictObject({ scored: z.array(z.number()).length(2) }),
]);

/** The game's lesson, whose steps follow from the number of moves. */
const lesson = z.literal(true);

const puzzle = z.strictObject({
  id: z.string(),
  hints: z.int().min(1).max(2).optional(),
  /** Rating of the puzzle when the attempt ended. */
  rating: z.int().optional(),
});

/** What the only player is offered when the game ends: their other tables, a stronger computer, a daily, or a puzzle. */
const nextStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tables') }),
  z.strictObject({ kind: z.literal('stronger') }),
  z.strictObject({ kind: z.literal('daily'), game: z.string(), title: z.string() }),
  z.strictObject({ kind: z.literal('puzzle'), game: z.string(), title: z.string() }),
]);

/** A user who came while a game was being played and waits for a seat in the next one. */
const latecomer = z.strictObject({ id: z.string(), name: z.string().optional() });

/** Lines that a player wants played at their next turns. Only that player sees them. */
const plan = z.strictObject({
  seat: seatNumber,
  /** Each may wait for a certain reply of the others. */
  steps: z.array(
    z.strictObject({
      after: z.string().optional(),
      line: z.string(),
      /** The line as its buttons say it, where that can be known. */
      words: z.strictObject({ en: z.string(), de: z.string() }).optional(),
    }),
  ),
  /** A reply that was chosen, and whose line was not. */
  reply: z.string().optional(),
  /** Its first line is tried as soon as it is the seat's turn; not in a turn that had begun when it was made. */
  ready: z.boolean(),
  /** Why it stopped: another reply came, the line was not possible, or moves were taken back. */
  stopped: z.enum(['reply', 'line', 'undo']).optional(),
  /** Counts its changes. */
  mark: z.int().min(0),
});

/** A symbol that a player has put on something of the game. Only that player sees it. */
const note = z.strictObject({ seat: seatNumber, about: z.string(), mark: z.string() });

export type Latecomer = z.infer<typeof latecomer>;
export type Plan = z.infer<typeof plan>;
export type NextStep = z.infer<typeof nextStep>;

/** The records that features keep beside a table, by the names under which the table lists them. */
export const FEATURES = {
  daily: besideTable('daily', daily),
  tournament: besideTable('tournament', tournament),
  match: besideTable('match', match),
  lesson: besideTable('lesson', lesson),
  puzzle: besideTable('puzzle', puzzle),
  nextStep: besideTable('next-step', nextStep),
  latecomers: besideTable('latecomers', z.array(latecomer)),
  plans: besideTable('plans', z.array(plan)),
  notes: besideTable('notes', z.array(note)),
};

/** The feature records of a table; a feature that the table has not is absent. */
export type Features = {
  readonly [Name in keyof typeof FEATURES]?:
    | ((typeof FEATURES)[Name] extends RecordKind<infer T> ? T : never)
    | undefined;
};
