import type { Result } from '@longtable/kit';
import type { Write } from '../../../storage/index.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { isPlayer } from '../../host/table/table.ts';
import { type GameOutcome, gameOutcomeOf, playedBy, readPlayerStats } from './player-stats.ts';
import { afterSeasons, seasonOf, seasonsSince, UNRATED } from './rating.ts';
import { type PlayerStats, playerStatsKind, type Score } from './record.ts';

type RatedSeat = Extract<SeatOccupant, { rated?: unknown }>;
type Undo = NonNullable<NonNullable<RatedSeat['rated']>['undo']>;

/**
 * Returns the writes that undo the effect of a finished rated game on the players' stats. If a player has had later rated games, their rating
 * changes by the points of this game, otherwise it is exactly as before.
 */
export async function undoRatings(context: Context, table: Table, result: Result): Promise<Write[]> {
  const writes = table.seats.map(async (occupant) => {
    const undo = isPlayer(occupant) ? occupant.rated?.undo : undefined;
    if (!undo || !isPlayer(occupant)) return [];
    const outcome = gameOutcomeOf(result, playedBy(table, occupant.id), table.seats.length);
    const stats = await readPlayerStats(context, occupant.id);
    const undone = withoutGame(stats, table.game, outcome, undo, seasonOf(context.now()));
    return [context.storage.store(playerStatsKind).put(occupant.id, undone)];
  });
  return (await Promise.all(writes)).flat();
}

/** Returns a player's stats without a rated game. */
function withoutGame(stats: PlayerStats, game: string, outcome: GameOutcome, undo: Undo, now: string): PlayerStats {
  const score = stats.games[game];
  if (!score) return stats;
  const { rating: _, opponents = [], lostTo = [], recent = [], ...rest } = score;
  const kept = recent.filter(({ at }) => at !== undo.at);
  const isMetAgain = (id: string) => kept.some(({ opponent }) => opponent === id);
  const without = (all: readonly string[], gone: readonly string[]) =>
    all.filter((id) => !gone.includes(id) || isMetAgain(id));
  const rating = ratingWithout(score, undo, now);
  const less: Score = {
    ...rest,
    played: Math.max(0, score.played - 1),
    [outcome]: Math.max(0, score[outcome] - 1),
    opponents: without(opponents, undo.opponents),
    lostTo: without(lostTo, undo.lostTo),
    recent: kept,
    ...(rating && { rating }),
  };
  return { ...stats, games: { ...stats.games, [game]: withSeason(less, undo) } };
}

/** Returns the rating without a game. Undefined if it was the player's first rated game and there is no later one. */
function ratingWithout({ rating }: Score, { before, after, at }: Undo, now: string): Score['rating'] {
  const passed = seasonsSince(seasonOf(at), now);
  const [was, became] = [before ?? UNRATED, after].map((one) => afterSeasons(one, passed)) as [
    typeof after,
    typeof after,
  ];
  const isLast =
    rating && (['rating', 'deviation', 'volatility'] as const).every((part) => rating[part] === became[part]);
  if (!rating || isLast) return before && was;
  return { ...rating, rating: rating.rating - (became.rating - was.rating) };
}

/** Takes the game off the season in which it ended. */
function withSeason(score: Score, { before, after, at }: Undo): Score {
  const id = seasonOf(at);
  const season = score.seasons?.[id];
  if (!season) return score;
  const { rating, provisional, ...rest } = season;
  const was = before?.rating ?? UNRATED.rating;
  const isLast = rating === after.rating;
  const left = rating === undefined || (isLast && !before) ? undefined : isLast ? was : rating - (after.rating - was);
  const shown = left === undefined ? {} : { rating: left, ...(provisional && { provisional }) };
  return {
    ...score,
    seasons: { ...score.seasons, [id]: { ...rest, played: Math.max(0, season.played - 1), ...shown } },
  };
}
