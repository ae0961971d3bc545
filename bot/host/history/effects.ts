import type { Result, Seat } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import type { Write } from '../../../storage/index.ts';
import type { Best, Rating, Standing } from '../../../storage/records/standing.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Context, SideEffect } from '../context.ts';
import { pointsAt, scoredBefore, secondOf } from '../table/match.ts';
import { homeOf, isFinished, type LoadedTable, personsAt, resultOf, seatsOf } from '../table/table.ts';
import { hasCounted, isRated } from '../table/terms.ts';
import { appendTo, pastAt, pastOf, rollOf } from './lists.ts';
import { isEstablished, isNewAccount, type Opponent, partly, ratedAfter, weightOf } from './rating.ts';
import { type Fate, fateOf, ratingIn, readStanding, withGame } from './standing.ts';
import { readTally, tallyId, withTable } from './tally.ts';
import { pseudonymOf, traceOf } from './trace.ts';

/** When a game that had begun comes to its end: histories, statistics and ratings. */
export const historyEffects: SideEffect = (context, before, after) => {
  const { table } = after;
  const result = before?.status !== 'over' && isFinished(table) ? resultOf(after) : undefined;
  if (!result) return undefined;
  const persons = personsAt(table);
  return {
    locks: [`home:${homeOf(table.place)}`, ...persons.map((person) => `player:${person}`)],
    collect: async () => {
      const standings = await Promise.all(persons.map((person) => readStanding(context, person)));
      const rated = await rate(context, after, result, standings);
      return {
        writes: [
          ...(await pastWrites(context, table, persons, standings)),
          ...rated.map((one, index) => standingWrite(context, after, one, standings[index] as Standing)),
          await tallyWrite(context, after),
        ],
        amend: (amended) => withRatings(amended, rated),
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
  readonly opponent?: Opponent;
}

async function rate(
  context: Context,
  loaded: LoadedTable,
  result: Result,
  standings: readonly Standing[],
): Promise<readonly Rated[]> {
  const { table } = loaded;
  const persons = personsAt(table);
  const fates = persons.map((person) => fateOf(result, seatsOf(table, person), table.seats.length));
  // A match is rated as one, after its second game, which counts because the first did.
  const counts = secondOf(loaded) === undefined && (hasCounted(loaded) || scoredBefore(table) !== undefined);
  if (!isRated(table) || !counts) return persons.map((person, index) => ({ person, fate: fates[index] as Fate }));
  const points = pointsAt(loaded);
  const ratings = standings.map((standing) => ratingIn(standing, table.game));
  return Promise.all(
    persons.map(async (person, index) => {
      const other = persons[1 - index] as string;
      const [fate, before, theirs] = [fates[index] as Fate, ratings[index] as Rating, ratings[1 - index] as Rating];
      const [score = {}, their = {}] = [standings[index], standings[1 - index]].map((one) => one?.games[table.game]);
      // A rating that others can rely on does not follow from one that nobody can, such as a second account's.
      if (isEstablished(score) && !isEstablished(their)) return { person, fate };
      const opponent = {
        id: await pseudonymOf(context, other),
        isNewcomer: await isNewcomer(context, other, table.game),
      };
      const weight = weightOf(score, opponent, context.now());
      if (weight === 0) return { person, fate };
      return {
        person,
        fate,
        before,
        after: partly(before, ratedAfter(before, theirs, shareOf(points, seatsOf(table, person)[0] as Seat)), weight),
        opponent,
      };
    }),
  );
}

/** Whether somebody may be another's second account, or begins anew after having had their data deleted. */
async function isNewcomer(context: Context, person: string, game: string): Promise<boolean> {
  return isNewAccount(person, context.now()) || (await traceOf(context, person))?.rated.includes(game) === true;
}

function withRatings(table: Table, rated: readonly Rated[]): Table {
  const seats = table.seats.map((sitter) => {
    const found = sitter.kind === 'person' ? rated.find(({ person }) => person === sitter.id) : undefined;
    if (sitter.kind !== 'person' || !found?.before || !found.after) return sitter;
    return { ...sitter, rated: { before: Math.round(found.before.rating), after: Math.round(found.after.rating) } };
  });
  return { ...table, seats };
}

function standingWrite(
  context: Context,
  loaded: LoadedTable,
  { person, fate, after, opponent }: Rated,
  standing: Standing,
): Write {
  const { game, place } = loaded.table;
  const run = runOf(loaded);
  const rated = after && opponent ? { rating: after, opponent, at: context.now() } : undefined;
  return context.standings.put(person, withGame(standing, { game, home: homeOf(place), fate, rated, run }));
}

/** A run that is compared with those of others: each day's game has a board of its own. */
function runOf({ table, game }: LoadedTable): Best | undefined {
  if (!game.solo || table.unrated || table.daily !== undefined || !game.solo.isLikeOthers(table.options))
    return undefined;
  const { points, words } = game.solo.score(table.state);
  return { points: [...points], words: { en: say(words, 'en'), de: say(words, 'de') } };
}

/** What somebody has of the one point that two play for. */
function shareOf(points: readonly number[], seat: Seat): number {
  const ahead = (points[seat] ?? 0) - (points[1 - seat] ?? 0);
  return (Math.sign(ahead) + 1) / 2;
}

async function tallyWrite(context: Context, loaded: LoadedTable): Promise<Write> {
  const { place, game } = loaded.table;
  const tally = await readTally(context, homeOf(place), game);
  return context.tallies.put(tallyId(homeOf(place), game), withTable(tally, loaded));
}
