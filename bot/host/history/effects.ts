import type { Result, Seat } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import type { Write } from '../../../storage/index.ts';
import type { Best, Rating, Standing } from '../../../storage/records/standing.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Context, SideEffect } from '../context.ts';
import { pointsAt, scoredBefore, secondOf } from '../table/match.ts';
import { homeOf, isFinished, isPlayer, type LoadedTable, playedBy, playersAt, resultOf } from '../table/table.ts';
import { hasCounted, isRated } from '../table/terms.ts';
import { newlyEarned, withEarned } from './achievements.ts';
import { appendTo, pastAt, pastOf, rollOf } from './lists.ts';
import { isEstablished, isNewAccount, type Opponent, partly, ratedAfter, weightOf } from './rating.ts';
import { type Fate, fateOf, ratingIn, readStanding, withGame } from './standing.ts';
import { readTally, tallyId, withTable } from './tally.ts';
import { pseudonymOf, traceOf } from './trace.ts';

/** When a game that had begun comes to its end: histories, statistics and ratings. */
export const historyEffects: SideEffect = (context, _, after) => {
  const { table } = after;
  const result = isFinished(table) ? resultOf(after) : undefined;
  if (!result) return undefined;
  const persons = playersAt(table);
  return {
    locks: [`home:${homeOf(table.place)}`, ...persons.map((person) => `player:${person}`)],
    collect: async () => {
      const standings = await Promise.all(persons.map((person) => readStanding(context, person)));
      const rated = await rate(context, after, result, standings);
      const records = await Promise.all(
        rated.map((one, index) => recordFor(context, after, one, standings[index] as Standing)),
      );
      return {
        writes: [
          ...(await pastWrites(context, table, persons, standings)),
          ...records.map(({ person, standing }) => context.standings.put(person, standing)),
          await tallyWrite(context, after),
        ],
        amend: (amended) => withResults(amended, records),
      };
    },
  };
};

async function pastWrites(
  context: Context,
  { id, game, place }: Table,
  persons: readonly string[],
  standings: readonly Standing[],
): Promise<Write[]> {
  const home = homeOf(place);
  const newcomers = persons.filter((_, index) => !standings[index]?.homes[home]?.includes(game));
  const lists = await Promise.all([
    appendTo(context, pastAt(home), [id]),
    ...persons.map((person) => appendTo(context, pastOf(person, home), [id])),
    ...(newcomers.length > 0 ? [appendTo(context, rollOf(home, game), newcomers)] : []),
  ]);
  return lists.flat();
}

/** How a game went for a person, and their rating before and after it if it counted. */
interface Rated {
  readonly person: string;
  readonly fate: Fate;
  readonly before?: Rating;
  readonly after?: Rating;
  /** Who that was against, by pseudonym, and whether they may be somebody's second account. */
  readonly opponents?: readonly Opponent[];
}

async function rate(
  context: Context,
  loaded: LoadedTable,
  result: Result,
  standings: readonly Standing[],
): Promise<readonly Rated[]> {
  const { table } = loaded;
  const fated = playersAt(table).map((person) => ({
    person,
    fate: fateOf(result, playedBy(table, person), table.seats.length),
  }));
  // A match is rated as one, after its second game, which counts because the first did.
  const counts = secondOf(loaded) === undefined && (hasCounted(loaded) || scoredBefore(table) !== undefined);
  if (!isRated(table) || !counts) return fated;
  const points = pointsAt(loaded);
  const players = fated.map(({ person }, index) => ({
    person,
    standing: standings[index] as Standing,
    points: points[playedBy(table, person)[0] as Seat] ?? 0,
  }));
  return Promise.all(
    fated.map(async (one, index) => ({ ...one, ...(await ratingOf(context, table.game, players, index)) })),
  );
}

/** Somebody who played a rated game, what they had done before, and what they made of it. */
interface Player {
  readonly person: string;
  readonly standing: Standing;
  readonly points: number;
}

