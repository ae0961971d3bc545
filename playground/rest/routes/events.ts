import {
  type APIExternalGuildScheduledEvent,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { z } from 'zod';
import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { check, reportViolation, text } from '../../limits/form.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { type Call, type Route, route } from '../router.ts';

const BASE = '/guilds/:guild/scheduled-events';
const ONE = `${BASE}/:event` as const;

export function eventRoutes({ clock, ids, world }: Discord): Route[] {
  const { events } = world;
  const checkServer = ({ params }: Call): void => {
    if (!world.hasServer(params.guild ?? '')) throw discordErrors.unknownGuild();
    if (!world.installations.isOn(params.guild ?? '')) throw discordErrors.missingAccess();
  };
  const found = (call: Call): APIExternalGuildScheduledEvent => {
    checkServer(call);
    const event = events.get(call.params.event ?? '');
    if (!event || event.guild_id !== call.params.guild) throw discordErrors.unknownEvent();
    return event;
  };
  const checkAllowed = (): void => {
    if (!(world.serverPermissions & PermissionFlagsBits.CreateEvents)) throw discordErrors.missingPermissions();
  };
  return [
    route('GET', BASE, (call: Call) => {
      checkServer(call);
      return { body: [...events.values()].filter((one) => one.guild_id === call.params.guild) };
    }),
    route('POST', BASE, (call: Call) => {
      checkServer(call);
      checkAllowed();
      const form = check(eventForm(clock.now()), call.body);
      if (events.size >= MAX_EVENTS) throw discordErrors.tooManyEvents();
      const event: APIExternalGuildScheduledEvent = {
        id: ids.next(),
        guild_id: call.params.guild ?? '',
        channel_id: null,
        creator_id: APPLICATION_ID,
        creator: world.users.bot,
        name: form.name,
        description: form.description ?? null,
        image: null,
        status: GuildScheduledEventStatus.Scheduled,
        entity_id: null,
        entity_type: form.entity_type,
        entity_metadata: { location: form.entity_metadata.location },
        privacy_level: form.privacy_level,
        scheduled_start_time: form.scheduled_start_time,
        scheduled_end_time: form.scheduled_end_time,
        recurrence_rule: null,
      };
      events.set(event.id, event);
      world.emit('events');
      return { body: event };
    }),
    route('GET', ONE, (call: Call) => ({ body: found(call) })),
    route('DELETE', ONE, (call: Call) => {
      const { id } = found(call);
      checkAllowed();
      events.delete(id);
      world.emit('events');
      return {};
    }),
  ];
}

/** Maximum number of upcoming events of a server. */
export const MAX_EVENTS = 100;

const time = z.string().superRefine((value, context) => {
  if (Number.isNaN(Date.parse(value)))
    reportViolation(context, 'DATE_TIME_TYPE_PARSE', `Could not parse ${value}. Should be ISO8601.`);
});

/** Returns the schema of a new external event, which must start after `now`. */
function eventForm(now: number) {
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
