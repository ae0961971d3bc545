import type { Write } from '../../storage/index.ts';
import type { House } from './house.ts';
import { readSound } from './sound.ts';

/** The tables a person sits at that are not over. */
export async function tablesOf(house: House, person: string): Promise<readonly string[]> {
  const player = await readSound(house, house.players, person);
  return player?.tables ?? [];
}

/** Commits together: these writes, and that the table is now (or no more) one of those that the persons sit at. */
export async function commitSeats(
  house: House,
  persons: readonly string[],
  table: string,
  sits: boolean,
  writes: readonly Write[],
): Promise<void> {
  await alongside(house, [...persons].sort(), async () => {
    const lists = await Promise.all(
      persons.map(async (person) => {
        const others = (await tablesOf(house, person)).filter((id) => id !== table);
        return house.players.put(person, { tables: sits ? [...others, table] : others });
      }),
    );
    await house.storage.commit(...writes, ...lists);
  });
}

/** Nobody else changes these persons' records meanwhile; always taken in the same order, so that no two wait for each other. */
async function alongside(house: House, persons: readonly string[], work: () => Promise<void>): Promise<void> {
  const [first, ...rest] = persons;
  if (first === undefined) return work();
  await house.storage.alone(`player:${first}`, () => alongside(house, rest, work));
}
