import { z } from 'zod';
import type { RecordKind } from '../index.ts';
import { DISPLAYS } from './display.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const schema = z.strictObject({
  /** How this person is reminded when their time runs short; in the channel unless they chose otherwise. */
  reminders: z.enum(['mention', 'dm', 'none']).optional(),
  /** How often in a turn; once where a clock runs and daily where none does, unless they chose otherwise. */
  often: z.enum(['once', 'twice', 'daily']).optional(),
  /** The hours of the day in which nobody calls them, and the time zone they are meant in. */
  quiet: z.strictObject({ from: timeOfDay, to: timeOfDay, zone: z.string() }).optional(),
  /** How boards are drawn in what only this person sees; plain unless they chose otherwise. */
  display: z.enum(DISPLAYS).optional(),
  /** Pictures do not move for this person. */
  still: z.literal(true).optional(),
  /** Buttons bear no icons for this person. */
  plain: z.literal(true).optional(),
  /** They were shown once that boards can be in colour. */
  colourOffered: z.literal(true).optional(),
  /** They have had a program at a table, and may want one again. */
  programs: z.literal(true).optional(),
  /** When this person was or is on vacation, the latest last; those of more than a year ago are dropped. */
  vacations: z.array(z.strictObject({ since: z.number(), until: z.number() })).optional(),
});

/** What a person has set for themselves; whatever they did not set is absent. */
export type Person = z.infer<typeof schema>;

/** Hours of the day in which a person is left alone. */
export type Quiet = NonNullable<Person['quiet']>;

/** From when to when a person is on vacation. */
export type Vacation = NonNullable<Person['vacations']>[number];

export const userSettingsKind: RecordKind<Person> = { name: 'user-settings', version: 1, schema };
