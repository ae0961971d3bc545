import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const text = z.union([z.string(), z.record(z.enum(LANGUAGES), z.string())]);

/** A move that gave something away: what was played before which move, what was better, by how much, and why. */
const turningPoint = z.strictObject({
  move: z.int().min(0),
  seat: z.int().min(0),
  played: z.string(),
  better: z.string(),
  gain: z.number(),
  why: text.optional(),
});

/** What each seat could expect before a move, from 0 to 1. */
const outlook = z.strictObject({ move: z.int().min(0), outlook: z.array(z.number()) });

const schema = z.strictObject({
  /** Before the first move of each turn, or of some of them. */
  winChances: z.array(outlook),
  turningPoints: z.array(turningPoint),
  /** How well each seat played, from 0 to 100. */
  accuracy: z.array(z.number().nullable()),
});

export type WinChances = z.infer<typeof outlook>;
export type TurningPoint = z.infer<typeof turningPoint>;
/** How a finished game went. */
export type Analysis = z.infer<typeof schema>;

/** Analyses of finished tables; the id is the table's, and they go with it. */
export const analysisKind: RecordKind<Analysis> = { name: 'analysis', version: 1, schema };
