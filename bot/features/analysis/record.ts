import { z } from 'zod';
import type { RecordKind } from '../../../storage/index.ts';
import { text } from '../../../storage/records/table-parts.ts';

/** A move that lost winning chances, how much, and the better move with its reason if the computers can judge the game. */
const turningPoint = z.strictObject({
  move: z.int().min(0),
  seat: z.int().min(0),
  played: z.string(),
  better: z.string().optional(),
  gain: z.number(),
  why: text.optional(),
});

/** Expected result of each seat before a move, from 0 to 1. */
const outlook = z.strictObject({ move: z.int().min(0), outlook: z.array(z.number()) });

const schema = z.strictObject({
  /** Values before the first move of each turn and at the end, smoothed. Long games are sampled. */
  winChances: z.array(outlook),
  turningPoints: z.array(turningPoint),
});

export type WinChances = z.infer<typeof outlook>;
export type TurningPoint = z.infer<typeof turningPoint>;
export type Analysis = z.infer<typeof schema>;

/** Analysis of a finished table. The record id is the table id. */
export const analysisKind: RecordKind<Analysis> = { name: 'analysis', version: 1, schema };
