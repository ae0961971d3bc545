import { z } from 'zod';
import { recordKind } from '../store.ts';

/** Ways to draw a board in a message. `sentences` is for screen readers. */
export const DISPLAYS = ['plain', 'picture', 'sentences'] as const;
export type Display = (typeof DISPLAYS)[number];

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const schema = z.strictObject({
  /** Defaults to `mention`. */
  reminders: z.enum(['mention', 'dm', 'none']).optional(),
  /** Frequency of reminders in a turn. Defaults to `once` with a clock and `daily` without. */
  often: z.enum(['once', 'twice', 'daily']).optional(),
  /** Hours without notices, in a time zone. */
  quiet: z.strictObject({ from: timeOfDay, to: timeOfDay, zone: z.string() }).optional(),
  /** Display of private boards. Defaults to `plain`. */
  display: z.enum(DISPLAYS).optional(),
  /** Whether animations are disabled. */
  still: z.literal(true).optional(),
  /** Whether icons on buttons are hidden. */
  plain: z.literal(true).optional(),
  /** Whether the user has ever seated a program. */
  programs: z.literal(true).optional(),
  /** Users who may not invite this one. */
  notInvitedBy: z.array(z.string()).optional(),
  /** Users whose invitation was declined, and the time until which they cannot invite again. */
  declined: z.array(z.strictObject({ by: z.string(), until: z.number() })).optional(),
  /** Recent unanswered invitations. */
  invited: z.array(z.strictObject({ table: z.string().optional(), by: z.string(), at: z.number() })).optional(),
  /** Vacations, latest last. Each is deleted a year after its end. */
  vacations: z.array(z.strictObject({ since: z.number(), until: z.number() })).optional(),
});

/** A user's settings. Unset ones are absent. */
export type Person = z.infer<typeof schema>;

export type Quiet = NonNullable<Person['quiet']>;

export type Vacation = NonNullable<Person['vacations']>[number];

export const userSettingsKind = recordKind('user-settings', schema);
