import type { Person, Quiet } from '../../../storage/records/person.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { Refusal } from '../../host/refusal.ts';
import { changePerson } from '../../host/settings.ts';
import { deadlineWrite } from '../../host/table/clock.ts';
import { readTableOrQuarantine } from '../../host/table/find.ts';
import { isZone, makeDigestDue } from './away.ts';

/** A change of reminder settings. Omitted fields do not change. */
export interface ReminderSettings {
  readonly how?: Person['reminders'];
  readonly often?: Person['often'];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone?: string | undefined;
}

export async function setReminders(context: Context, id: string, wishes: ReminderSettings): Promise<Person> {
  const changed = await changePerson(context, id, ({ quiet: before, reminders, often: usual, ...others }): Person => {
    const quiet = quietHours(before, wishes);
    const how = wishes.how ?? reminders;
    const often = wishes.often ?? usual;
    return { ...others, ...(how && { reminders: how }), ...(often && { often }), ...(quiet && { quiet }) };
  });
  await applyReminders(context, id);
  return changed;
}

/** Applies changed reminder settings to the user's current turns and digest. */
async function applyReminders(context: Context, person: string): Promise<void> {
  await makeDigestDue(context, person);
  for (const id of await tablesOf(context, person)) {
    const table = await readTableOrQuarantine(context, id);
    if (table?.status === 'playing')
      await context.storage.transact({ writes: [deadlineWrite(context, id, context.now())] });
  }
}

/** Returns the changed quiet hours. Refuses incomplete or invalid ones. Undefined if start and end are equal, which removes them. */
function quietHours(before: Quiet | undefined, wishes: ReminderSettings): Quiet | undefined {
  if (wishes.from === undefined && wishes.to === undefined && wishes.zone === undefined) return before;
  const [from, to] = [wishes.from ?? before?.from, wishes.to ?? before?.to];
  const zone = wishes.zone ?? before?.zone;
  if (from === undefined || to === undefined) throw new Refusal('halfQuiet');
  const [begin, end] = [timeOfDay(from), timeOfDay(to)];
  if (begin === undefined || end === undefined) throw new Refusal('badTime');
  if (begin === end) return undefined;
  if (zone === undefined) throw new Refusal('halfQuiet');
  if (!isZone(zone)) throw new Refusal('badZone');
  return { from: begin, to: end, zone };
}

/** Parses a time of day into the form 07:30. Returns undefined if it is invalid. */
function timeOfDay(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?::(\d{2}))?\s*$/.exec(typed) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
