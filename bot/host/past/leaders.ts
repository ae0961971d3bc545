import type { Rating } from '../../../storage/records/standing.ts';
import { readAll, rollOf } from '../books/lists.ts';
import { readStanding } from '../books/standing.ts';
import type { House } from '../house/house.ts';

/** Somebody with a rating in a game. */
export interface Leader {
  readonly person: string;
  readonly rating: Rating;
  readonly played: number;
}

/** The persons with a rating who have finished this game here, the strongest first. */
export async function leadersOf(house: House, home: string, game: string): Promise<Leader[]> {
  const persons = await readAll(house, rollOf(home, game));
  const scores = await Promise.all(persons.map(async (person) => (await readStanding(house, person)).games[game]));
  const leaders = persons.flatMap((person, index) => {
    const { rating, played = 0 } = scores[index] ?? {};
    return rating ? [{ person, rating, played }] : [];
  });
  return leaders.sort((one, other) => other.rating.rating - one.rating.rating);
}
