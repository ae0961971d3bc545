import { type Language, say, type Text } from '@longtable/kit';
import {
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ComponentType,
  type MessageComponentInteraction,
  TextInputStyle,
} from 'discord.js';
import type { Person } from '../../../storage/records/person.ts';
import { makeId } from '../../custom-ids/ids.ts';
import type { Context } from '../../host/context.ts';
import { readPerson } from '../../host/people/away.ts';
import { type ReminderSettings, setReminders } from '../../host/scheduler/reminders.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { type Row, row } from '../../render/menu.ts';
import { message } from '../../render/message.ts';

export const MODES: Record<NonNullable<Person['reminders']>, Text> = {
  mention: { en: 'a mention in the channel', de: 'eine Erwähnung im Kanal' },
  dm: { en: 'a DM', de: 'eine Direktnachricht' },
  none: { en: 'no reminders', de: 'keine Erinnerungen' },
};

export const SCHEDULES: Record<NonNullable<Person['often']>, Text> = {
  once: { en: 'once per turn', de: 'einmal pro Zug' },
  twice: { en: 'twice per turn', de: 'zweimal pro Zug' },
  daily: { en: 'daily', de: 'täglich' },
};

export function isMode(value: string): value is keyof typeof MODES {
  return Object.hasOwn(MODES, value);
}

export function isSchedule(value: string): value is keyof typeof SCHEDULES {
  return Object.hasOwn(SCHEDULES, value);
}

const DEFAULT_SCHEDULE: Text = {
  en: 'once per turn, or daily if there’s no clock',
  de: 'einmal pro Zug, ohne Bedenkzeit täglich',
};

export const QUIET_FIELDS = ['from', 'to', 'zone'] as const;

const FIELDS: Record<(typeof QUIET_FIELDS)[number], { readonly label: Text; readonly example: string }> = {
  from: { label: { en: 'Start', de: 'Beginn' }, example: '22:00' },
  to: { label: { en: 'End', de: 'Ende' }, example: '7:30' },
  zone: { label: { en: 'Time zone', de: 'Zeitzone' }, example: 'Europe/Berlin' },
};

/** Quiet hours with equal start and end are off. */
export const NO_QUIET: ReminderSettings = { from: '0:00', to: '0:00' };

/** Changes the user's reminders and shows the new settings. */
export async function changeReminders(context: Context, reply: Reply, wishes: ReminderSettings): Promise<void> {
  const person = await setReminders(context, reply.user.id, wishes);
  if ('refused' in person) return reply.refuse(person);
  const { language } = reply;
  const { reminders = 'mention', often, quiet } = person;
  await reply.show(
    message({
      end: [say(summary(person), language)],
      rows: [
        selectRow('via', MODES, reminders, { en: 'How?', de: 'Wie?' }, language),
        ...(reminders === 'none' ? [] : [selectRow('often', SCHEDULES, often, DEFAULT_SCHEDULE, language)]),
        ...buttonRows(quietButtons(quiet !== undefined), language),
      ],
    }),
  );
}

function summary({ reminders = 'mention', often, quiet }: Person): Text {
  const mode = MODES[reminders];
  const schedule = often ? SCHEDULES[often] : DEFAULT_SCHEDULE;
  const how = (language: Language) => (reminders === 'none' ? '' : `, ${say(schedule, language)}`);
  const hours = quiet && `${quiet.from}–${quiet.to} (${quiet.zone})`;
  return {
    en: `Reminders: ${say(mode, 'en')}${how('en')}. Quiet hours: ${hours ?? 'none'}.`,
    de: `Erinnerungen: ${say(mode, 'de')}${how('de')}. Ruhezeit: ${hours ?? 'keine'}.`,
  };
}

function selectRow<Value extends string>(
  what: 'via' | 'often',
  names: Record<Value, Text>,
  chosen: Value | undefined,
  placeholder: Text,
  language: Language,
): Row {
  const options = (Object.keys(names) as Value[]).map((value) => ({
    value,
    label: say(names[value], language),
    default: value === chosen,
  }));
  const custom_id = makeId({ kind: 'preference', what, value: '' });
  return row([{ type: ComponentType.StringSelect, custom_id, placeholder: say(placeholder, language), options }]);
}

function quietButtons(isSet: boolean): ButtonSpec[] {
  const button = (value: string, label: Text): ButtonSpec => [
    { kind: 'preference', what: 'quiet', value },
    label,
    ButtonStyle.Secondary,
  ];
  return [
    button('form', { en: 'Set quiet hours', de: 'Ruhezeit einstellen' }),
    ...(isSet ? [button('none', { en: 'No quiet hours', de: 'Keine Ruhezeit' })] : []),
  ];
}

/** Asks for the user's quiet hours, with the current ones as default. */
export async function askQuietHours(context: Context, reply: Reply<MessageComponentInteraction>): Promise<void> {
  const { quiet } = await readPerson(context, reply.user.id);
  const { language } = reply;
  const form: APIModalInteractionResponseCallbackData = {
    title: say({ en: 'Quiet hours', de: 'Ruhezeit' }, language),
    custom_id: makeId({ kind: 'preference', what: 'quiet', value: 'form' }),
    components: QUIET_FIELDS.map((field) => ({
      type: ComponentType.Label,
      label: say(FIELDS[field].label, language),
      component: {
        type: ComponentType.TextInput,
        custom_id: field,
        style: TextInputStyle.Short,
        required: true,
        placeholder: FIELDS[field].example,
        ...(quiet && { value: quiet[field] }),
      },
    })),
  };
  await reply.form(form);
}
