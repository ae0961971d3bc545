import { z } from 'zod';
import { besideTable } from '../../../storage/records/table.ts';

/** A match of two games with swapped seats: the id of the second table, or, at the second, the points of each seat in the first. */
const match = z.union([
  z.strictObject({ next: z.string() }),
  z.strictObject({ scored: z.array(z.number()).length(2) }),
]);

type Match = z.infer<typeof match>;

/** Starts in which no seat has an advantage: two games with swapped seats, or the game's most even start. */
export const FAIR_STARTS = ['match', 'even'] as const;

/** The fair start that the invited user at a seat asks for. */
const wish = z.strictObject({ seat: z.int().min(0), start: z.enum(FAIR_STARTS) });

export type FairStart = (typeof FAIR_STARTS)[number];

/** A user who waits for a seat in the next game. */
const latecomer = z.strictObject({ id: z.string(), name: z.string().optional() });

export type Latecomer = z.infer<typeof latecomer>;

export const latecomersKind = besideTable('latecomers', z.array(latecomer));

export const wishKind = besideTable('wish', wish);

export const matchKind = besideTable('match', match);

declare module '../../../storage/records/table.ts' {
  interface Features {
    readonly match?: Match | undefined;
    readonly wish?: z.infer<typeof wish> | undefined;
    readonly latecomers?: readonly Latecomer[] | undefined;
  }
}

declare module '../../host/feature.ts' {
  interface FeatureRequests {
    /** Whether two people play two games with swapped seats. */
    readonly match?: boolean | undefined;
    /** Users who wait for a seat in the next game. */
    readonly latecomers?: readonly Latecomer[] | undefined;
  }
}
