import { type Person, userSettingsKind } from '../../../storage/records/person.ts';
import type { Context } from '../context.ts';
import { changeRecord, readOrQuarantine } from '../read.ts';

export async function readPerson(context: Context, id: string): Promise<Person> {
  return (await readOrQuarantine(context, userSettingsKind, id)) ?? {};
}

/** Changes a user's settings under a lock, and returns them. */
export function changePerson<Changed extends Person>(
  context: Context,
  id: string,
  change: (person: Person) => Changed,
): Promise<Changed> {
  return changeRecord(context, userSettingsKind, id, `person:${id}`, (person = {}) => change(person));
}
