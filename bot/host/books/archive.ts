import type { Result } from '../../../games/kit/game.ts';
import type { Write } from '../../../storage/index.ts';
import type { Standing } from '../../../storage/records/standing.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { personsAt, resultOf, type Seated, seatsOf } from '../table/table.ts';
import { isRated } from '../table/terms.ts';
import { type Consequence, NOTHING_FOLLOWS } from './consequence.ts';
import { appendTo, pastAt, pastOf, rollOf } from './lists.ts';
import { ratedAfter } from './rating.ts';
import { fateOf, ratingIn, readStanding, withGame } from './standing.ts';
import { readTally, tallyId, withTable } from './tally.ts';

/** Where a table's past is kept: in its server, or in the DM it stood in. */
export function homeOf({ guild, channel }: Table['place']): string {
  return guild ?? channel;
}

/** What follows when a game that had begun comes to its end: histories, statistics and ratings. */
export function archive(house: House, before: Table | undefined, after: Seated): Consequence {
  const { table } = after;
  const result = before?.status !== 'over' && table.ending?.by !== 'nobody' ? resultOf(after) : undefined;
  if (!result) return NOTHING_FOLLOWS;
  const persons = personsAt(table);
  return {
    alone: [`home:${homeOf(table.place)}`, ...persons.map((person) => `player:${person}`)],
    writes: async () => {
      const standings = await Promise.all(persons.map((person) => readStanding(house, person)));
      return [
        ...(await pastWrites(house, table, persons, standings)),
        ...standingWrites(house, table, result, persons, standings),
        await tallyWrite(house, after),
      ];
    },
  };
}

async function pastWrites(
  house: House,
  { id, game, place }: Table,
  persons: readonly string[],
  standings: readonly Standing[],
): Promise<Write[]> {
  const home = homeOf(place);
  const newcomers = persons.filter((_, index) => !standings[index]?.homes[home]?.includes(game));
  const lists = await Promise.all([
    appendTo(house, pastAt(home), [id]),
    ...persons.map((person) => appendTo(house, pastOf(person, home), [id])),
    ...(newcomers.length > 0 ? [appendTo(house, rollOf(home, game), newcomers)] : []),
  ]);
  return lists.flat();
}

function standingWrites(
  house: House,
  table: Table,
  result: Result,
  persons: readonly string[],
  standings: readonly Standing[],
): Write[] {
  const { game, seats, place } = table;
  const ratings = standings.map((standing) => ratingIn(standing, game));
  return persons.map((person, index) => {
    const fate = fateOf(result, seatsOf(table, person), seats.length);
    const [mine, theirs] = [ratings[index], ratings[1 - index]];
    const rating = isRated(table) && mine && theirs ? ratedAfter(mine, theirs, POINTS[fate]) : undefined;
    const standing = standings[index] as Standing;
    return house.standings.put(person, withGame(standing, { game, home: homeOf(place), fate, rating }));
  });
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

async function tallyWrite(house: House, seated: Seated): Promise<Write> {
  const { place, game } = seated.table;
  const tally = await readTally(house, homeOf(place), game);
  return house.tallies.put(tallyId(homeOf(place), game), withTable(tally, seated));
}
