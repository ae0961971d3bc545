import type { Result, Seat, Statistic } from '@longtable/kit';
import { firstSeatPoints } from '@longtable/kit/result';
import type { Write } from '../../../storage/index.ts';
import { pseudonymOf, readOrQuarantine } from '../../../storage/record-access.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { optional } from '../../host/table/outside-games.ts';
import { isLongEnough, isRated, pointsAt } from '../../host/table/rating.ts';
import { homeOf, isFinished, isPlayer, playersAt, resultOf, seriesOf, tableAfter } from '../../host/table/table.ts';
import { appendTo, dropList, listKind, removeFrom } from '../history/index.ts';
import { newlyEarned, withEarned } from './achievements.ts';
import { playerListId } from './leaders.ts';
import { type GameOutcome, gameOutcomeOf, playedBy, ratingIn, readPlayerStats, withGame } from './player-stats.ts';
import {
  endOfSeason,
  interpolateRating,
  isEstablished,
  isNewAccount,
  limitByOpponents,
  type Opponent,
  type Rating,
  ratedAfter,
  weightOf,
  withOpponents,
  withSeatPoints,
} from './rating.ts';
import {
  type Best,
  type GameStats,
  gameStatsKind,
  type PlayerStats,
  playerStatsKind,
  ratingTraceKind,
  type Score,
} from './record.ts';

/** Writes statistics and ratings when a started game ends that was not practice. */
export const ratingEffects: SideEffect = (context, _, after) => {
  const { table } = after;
  const result = isFinished(table) ? resultOf(after) : undefined;
  if (!result || table.terms.practice) return undefined;
  const persons = playersAt(table);
  return {
    locks: [`scope:${homeOf(table.location)}`, ...persons.map((person) => `player:${person}`)],
    collect: async () => {
      // Independent reads run concurrently, because other games wait for the locks.
      const [records, stats] = await Promise.all([recordsOf(context, after, result), gameStatsWrite(context, after)]);
      return {
        writes: [...records.writes, stats],
        amend: (amended) => withResults(amended, records.ofPersons),
      };
    },
  };
};

/** Returns the changed records of the players, and the writes that store them. */
async function recordsOf(
  context: Context,
  loaded: LoadedTable,
  result: Result,
): Promise<{ readonly ofPersons: readonly PersonRecord[]; readonly writes: readonly Write[] }> {
  const { table } = loaded;
  const persons = playersAt(table);
  const home = homeOf(table.location);
  const allStats = await Promise.all(persons.map((person) => readPlayerStats(context, person)));
  const newcomers = persons.filter((_, index) => !allStats[index]?.scopes[home]?.includes(table.game));
  const [rated, listed] = await Promise.all([
    rate(context, loaded, result, allStats),
    newcomers.length > 0 ? appendTo(context, playerListId(home, table.game), newcomers) : [],
  ]);
  const ofPersons = await Promise.all(
    rated.map((each, index) => recordFor(context, loaded, each, allStats[index] as PlayerStats)),
  );
  const store = context.storage.store(playerStatsKind);
  return { ofPersons, writes: [...listed, ...ofPersons.map(({ person, stats }) => store.put(person, stats))] };
}

/** A player's result, and their rating before and after a game that counts. */
interface RatedResult {
  readonly person: string;
  readonly outcome: GameOutcome;
  readonly before?: Rating;
  readonly after?: Rating;
  /** The opponents who count: pseudonym, whether it may be a second account, and the player's share of the points. */
  readonly opponents?: readonly Opponent[];
}

async function rate(
  context: Context,
  loaded: LoadedTable,
  result: Result,
  allStats: readonly PlayerStats[],
): Promise<readonly RatedResult[]> {
  const { table } = loaded;
  const outcomes = playersAt(table).map((person) => ({
    person,
    outcome: gameOutcomeOf(result, playedBy(table, person), table.seats.length),
  }));
  // A series is rated as a whole after its last game.
  if (!isRated(table) || !isLongEnough(loaded) || tableAfter(loaded) !== undefined) return outcomes;
  const points = pointsAt(loaded);
  const players = outcomes.map(({ person }, index) => ({
    person,
    stats: allStats[index] as PlayerStats,
    points: points[playedBy(table, person)[0] as Seat] ?? 0,
    seatPoints: seatPointsOf(loaded, playedBy(table, person)[0] as Seat, allStats),
  }));
  return Promise.all(
    outcomes.map(async (each, index) => ({ ...each, ...(await ratingOf(context, table.game, players, index)) })),
  );
}

/** Returns the rating points that a seat of two is worth. 0 at the end of a series, where each player had both seats, and at tables with more or fewer seats. */
function seatPointsOf(loaded: LoadedTable, seat: Seat, allStats: readonly PlayerStats[]): number {
  const { table, game } = loaded;
  if (table.seats.length !== 2 || seriesOf(loaded)?.earlierPoints(table)) return 0;
  const ratings = allStats.map((stats) => ratingIn(stats, table.game).rating);
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const points = firstSeatPoints(game, table.options, mean);
  return seat === 0 ? points : -points;
}

