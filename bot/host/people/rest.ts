import type { Person, Vacation } from '../../../storage/records/person.ts';
import { quietUntil } from './quiet.ts';

/** The vacation that a person is on. */
export function vacationAt({ vacations }: Person, now: number): Vacation | undefined {
  const last = vacations?.at(-1);
  return last && last.until > now ? last : undefined;
}

/** When a person who is to be left alone now may be called again; nothing if they may be called. */
export function asleepUntil(person: Person, now: number): number | undefined {
  const back = vacationAt(person, now)?.until;
  return (person.quiet && quietUntil(person.quiet, back ?? now)) ?? back;
}
