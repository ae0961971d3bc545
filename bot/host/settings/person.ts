import { type Person, userSettingsKind } from '../../../storage/records/person.ts';
import type { Context } from '../context.ts';
import { changeRecord, readOrQuarantine } from '../read.ts';
import type { Refused } from '../refusal.ts';

export async function readPerson(context: Context, id: string): Promise<Person> {
  return (await readOrQuarantine(context, userSettingsKind, id)) ?? {};
}

/** Changes a user's settings under a lock, and returns them. If `change` returns a refusal, returns it and changes nothing. */
export function changePerson<Changed extends Person | Refused>(
  context: Context,
  id: string,
  change: (person: Person) => Changed,
): Promise<Changed> {
  return changeRecord(context, userSettingsKind, id, `person:${id}`, (person = {}) => change(person));
}
