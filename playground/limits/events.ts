import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord-api-types/v10';
import { z } from 'zod';
import { reportViolation, text } from './form.ts';

/** Maximum number of upcoming events of a server. */
export const MAX_EVENTS = 100;

const time = z.string().superRefine((value, context) => {
  if (Number.isNaN(Date.parse(value)))
    reportViolation(context, 'DATE_TIME_TYPE_PARSE', `Could not parse ${value}. Should be ISO8601.`);
});

/** Returns the schema of a new external event, which must start after `now`. */
export function eventForm(now: number) {
  return z
    .looseObject({
      name: text(1, 100),
      description: text(1, 1000).nullish(),
      privacy_level: z.literal(GuildScheduledEventPrivacyLevel.GuildOnly),
      entity_type: z.literal(GuildScheduledEventEntityType.External),
      entity_metadata: z.looseObject({ location: text(1, 100) }),
      scheduled_start_time: time,
      scheduled_end_time: time,
    })
    .superRefine(({ scheduled_start_time: start, scheduled_end_time: end }, context) => {
      if (Date.parse(start) <= now)
        reportViolation(context, 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.', [
          'scheduled_start_time',
        ]);
      if (Date.parse(end) <= Date.parse(start))
        reportViolation(context, 'GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START_TIME', 'Cannot end before it starts.', [
          'scheduled_end_time',
        ]);
    });
}
