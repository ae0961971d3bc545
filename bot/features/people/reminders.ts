import type { Text } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { Person, Quiet } from '../../../storage/records/person.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { changePerson, readPerson } from '../../host/settings.ts';
import { deadlineWrite } from '../../host/table/clock.ts';
import { readTableOrQuarantine } from '../../host/table/record.ts';
import type { Reply } from '../../interactions/reply.ts';
import { menu, plain, textField } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { isZone, makeDigestDue } from './away.ts';
import { invitersRow, refuseInvitationsFrom } from './invitations.ts';
import { preferenceId } from './record.ts';
import { refusal, texts } from './words/texts.ts';

/** A change of reminder settings. Omitted fields do not change. */
interface ReminderSettings {
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
  if (from === undefined || to === undefined) throw refusal('halfQuiet');
  const [begin, end] = [timeOfDay(from), timeOfDay(to)];
  if (begin === undefined || end === undefined) throw refusal('badTime');
  if (begin === end) return undefined;
  if (zone === undefined) throw refusal('halfQuiet');
  if (!isZone(zone)) throw refusal('badZone');
  return { from: begin, to: end, zone };
}

/** Parses a time of day into the form 07:30. Returns undefined if it is invalid. */
function timeOfDay(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?::(\d{2}))?\s*$/.exec(typed) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

export const MODES: Record<NonNullable<Person['reminders']>, Text> = texts.modes;
export const SCHEDULES: Record<NonNullable<Person['often']>, Text> = texts.schedules;

export function isMode(value: string): value is keyof typeof MODES {
  return Object.hasOwn(MODES, value);
}

export function isSchedule(value: string): value is keyof typeof SCHEDULES {
  return Object.hasOwn(SCHEDULES, value);
}

export const QUIET_FIELDS = ['from', 'to', 'zone'] as const;

const EXAMPLES = { from: '22:00', to: '7:30', zone: 'Europe/Berlin' };

/** Settings that turn quiet hours off: start and end are equal. */
export const NO_QUIET: ReminderSettings = { from: '0:00', to: '0:00' };

/** Changes the user's reminders and shows the new settings. */
export async function changeReminders(context: Context, reply: Reply, wishes: ReminderSettings): Promise<void> {
  const person = await setReminders(context, reply.user.id, wishes);
  const { reminders = 'mention', often, quiet } = person;
  await reply.show({
    end: [summary(person)],
    rows: [
      preferenceMenu('via', MODES, reminders, texts.reminders.how),
      ...(reminders === 'none' ? [] : [preferenceMenu('often', SCHEDULES, often, texts.reminders.defaultSchedule)]),
      invitersRow(person, reply.language),
      quietButtons(quiet !== undefined),
    ],
  });
}

function summary({ reminders = 'mention', often, quiet }: Person): Text {
  const schedule = often ? texts.schedules[often] : texts.reminders.defaultSchedule;
  return texts.reminders.summary({
    reminders: reminders === 'none' ? [texts.modes.none] : [texts.modes[reminders], schedule],
    quiet: quiet && `${quiet.from}–${quiet.to} (${quiet.zone})`,
  });
}

function preferenceMenu<Value extends string>(
  what: 'via' | 'often',
  names: Record<Value, Text>,
  chosen: Value | undefined,
  placeholder: Text,
) {
  const options = (Object.keys(names) as Value[]).map((value) => ({
    value,
    label: names[value],
    default: value === chosen,
  }));
  return menu(preferenceId.make({ what, value: '' }), placeholder, options);
}

function quietButtons(isSet: boolean): ButtonSpec[] {
  const button = (value: string, label: Text): ButtonSpec => plain(preferenceId.make({ what: 'quiet', value }), label);
  return [button('form', texts.quietHours.set), ...(isSet ? [button('none', texts.quietHours.remove)] : [])];
}

/** Asks for the user's quiet hours, with the current ones as default. */
export async function askQuietHours(context: Context, reply: Reply<MessageComponentInteraction>): Promise<void> {
  const { quiet } = await readPerson(context, reply.user.id);
  await reply.form({
    title: texts.quietHours.title,
    custom_id: preferenceId.make({ what: 'quiet', value: 'form' }),
    fields: QUIET_FIELDS.map((field) =>
      textField(field, texts.quietHours[field], { placeholder: EXAMPLES[field], value: quiet?.[field] }),
    ),
  });
}

/** Stores the users selected in the menu of `invitersRow`. */
export async function chooseInviters(reply: Reply<MessageComponentInteraction>): Promise<void> {
  const { interaction, bot, user } = reply;
  if (!interaction.isUserSelectMenu()) return reply.say(common.replies.menuOutdated);
  await refuseInvitationsFrom(bot.context, user.id, interaction.values);
  await changeReminders(bot.context, reply, {});
}
