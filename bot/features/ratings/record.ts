import { z } from 'zod';
import { rating, text } from '../../../storage/records/table-parts.ts';
import { recordKind } from '../../../storage/store.ts';
import { gameName, idFormat, key, number, person } from '../../custom-ids/fields.ts';

export const achievementsId = idFormat`achievements|${person('person')}|${number('page', 6)}`;

export const leadersId = idFormat`leaders|${gameName('game')}|${key('period')}`;

const count = z.int().min(0);

const best = z.strictObject({
  points: z.array(z.number()),
  words: text,
});

/** A quarter of a year, as in 2026-4. */
const seasonId = z.string().regex(/^\d{4}-[1-4]$/);

const season = z.strictObject({
  played: count,
  /** Rating after the last rated game of the season. */
  rating: z.number().optional(),
  provisional: z.literal(true).optional(),
  best: best.optional(),
});

const score = z.strictObject({
  played: count,
  won: count,
  drawn: count,
  lost: count,
  /** Absent until the first rated game. */
  rating: rating.optional(),
  /** The first opponents in rated games, as keyed hashes. They limit how far the rating may be from the start. */
  opponents: z.array(z.string()).optional(),
  /** The first opponents who won or drew, as keyed hashes. They decide whether the rating is established. */
  lostTo: z.array(z.string()).optional(),
  /** Recent rated games and their opponents. */
  recent: z.array(z.strictObject({ opponent: z.string(), at: z.number() })).optional(),
  /** Best score of a solo game. */
  best: best.optional(),
  /** Season of the rating. */
  season: seasonId.optional(),
  seasons: z.record(seasonId, season).optional(),
  /** Points that the player got back in the newest season in which lost games were undone. */
  returned: z.strictObject({ season: seasonId, points: z.number() }).optional(),
});

const schema = z.strictObject({
  /** Scores by game. */
  games: z.record(z.string(), score),
  /** Ids of the games that the user has finished in each server or DM. */
  scopes: z.record(z.string(), z.array(z.string())),
  /** Days on which achievements were earned, by achievement. */
  earned: z.record(z.string(), z.iso.date()).optional(),
});

export type Best = z.infer<typeof best>;
/** A player's score in one game and season. */
export type SeasonScore = z.infer<typeof season>;
export type Score = z.infer<typeof score>;
/** A user's stats over all finished games. The record id is the user id. */
export type PlayerStats = z.infer<typeof schema>;

export const playerStatsKind = recordKind('player-stats', schema);

const stats = z.strictObject({
  tables: count,
  moves: count,
  shortest: count,
  longest: count,
  /** Milliseconds from the start to the last move, over all tables. */
  time: z.number().min(0),
  /** Sums of the game's own statistics, in its order. */
  counts: z.array(z.number()),
});

/** Statistics of a game's finished tables in a server or DM. The record id is `<home>/<game>`. */
export type GameStats = z.infer<typeof stats>;

export const gameStatsKind = recordKind('game-stats', stats);

/**
 * Games in which a user who deleted their data had ratings, so that they cannot reset one this season. The record id is the
 * user's pseudonym.
 */
export const ratingTraceKind = recordKind(
  'rating-trace',
  z.strictObject({ games: z.array(z.string()), until: z.number() }),
  { due: ({ until }) => until },
);
