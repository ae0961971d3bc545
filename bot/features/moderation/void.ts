import type { Transaction } from '../../../storage/index.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { seasonOf, seasonsSince } from '../../host/day.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readNewest } from '../../host/lists.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { findTable, readTableOrQuarantine, tableWrites } from '../../host/table/find.ts';
import { isPlayer, playedBy, playersAt, resultOf } from '../../host/table/table.ts';
import { serverHistoryListId } from '../history/index.ts';
import { type GameOutcome, gameOutcomeOf, readPlayerStats } from '../ratings/player-stats.ts';
import { UNRATED } from '../ratings/rating.ts';
import { type PlayerStats, playerStatsKind, type Score } from '../ratings/record.ts';
import { afterSeasons } from '../ratings/season.ts';

type RatedSeat = Extract<SeatOccupant, { rated?: unknown }>;
type Undo = NonNullable<NonNullable<RatedSeat['rated']>['undo']>;

/** Whether a game has changed ratings that can be undone. */
export function isVoidable(table: Table): boolean {
  return table.seats.some((sitter) => undoOf(sitter) !== undefined);
}

function undoOf(sitter: SeatOccupant): Undo | undefined {
  return isPlayer(sitter) ? sitter.rated?.undo : undefined;
}

/**
 * Makes a finished rated game of a server unrated and undoes its effect on the players' ratings. If a player has had
 * later rated games, their rating changes by the points of this game, otherwise it is exactly as before. A second call is refused.
 */
export async function voidGame(context: Context, id: string, guild: string): Promise<LoadedTable> {
  const found = await findTable(context, id);
  if (found.table.location.guild !== guild) throw new Refusal('noTable');
  const result = resultOf(found);
  if (!result || !isVoidable(found.table)) throw new Refusal('notVoidable');
  const persons = playersAt(found.table);
  return context.storage.transact(`table:${id}`, (within) => {
    const work = async ({ write }: Transaction) => {
      const table = await readTableOrQuarantine(context, id);
      if (!table || !isVoidable(table)) throw new Refusal('notVoidable');
      for (const sitter of table.seats) {
        const undo = undoOf(sitter);
        if (!undo || !isPlayer(sitter)) continue;
        const outcome = gameOutcomeOf(result, playedBy(table, sitter.id), table.seats.length);
        const stats = await readPlayerStats(context, sitter.id);
        const undone = withoutGame(stats, table.game, outcome, undo, seasonOf(context.now()));
        write(context.storage.store(playerStatsKind).put(sitter.id, undone));
      }
      const voided = voidedTable(table);
      write(...tableWrites(context, table, voided));
      return { ...found, table: voided };
    };
    return context.storage.transact(persons.map((person) => `player:${person}`).sort(), work, { within });
  });
}

function voidedTable(table: Table): Table {
  const seats = table.seats.map((sitter): SeatOccupant => {
    if (!isPlayer(sitter)) return sitter;
    const { rated, ...rest } = sitter;
    return rest as SeatOccupant;
  });
  return { ...table, seats, terms: { ...table.terms, unrated: true, voided: true }, revision: table.revision + 1 };
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

/** Maximum number of games of a server that are searched. */
const MAX_GAMES = 1000;

/** Voids all rated games of a user on a server. Returns the voided tables. */
export async function voidGamesOf(context: Context, guild: string, person: string): Promise<LoadedTable[]> {
  const voided: LoadedTable[] = [];
  for (const id of await readNewest(context, serverHistoryListId(guild), MAX_GAMES, 0)) {
    const table = await readTableOrQuarantine(context, id);
    if (!table || !playersAt(table).includes(person) || !isVoidable(table)) continue;
    const result = await voidGame(context, id, guild).catch(ignoreRefusal);
    if (result) voided.push(result);
  }
  return voided;
}
