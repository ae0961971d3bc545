import type { Person } from '../../../storage/records/person.ts';
import type { Context } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import type { Refused } from '../refusal.ts';

/** What a person has set for themselves. */
export async function readPerson(context: Context, id: string): Promise<Person> {
  return (await readOrQuarantine(context, context.people, id)) ?? {};
}

/** Keeps in mind that somebody has programs, so that they are offered where tables wait. */
export async function noteProgram(context: Context, id: string): Promise<void> {
  const { programs } = await readPerson(context, id);
  if (!programs) await changePerson(context, id, (person) => ({ ...person, programs: true as const }));
}

/** Lets what was held back for a person be looked at now: they may want to be left alone for longer or shorter. */
export async function reviseMorning(context: Context, id: string): Promise<void> {
  await context.storage.exclusive(`digest:${id}`, async () => {
    const digest = await readOrQuarantine(context, context.digests, id);
    if (digest) await context.storage.commit(context.digests.put(id, { ...digest, at: context.now() }));
  });
}

/** Changes what a person has set, alone and from what it is now, unless the change is refused. */
export async function changePerson<Changed extends Person | Refused>(
  context: Context,
  id: string,
  change: (person: Person) => Changed,
): Promise<Changed> {
  return context.storage.exclusive(`person:${id}`, async () => {
    const changed = change(await readPerson(context, id));
    if (!('refused' in changed)) await context.storage.commit(context.people.put(id, changed));
    return changed;
  });
}
