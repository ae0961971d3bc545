import { z } from 'zod';
import type { RecordKind } from '../../../storage/index.ts';
import { rating } from '../../../storage/records/table-parts.ts';

const count = z.int().min(0);

/** The puzzle at a table. */
export const puzzleMark = z.strictObject({
  id: z.string(),
  hints: z.int().min(1).max(2).optional(),
  /** Rating of the puzzle before the attempt, if the attempt was rated. */
  rating: z.int().optional(),
});

export type PuzzleMark = z.infer<typeof puzzleMark>;

const scores = z.record(
  z.string(),
  z.strictObject({
    rating,
    /** Number of puzzles solved at the first attempt, and how many of them with hints. */
    solved: count,
    hinted: count.optional(),
    /** Ids of attempted puzzles, latest last. */
    tried: z.array(z.string()),
  }),
);

/** A user's puzzle scores by game. The record id is the user id. */
export type PuzzleScores = z.infer<typeof scores>;

export const puzzleScoresKind: RecordKind<PuzzleScores> = { name: 'puzzle-scores', version: 1, schema: scores };

const record = z.strictObject({ rating, solved: count, tried: count });

/** Rating of an attempted puzzle. The record id is `<game>/<puzzle>`. */
export type PuzzleRecord = z.infer<typeof record>;

export const puzzleRatingKind: RecordKind<PuzzleRecord> = { name: 'puzzle-rating', version: 1, schema: record };
