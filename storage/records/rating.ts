import { z } from 'zod';

/** A Glicko-2 rating. */
export const rating = z.strictObject({ rating: z.number(), deviation: z.number(), volatility: z.number() });

export type Rating = z.infer<typeof rating>;