/** A player of a rated game: stats before it and points from it. */
interface RatedPlayer {
  readonly person: string;
  readonly stats: PlayerStats;
  readonly points: number;
  readonly seatPoints: number;
}

/** Returns a player's rating before and after a game, and the opponents who count. Empty if no result against another player counts. */
async function ratingOf(
  context: Context,
  game: string,
  players: readonly RatedPlayer[],
  index: number,
): Promise<Pick<RatedResult, 'before' | 'after' | 'opponents'>> {
  const me = players[index] as RatedPlayer;
  const score: Partial<Score> = me.stats.games[game] ?? {};
  const met = await Promise.all(
    players.toSpliced(index, 1).map(async (other) => {
      const opponent = {
        id: await pseudonymOf(context, other.person),
        isNewcomer: await isNewcomer(context, other.person, game),
        points: shareOf(me.points, other.points),
      };
      // An established rating does not change through provisional ones, which may belong to second accounts.
      const isIdle = isEstablished(score) && !isEstablished(other.stats.games[game] ?? {});
      const weight = isIdle ? 0 : weightOf(score, opponent, context.now());
      const theirs = ratingIn(other.stats, game);
      return {
        opponent,
        weight,
        theirs: withSeatPoints(ratingIn(me.stats, game), theirs, me.seatPoints),
        points: opponent.points,
      };
    }),
  );
  const counted = met.filter(({ weight }) => weight > 0);
  if (counted.length === 0) return {};
  const before = ratingIn(me.stats, game);
  const weight = counted.reduce((sum, each) => sum + each.weight, 0) / counted.length;
  const opponents = counted.map(({ opponent }) => opponent);
  const after = interpolateRating(before, ratedAfter(before, counted), weight);
  return {
    before,
    after: limitByOpponents(before, after, withOpponents(score, opponents).opponents.length),
    opponents,
  };
}

/** Whether a player may be a second account, or started again after deleting their data. */
async function isNewcomer(context: Context, person: string, game: string): Promise<boolean> {
  return isNewAccount(person, context.now()) || (await tracedGames(context, person)).includes(game);
}

interface PersonRecord extends RatedResult {
  readonly stats: PlayerStats;
  readonly earned: readonly string[];
  readonly undo: NonNullable<RatedSeat['rated']>['undo'];
}

type RatedSeat = Extract<SeatOccupant, { kind: 'person' }>;

async function recordFor(
  context: Context,
  loaded: LoadedTable,
  rated: RatedResult,
  stats: PlayerStats,
): Promise<PersonRecord> {
  const { game, location: place } = loaded.table;
  const { person, outcome, after, opponents } = rated;
  const run = optional(context, loaded.table.id, () => runOf(loaded), undefined);
  const now = context.now();
  const rating = after && opponents ? { rating: after, opponents } : undefined;
  const counted = withGame(stats, { game, home: homeOf(place), outcome, rated: rating, run, at: now });
  const earned = await newlyEarned(context, loaded, person, counted);
  const [was, is] = [stats.games[game], counted.games[game]];
  const added = (list: 'opponents' | 'lostTo') => (is?.[list] ?? []).filter((id) => !was?.[list]?.includes(id));
  const undo = after && {
    ...(was?.rating && { before: was.rating }),
    after,
    opponents: added('opponents'),
    lostTo: added('lostTo'),
    at: now,
  };
  return { ...rated, stats: withEarned(counted, earned, now), earned, undo };
}

/** Returns the table with rating changes and achievements added to its seats. */
function withResults(table: Table, records: readonly PersonRecord[]): Table {
  const seats = table.seats.map((occupant) => {
    const record = isPlayer(occupant) ? records.find(({ person }) => person === occupant.id) : undefined;
    if (!isPlayer(occupant) || !record) return occupant;
    const { before, after, earned, undo } = record;
    return {
      ...occupant,
      ...(before && after && { rated: { ...ratingChange(before, after, record.stats.games[table.game]), undo } }),
      ...(earned.length > 0 && { earned: [...earned] }),
    };
  });
  return { ...table, seats };
}

function ratingChange(before: Rating, after: Rating, score: Score | undefined) {
  const isProvisional = !isEstablished(score ?? {});
  return {
    before: Math.round(before.rating),
    after: Math.round(after.rating),
    ...(isProvisional && { provisional: true as const }),
  };
}

/**
 * Returns the score of a solo game for the leaderboard. Undefined if it is unrated or not comparable, and for hidden games, which have their own
 * leaderboard.
 */
function runOf({ table, game }: LoadedTable): Best | undefined {
  if (!game.solo || table.terms.unrated || table.terms.hidden || !game.solo.isComparable(table.options))
    return undefined;
  const { points, words } = game.solo.score(table.state);
  return { points: [...points], words };
}

