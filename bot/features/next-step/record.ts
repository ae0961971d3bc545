import { z } from 'zod';
import { translation } from '../../../storage/records/table-parts.ts';

/** Suggestion for the only player at the end: other tables, a stronger computer, a daily or a puzzle. */
export const nextStepMark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tables') }),
  z.strictObject({ kind: z.literal('stronger') }),
  z.strictObject({ kind: z.literal('daily'), game: z.string(), title: z.union([z.string(), translation]) }),
  z.strictObject({ kind: z.literal('puzzle'), game: z.string(), title: z.union([z.string(), translation]) }),
]);

export type NextStep = z.infer<typeof nextStepMark>;
