import { z } from 'zod';
import { DISPLAYS } from '../../../storage/records/person.ts';
import { recordKind } from '../../../storage/store.ts';
import { idFormat, key, person, rest, word } from '../../custom-ids/fields.ts';

/**
 * User settings that have a button, apart from the display. `still` is without animations, `plain` without icons. `via`
 * and `often` are the channel and frequency of reminders.
 */
const PREFERENCES = ['pictures', 'still', 'plain', 'via', 'often', 'quiet', 'vacation'] as const;

const how = word('how', DISPLAYS);

export const displayId = idFormat`display|${how}`;
export const showAsId = idFormat`showAs|${key('table')}|${how}`;
export const preferenceId = idFormat`preference|${word('what', PREFERENCES)}|${rest('value')}`;
export const inviterId = idFormat`inviter|${word('act', ['refuse', 'allow', 'choose'])}|${person('person')}`;

const digest = z.strictObject({
  at: z.number(),
  tables: z.array(z.string()),
});

/** Tables with notices held back during quiet hours, and the time at which they are sent. The record id is the user id. */
export type Digest = z.infer<typeof digest>;

export const digestKind = recordKind('digest', digest, { due: ({ at }) => at });