/** What a game did to the rating of one of its players; nothing where no result against another counts. */
async function ratingOf(
  context: Context,
  game: string,
  players: readonly Player[],
  index: number,
): Promise<Pick<Rated, 'before' | 'after' | 'opponents'>> {
  const me = players[index] as Player;
  const score = me.standing.games[game] ?? {};
  const met = await Promise.all(
    players.toSpliced(index, 1).map(async (other) => {
      const opponent = {
        id: await pseudonymOf(context, other.person),
        isNewcomer: await isNewcomer(context, other.person, game),
      };
      // A rating that others can rely on does not follow from one that nobody can, such as a second account's.
      const isIdle = isEstablished(score) && !isEstablished(other.standing.games[game] ?? {});
      const weight = isIdle ? 0 : weightOf(score, opponent, context.now());
      return { opponent, weight, theirs: ratingIn(other.standing, game), points: shareOf(me.points, other.points) };
    }),
  );
  const counted = met.filter(({ weight }) => weight > 0);
  if (counted.length === 0) return {};
  const before = ratingIn(me.standing, game);
  const weight = counted.reduce((sum, one) => sum + one.weight, 0) / counted.length;
  return {
    before,
    after: partly(before, ratedAfter(before, counted), weight),
    opponents: counted.map(({ opponent }) => opponent),
  };
}

/** Whether somebody may be another's second account, or begins anew after having had their data deleted. */
async function isNewcomer(context: Context, person: string, game: string): Promise<boolean> {
  return isNewAccount(person, context.now()) || (await traceOf(context, person))?.rated.includes(game) === true;
}

/** What a game has brought a person. */
interface PersonRecord extends Rated {
  readonly standing: Standing;
  readonly earned: readonly string[];
}

async function recordFor(
  context: Context,
  loaded: LoadedTable,
  rated: Rated,
  standing: Standing,
): Promise<PersonRecord> {
  const { game, place } = loaded.table;
  const { person, fate, after, opponents } = rated;
  const run = runOf(loaded);
  const now = context.now();
  const rating = after && opponents ? { rating: after, opponents } : undefined;
  const counted = withGame(standing, { game, home: homeOf(place), fate, rated: rating, run, at: now });
  const earned = await newlyEarned(context, loaded, person, counted);
  return { ...rated, standing: withEarned(counted, earned, now), earned };
}

/** A table whose seats keep what the game has brought those who sit there. */
function withResults(table: Table, records: readonly PersonRecord[]): Table {
  const seats = table.seats.map((sitter) => {
    const found = isPlayer(sitter) ? records.find(({ person }) => person === sitter.id) : undefined;
    if (!isPlayer(sitter) || !found) return sitter;
    const { before, after, earned } = found;
    return {
      ...sitter,
      ...(before && after && { rated: { before: Math.round(before.rating), after: Math.round(after.rating) } }),
      ...(earned.length > 0 && { earned: [...earned] }),
    };
  });
  return { ...table, seats };
}

/** A run that is compared with those of others: each day's game has a board of its own. */
function runOf({ table, game }: LoadedTable): Best | undefined {
  if (!game.solo || table.unrated || table.daily !== undefined || !game.solo.isLikeOthers(table.options))
    return undefined;
  const { points, words } = game.solo.score(table.state);
  return { points: [...points], words: { en: say(words, 'en'), de: say(words, 'de') } };
}

/** What somebody has of the one point that two of a game play for. */
function shareOf(mine: number, theirs: number): number {
  return (Math.sign(mine - theirs) + 1) / 2;
}

async function tallyWrite(context: Context, loaded: LoadedTable): Promise<Write> {
  const { place, game } = loaded.table;
  const tally = await readTally(context, homeOf(place), game);
  return context.tallies.put(tallyId(homeOf(place), game), withTable(tally, loaded));
}
