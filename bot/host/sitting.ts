import type { Write } from '../../storage/index.ts';
import type { House } from './house.ts';
import { readSound } from './sound.ts';

/** The tables a person sits at that are not over. */
export async function tablesOf(house: House, person: string): Promise<readonly string[]> {
  const player = await readSound(house, house.players, person);
  return player?.tables ?? [];
}

/** Commits these writes, and in the same step the lists of the persons who sit down at the table or leave it. */
export async function commitSeats(
  house: House,
  table: string,
  before: readonly string[],
  after: readonly string[],
  writes: readonly Write[],
): Promise<void> {
  const moving = [...new Set([...before, ...after])].filter(
    (person) => before.includes(person) !== after.includes(person),
  );
  await alongside(house, moving.sort(), async () => {
    const lists = moving.map(async (person) => {
      const others = (await tablesOf(house, person)).filter((id) => id !== table);
      return house.players.put(person, { tables: after.includes(person) ? [...others, table] : others });
    });
    await house.storage.commit(...writes, ...(await Promise.all(lists)));
  });
}

/** Nobody else changes these persons' records meanwhile; always taken in the same order, so that no two wait for each other. */
async function alongside(house: House, persons: readonly string[], work: () => Promise<void>): Promise<void> {
  const [first, ...rest] = persons;
  if (first === undefined) return work();
  await house.storage.alone(`player:${first}`, () => alongside(house, rest, work));
}
