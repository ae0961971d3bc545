import { BAD_LENGTH, type Rule, x } from './bodies.ts';

const SOON = Date.now() + 3_600_000;
const at = (hours: number) => new Date(SOON + hours * 3_600_000).toISOString();

/** Returns a valid body of a new scheduled event. */
export const event = (more: object = {}) => ({
  name: 'Tournament',
  privacy_level: 2,
  entity_type: 3,
  entity_metadata: { location: '#table' },
  scheduled_start_time: at(0),
  scheduled_end_time: at(1),
  ...more,
});

export const eventRules: readonly Rule[] = [
  ['100 characters', event({ name: x(100) }), event({ name: x(101) }), 'name', BAD_LENGTH],
  ['a name', event(), event({ name: undefined }), 'name', 'BASE_TYPE_REQUIRED'],
  ['1000 characters', event({ description: x(1000) }), event({ description: x(1001) }), 'description', BAD_LENGTH],
  [
    'a place',
    event({ entity_metadata: { location: x(100) } }),
    event({ entity_metadata: { location: x(101) } }),
    'entity_metadata.location',
    BAD_LENGTH,
  ],
  ['members only', event(), event({ privacy_level: 1 }), 'privacy_level', 'BASE_TYPE_CHOICES'],
  ['an end', event(), event({ scheduled_end_time: undefined }), 'scheduled_end_time', 'BASE_TYPE_REQUIRED'],
  [
    'an end after the start',
    event(),
    event({ scheduled_end_time: at(0) }),
    'scheduled_end_time',
    'GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START_TIME',
  ],
  [
    'a start to come',
    event(),
    event({ scheduled_start_time: at(-2) }),
    'scheduled_start_time',
    'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST',
  ],
];
