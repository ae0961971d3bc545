import type { Person } from '../../../storage/records/person.ts';
import type { Context } from '../context.ts';
import { changeRecord, readOrQuarantine } from '../read.ts';
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

/** Makes a person's digest due now: their quiet hours may have changed. */
export async function reviseDigest(context: Context, id: string): Promise<void> {
  await changeRecord(
    context,
    context.digests,
    id,
    `digest:${id}`,
    (digest) => digest && { ...digest, at: context.now() },
  );
}

/** Changes what a person has set from what it is now, unless the change is refused. */
export function changePerson<Changed extends Person | Refused>(
  context: Context,
  id: string,
  change: (person: Person) => Changed,
): Promise<Changed> {
  return changeRecord(context, context.people, id, `person:${id}`, (person = {}) => change(person));
}
