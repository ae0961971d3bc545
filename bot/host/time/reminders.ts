import type { Person, Quiet } from '../../../storage/records/person.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { changePerson } from '../people/person.ts';
import { isZone } from './quiet.ts';

/** What a person says about their reminders; whatever is left out stays as it is. */
export interface Wishes {
  readonly how?: Person['reminders'];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone?: string | undefined;
}

/** Sets how and when a person is reminded; gives what holds then. */
export async function setReminders(house: House, id: string, wishes: Wishes): Promise<Person | Refused> {
  return changePerson(house, id, ({ quiet: before, reminders, ...others }): Person | Refused => {
    const quiet = quietHours(before, wishes);
    if (quiet && 'refused' in quiet) return quiet;
    const how = wishes.how ?? reminders;
    return { ...others, ...(how && { reminders: how }), ...(quiet && { quiet }) };
  });
}

/** The quiet hours after what a person said about them; none when they end as they begin. */
function quietHours(before: Quiet | undefined, wishes: Wishes): Quiet | Refused | undefined {
  if (wishes.from === undefined && wishes.to === undefined && wishes.zone === undefined) return before;
  const [from, to] = [wishes.from ?? before?.from, wishes.to ?? before?.to];
  const zone = wishes.zone ?? before?.zone;
  if (from === undefined || to === undefined) return refusal('halfQuiet');
  const [begin, end] = [timeOfDay(from), timeOfDay(to)];
  if (begin === undefined || end === undefined) return refusal('badTime');
  if (begin === end) return undefined;
  if (zone === undefined) return refusal('halfQuiet');
  return isZone(zone) ? { from: begin, to: end, zone } : refusal('badZone');
}

/** A time of day in full, as 07:30; nothing if it is none. */
function timeOfDay(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?::(\d{2}))?\s*$/.exec(typed) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
