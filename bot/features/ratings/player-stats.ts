import type { Result, Seat } from '@longtable/kit';
import { compareScores } from '@longtable/kit/result';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { isPlayer, seatsWhere } from '../../host/table/table.ts';
import {
  adjustToSeason,
  isEstablished,
  type Opponent,
  type Rating,
  recentOf,
  seasonOf,
  seasonScoreOf,
  UNRATED,
  withOpponents,
} from './rating.ts';
import { type Best, type PlayerStats, playerStatsKind, type Score, type SeasonScore } from './record.ts';

const NO_GAMES: Score = { played: 0, won: 0, drawn: 0, lost: 0 };

/** Reads a player's stats, with ratings adjusted to the current season. */
export async function readPlayerStats(context: Context, person: string): Promise<PlayerStats> {
  const stats = await readOrQuarantine(context, playerStatsKind, person);
  return stats ? adjustToSeason(stats, seasonOf(context.now())) : { games: {}, scopes: {} };
}

export function ratingIn(stats: PlayerStats, game: string): Rating {
  return stats.games[game]?.rating ?? UNRATED;
}

/** Returns a user's established rating in a game. Undefined while it is provisional. */
export async function establishedRating(context: Context, person: string, game: string): Promise<number | undefined> {
  const { games } = await readPlayerStats(context, person);
  const { rating, lostTo } = games[game] ?? {};
  return rating && isEstablished({ rating, lostTo }) ? rating.rating : undefined;
}

/** A player's rating after a rated game, and their opponents. */
interface RatedGame {
  readonly rating: Rating;
  readonly opponents: readonly Opponent[];
}

/** Adds a finished game to a player's stats. */
export function withGame(
  stats: PlayerStats,
  {
    game,
    home,
    outcome,
    rated,
    run,
    at,
  }: {
    game: string;
    home: string;
    outcome: GameOutcome;
    rated?: RatedGame | undefined;
    run?: Best | undefined;
    at: number;
  },
): PlayerStats {
  const score = stats.games[game] ?? NO_GAMES;
  const season = seasonOf(at);
  const counted = {
    ...score,
    played: score.played + 1,
    [outcome]: score[outcome] + 1,
    ...(rated && { ...ratedScore(score, rated, at), season }),
    ...bestOf(score, run),
  };
  const seasonal = seasonScore(seasonScoreOf(score, season), counted, { isRated: rated !== undefined, run });
  const more = { ...counted, seasons: { ...score.seasons, [season]: seasonal } };
  const known = stats.scopes[home] ?? [];
  return {
    ...stats,
    games: { ...stats.games, [game]: more },
    scopes: { ...stats.scopes, [home]: known.includes(game) ? known : [...known, game] },
  };
}

/** Adds a rated game to a score. */
function ratedScore(
  score: Score,
  { rating, opponents: met }: RatedGame,
  at: number,
): Pick<Score, 'rating' | 'opponents' | 'lostTo' | 'recent'> {
  return {
    rating,
    ...withOpponents(score, met),
    recent: [...recentOf(score, at), ...met.map(({ id }) => ({ opponent: id, at }))],
  };
}

/** Adds a game to the score of a season. `score` counts the game already. */
function seasonScore(
  before: SeasonScore = { played: 0 },
  score: Score,
  { isRated, run }: { isRated: boolean; run: Best | undefined },
): SeasonScore {
  const { provisional, rating, ...others } = before;
  const known = { ...(rating !== undefined && { rating }), ...(provisional && { provisional }) };
  const now = { rating: score.rating?.rating, ...(!isEstablished(score) && { provisional: true as const }) };
  return { ...others, played: before.played + 1, ...(isRated ? now : known), ...bestOf(before, run) };
}

/** Returns the new best score if `run` is better than the previous one, otherwise an empty object. */
function bestOf({ best }: Pick<Score, 'best'>, run: Best | undefined): Pick<Score, 'best'> {
  return run && (!best || compareScores(run, best) > 0) ? { best: run } : {};
}

/** The result of a game for one player. */
export type GameOutcome = 'won' | 'drawn' | 'lost';

/** Returns the outcome for a player in these seats. A solo game without a win is a loss. */
export function gameOutcomeOf({ winners }: Result, mine: readonly Seat[], seats: number): GameOutcome {
  if (winners.some((seat) => mine.includes(seat))) return 'won';
  return winners.length === 0 && seats > 1 ? 'drawn' : 'lost';
}

/** Returns the seats in which a user plays or has played. */
export function playedBy({ seats }: Table, person: string): Seat[] {
  return seatsWhere({ seats }, (occupant) => isPlayer(occupant) && occupant.id === person);
}