/** Returns 1 for a win, 0.5 for a draw, 0 for a loss. */
function shareOf(mine: number, theirs: number): number {
  return (Math.sign(mine - theirs) + 1) / 2;
}

async function gameStatsWrite(context: Context, loaded: LoadedTable): Promise<Write> {
  const { location: place, game } = loaded.table;
  const stats = await readGameStats(context, homeOf(place), game);
  const counted = optional(context, loaded.table.id, () => loaded.game.statistics?.(loaded.table.state) ?? [], []);
  return context.storage
    .store(gameStatsKind)
    .put(gameStatsId(homeOf(place), game), withTable(stats, loaded.table, counted));
}

/** Returns the write that takes a table off the statistics of its game. The shortest and the longest game stay. */
export async function gameStatsWithout(context: Context, table: Table): Promise<Write[]> {
  const home = homeOf(table.location);
  const store = context.storage.store(gameStatsKind);
  const [id, stats] = [gameStatsId(home, table.game), await readGameStats(context, home, table.game)];
  if (!stats) return [];
  if (stats.tables <= 1) return [store.drop(id)];
  const game = context.games.get(table.game);
  const counted = optional(context, table.id, () => game?.statistics?.(table.state) ?? [], []);
  return [
    store.put(id, {
      ...stats,
      tables: stats.tables - 1,
      moves: Math.max(0, stats.moves - table.log.moveCount),
      time: Math.max(0, stats.time - durationOf(table)),
      counts: stats.counts.map((count, index) => count - (counted[index]?.value ?? 0)),
    }),
  ];
}

/** Returns the milliseconds from the start of a finished table to its end. */
function durationOf({ times }: Table): number {
  return Math.max(0, times.movedAt - times.startedAt);
}

const NO_TABLES: GameStats = {
  tables: 0,
  moves: 0,
  shortest: Number.MAX_SAFE_INTEGER,
  longest: 0,
  time: 0,
  counts: [],
};

/** Returns the statistics of a game's finished tables in a server or DM, or undefined if there are none. */
export async function readGameStats(context: Context, home: string, game: string): Promise<GameStats | undefined> {
  return readOrQuarantine(context, gameStatsKind, gameStatsId(home, game));
}

/** Returns the record id of a game's statistics in a server or DM. */
function gameStatsId(home: string, game: string): string {
  return `${home}/${game}`;
}

function withTable(stats: GameStats = NO_TABLES, table: Table, counted: readonly Statistic[]): GameStats {
  return {
    tables: stats.tables + 1,
    moves: stats.moves + table.log.moveCount,
    shortest: Math.min(stats.shortest, table.log.moveCount),
    longest: Math.max(stats.longest, table.log.moveCount),
    time: stats.time + durationOf(table),
    counts: counted.map(({ value }, index) => (stats.counts[index] ?? 0) + value),
  };
}

/** Returns the games in which a user had ratings before they deleted their data this season. */
async function tracedGames(context: Context, person: string): Promise<readonly string[]> {
  return (await readOrQuarantine(context, ratingTraceKind, await pseudonymOf(context, person)))?.games ?? [];
}

/** Deletes a user's stats. Their trace prevents that a rating is reset this season. */
export async function removePlayerStats(context: Context, person: string): Promise<void> {
  const { games, scopes } = await readPlayerStats(context, person);
  for (const [home, played] of Object.entries(scopes)) {
    await context.storage.transact(`scope:${home}`, async ({ write }) => {
      const rolls = await Promise.all(played.map((game) => removeFrom(context, playerListId(home, game), person)));
      write(...rolls.flat());
    });
  }
  const rated = Object.keys(games).filter((game) => games[game]?.rating);
  const traced = new Set([...(await tracedGames(context, person)), ...rated]);
  const trace = { games: [...traced], until: endOfSeason(context.now()) };
  const pseudonym = await pseudonymOf(context, person);
  await context.storage.transact(`player:${person}`, ({ write }) => {
    write(context.storage.store(playerStatsKind).drop(person));
    if (traced.size > 0) write(context.storage.store(ratingTraceKind).put(pseudonym, trace));
  });
}

/** Deletes the leaderboards and statistics of a server. */
export async function removeServerStats(context: Context, guild: string): Promise<void> {
  const { storage } = context;
  const idsIn = async (ids: AsyncIterable<string>) =>
    (await Array.fromAsync(ids)).filter((id) => id.startsWith(`${guild}/`));
  const lists = await idsIn(storage.store(listKind).ids());
  const ids = await idsIn(storage.store(gameStatsKind).ids());
  await storage.transact(`scope:${guild}`, async ({ write }) => {
    write(...(await Promise.all(lists.map((list) => dropList(context, list)))).flat());
    write(...ids.map((id) => storage.store(gameStatsKind).drop(id)));
  });
}
