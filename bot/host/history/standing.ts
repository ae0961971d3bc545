import type { Result, Seat } from '@longtable/kit';
import {
  type Best,
  playerStatsKind,
  type Rating,
  type Score,
  type SeasonScore,
  type Standing,
} from '../../../storage/records/standing.ts';
import type { Context } from '../context.ts';
import { seasonOf } from '../day.ts';
import { readOrQuarantine } from '../read.ts';
import { compareScores } from '../table/terms.ts';
import { isEstablished, type Opponent, recentOf, UNRATED, withOpponents } from './rating.ts';
import { inSeason, seasonScoreOf } from './season.ts';

/** How a game went for somebody. */
export type Fate = 'won' | 'drawn' | 'lost';

const NO_GAMES: Score = { played: 0, won: 0, drawn: 0, lost: 0 };

/** What a person's finished games add up to, with ratings as of this season. */
export async function readStanding(context: Context, person: string): Promise<Standing> {
  const standing = await readOrQuarantine(context, playerStatsKind, person);
  return standing ? inSeason(standing, seasonOf(context.now())) : { games: {}, homes: {} };
}

/** How a result is for somebody in these seats; alone, not to win is to lose. */
export function fateOf({ winners }: Result, mine: readonly Seat[], seats: number): Fate {
  if (winners.some((seat) => mine.includes(seat))) return 'won';
  return winners.length === 0 && seats > 1 ? 'drawn' : 'lost';
}

/** The rating of somebody in a game. */
export function ratingIn(standing: Standing, game: string): Rating {
  return standing.games[game]?.rating ?? UNRATED;
}

/** How strong somebody counts as where it matters to others: a rating that is only a guess is nobody's advantage. */
export function strengthIn(standing: Standing, game: string): number {
  const score = standing.games[game];
  return score?.rating && isEstablished(score) ? score.rating.rating : UNRATED.rating;
}

/** What a rated game did to somebody's rating, and against whom. */
interface RatedGame {
  readonly rating: Rating;
  readonly opponents: readonly Opponent[];
}

/** A standing with one more finished game. */
export function withGame(
  standing: Standing,
  {
    game,
    home,
    fate,
    rated,
    run,
    at,
  }: { game: string; home: string; fate: Fate; rated?: RatedGame | undefined; run?: Best | undefined; at: number },
): Standing {
  const score = standing.games[game] ?? NO_GAMES;
  const season = seasonOf(at);
  const counted = {
    ...score,
    played: score.played + 1,
    [fate]: score[fate] + 1,
    ...(rated && { ...ratedScore(score, rated, at), season }),
    ...bestOf(score, run),
  };
  const seasonal = seasonScore(seasonScoreOf(score, season), counted, { isRated: rated !== undefined, run });
  const more = { ...counted, seasons: { ...score.seasons, [season]: seasonal } };
  const known = standing.homes[home] ?? [];
  return {
    ...standing,
    games: { ...standing.games, [game]: more },
    homes: { ...standing.homes, [home]: known.includes(game) ? known : [...known, game] },
  };
}

/** A score with one more rated game. */
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

/** What a season has brought, with one more game that is counted in the score already. */
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

/** Of equals the earlier one stays. */
function bestOf({ best }: Pick<Score, 'best'>, run: Best | undefined): Pick<Score, 'best'> {
  return run && (!best || compareScores(run, best) > 0) ? { best: run } : {};
}
