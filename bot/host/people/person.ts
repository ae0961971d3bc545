import type { Person } from '../../../storage/records/person.ts';
import type { House } from '../house/house.ts';
import type { Refused } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';

/** What a person has set for themselves. */
export async function readPerson(house: House, id: string): Promise<Person> {
  return (await readSound(house, house.people, id)) ?? {};
}

/** Keeps in mind that somebody has programs, so that they are offered where tables wait. */
export async function noteProgram(house: House, id: string): Promise<void> {
  const { programs } = await readPerson(house, id);
  if (!programs) await changePerson(house, id, (person) => ({ ...person, programs: true as const }));
}

/** Lets what was held back for a person be looked at now: they may want to be left alone for longer or shorter. */
export async function reviseMorning(house: House, id: string): Promise<void> {
  await house.storage.alone(`digest:${id}`, async () => {
    const digest = await readSound(house, house.digests, id);
    if (digest) await house.storage.commit(house.digests.put(id, { ...digest, at: house.now() }));
  });
}

/** Changes what a person has set, alone and from what it is now, unless the change is refused. */
export async function changePerson<Changed extends Person | Refused>(
  house: House,
  id: string,
  change: (person: Person) => Changed,
): Promise<Changed> {
  return house.storage.alone(`person:${id}`, async () => {
    const changed = change(await readPerson(house, id));
    if (!('refused' in changed)) await house.storage.commit(house.people.put(id, changed));
    return changed;
  });
}
