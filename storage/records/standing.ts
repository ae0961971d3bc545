import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const count = z.int().min(0);

/** The shape of a strength in Glicko-2's terms. */
export const rating = z.strictObject({ rating: z.number(), deviation: z.number(), volatility: z.number() });

const best = z.strictObject({
  points: z.array(z.number()),
  words: z.strictObject({ en: z.string(), de: z.string() }),
});

/** A quarter of a year, as in 2026-4. */
const seasonId = z.string().regex(/^\d{4}-[1-4]$/);

const season = z.strictObject({
  played: count,
  /** The rating after the last rated game of the season, and whether it was still a guess. */
  rating: z.number().optional(),
  provisional: z.literal(true).optional(),
  best: best.optional(),
});

const score = z.strictObject({
  played: count,
  won: count,
  drawn: count,
  lost: count,
  /** Nothing until a game against another person ended. */
  rating: rating.optional(),
  /** The first opponents in rated games, as keyed hashes. They limit how far the rating may be from the start. */
  opponents: z.array(z.string()).optional(),
  /** The first opponents who won or drew, as keyed hashes. They decide whether the rating is established. */
  lostTo: z.array(z.string()).optional(),
  /** The rated games of the last week, and against whom. */
  recent: z.array(z.strictObject({ opponent: z.string(), at: z.number() })).optional(),
  /** The best run of a game for one: what it counts, and how that reads. */
  best: best.optional(),
  /** The season that the rating belongs to. */
  season: seasonId.optional(),
  /** What each season has brought. */
  seasons: z.record(seasonId, season).optional(),
});

const schema = z.strictObject({
  /** By game. */
  games: z.record(z.string(), score),
  /** Where this person has finished games: which ones, by server or DM. */
  scopes: z.record(z.string(), z.array(z.string())),
  /** Achievements, and on which day they were earned. */
  earned: z.record(z.string(), z.iso.date()).optional(),
});

/** A strength in Glicko-2's terms. */
export type Rating = z.infer<typeof rating>;
export type Best = z.infer<typeof best>;
/** What a season has brought somebody in one game. */
export type SeasonScore = z.infer<typeof season>;
/** How somebody fares in one game. */
export type Score = z.infer<typeof score>;
/** What a person's finished games add up to. The id is the person's. */
export type PlayerStats = z.infer<typeof schema>;

export const playerStatsKind: RecordKind<PlayerStats> = {
  name: 'player-stats',
  version: 1,
  schema,
};

const tally = z.strictObject({
  tables: count,
  moves: count,
  shortest: count,
  longest: count,
  /** Milliseconds from the first turn to the end, of all tables. */
  time: z.number().min(0),
  /** The sums of what the game itself counts, in its own order. */
  counts: z.array(z.number()),
});

/** What the finished tables of a game in one server or DM add up to. The id is `<home>/<game>`. */
export type Tally = z.infer<typeof tally>;

export const tallyKind: RecordKind<Tally> = { name: 'tally', version: 1, schema: tally };
