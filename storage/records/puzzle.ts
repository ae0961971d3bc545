import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import { rating } from './standing.ts';

const count = z.int().min(0);

const scores = z.record(
  z.string(),
  z.strictObject({
    rating,
    /** How many were solved at the first try. */
    solved: count,
    /** The ids of those that were tried, the latest last: a puzzle counts once. */
    tried: z.array(z.string()),
  }),
);

/** How somebody fares with puzzles, by game. The id is the person's. */
export type PuzzleScores = z.infer<typeof scores>;

export const puzzleScoresKind: RecordKind<PuzzleScores> = { name: 'puzzle-scores', version: 1, schema: scores };

const record = z.strictObject({ rating, solved: count, tried: count });

/** How hard a puzzle has proved to be; kept once somebody has tried it. The id is `<game>/<puzzle>`. */
export type PuzzleRecord = z.infer<typeof record>;

export const puzzleRatingKind: RecordKind<PuzzleRecord> = { name: 'puzzle-rating', version: 1, schema: record };
