import {
  BAD_LENGTH,
  button,
  field,
  label,
  limit,
  many,
  menu,
  modal,
  option,
  published,
  type Rule,
  row,
  TOO_LONG,
  x,
} from '../conformance.ts';

const chosen = (index: number) => ({ ...option(index), default: true });

export const threadRules = published('threads', {}, [
  limit('name 100', 100, (length) => ({ name: x(length), type: 11 }), 'name', BAD_LENGTH),
  ['name needed', { name: 'a', type: 11 }, { type: 11 }, 'name', 'BASE_TYPE_REQUIRED'],
  [
    'archive duration',
    { name: 'a', type: 11, auto_archive_duration: 1440 },
    { name: 'a', type: 11, auto_archive_duration: 5 },
    'auto_archive_duration',
    'BASE_TYPE_CHOICES',
  ],
]);

const post = (more: object = {}) => ({ name: 'a', message: { content: 'c' }, ...more });

export const postRules = published('posts', {}, [
  limit('post name 100', 100, (length) => post({ name: x(length) }), 'name', BAD_LENGTH),
  ['a post has a message', post(), post({ message: undefined }), 'message', 'BASE_TYPE_REQUIRED'],
  limit(
    'its message has the limits of every message',
    2000,
    (length) => post({ message: { content: x(length) } }),
    'message.content',
    TOO_LONG,
  ),
  ['5 tags of a post', post(), post({ applied_tags: many(6, (i) => `${i}`) }), 'applied_tags', TOO_LONG],
]);

const tags = (...names: string[]) => ({ available_tags: names.map((name) => ({ name })) });

export const forumRules = published('tags', {}, [
  limit('20 tags', 20, (count) => tags(...many(count, (i) => `t${i}`)), 'available_tags', TOO_LONG),
  limit('tag name 20', 20, (length) => tags(x(length)), 'available_tags.0.name', BAD_LENGTH),
]);

const labels = (...more: object[]) => modal({ components: more.map((each) => label(each)) });
const labelled = (type: number, more: object) => labels({ component: { type, custom_id: 'c', ...more } });
const PART = 'data.components.0.component';

export const modalRules = published(
  'modals',
  { label: 'modalFields', files: 'modalFields', radio: 'modalFields', box: 'modalFields' },
  [
    limit('title 45', 45, (length) => modal({ title: x(length) }), 'data.title', BAD_LENGTH),
    limit('5 components', 5, (count) => labels(...many(count, () => ({}))), 'data.components', BAD_LENGTH),
    ['no empty modal', modal(), modal({ components: [] }), 'data.components', BAD_LENGTH],
    limit('label 45', 45, (length) => labels({ label: x(length) }), 'data.components.0.label', BAD_LENGTH),
    limit('custom_id 100', 100, (length) => modal({ custom_id: x(length) }), 'data.custom_id', BAD_LENGTH),
    [
      'custom ids unique',
      labels({ component: field({ custom_id: 'a' }) }, {}),
      labels({ component: field({ custom_id: 'a' }) }, { component: field({ custom_id: 'a' }) }),
      'data.components.1.component.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    ['no buttons in a modal', modal(), labels({ component: button() }), PART, 'UNION_TYPE_CHOICES'],
    [
      'nothing disabled in a modal',
      labels({ component: menu({ disabled: false }) }),
      labels({ component: menu({ disabled: true }) }),
      `${PART}.disabled`,
      'BASE_TYPE_INVALID',
    ],
    limit('ten files', 10, (max_values) => labelled(19, { max_values }), `${PART}.max_values`, 'NUMBER_TYPE_MAX'),
    [
      'two to ten radio buttons',
      labelled(21, { options: many(2, option) }),
      labelled(21, { options: many(1, option) }),
      `${PART}.options`,
      BAD_LENGTH,
    ],
    [
      'one radio button chosen',
      labelled(21, { options: many(2, option) }),
      labelled(21, { options: many(2, chosen) }),
      `${PART}.options`,
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    ],
    limit('ten boxes in a group', 10, (n) => labelled(22, { options: many(n, chosen) }), `${PART}.options`, BAD_LENGTH),
    [
      'a box has a custom id',
      labelled(23, { default: true }),
      labelled(23, { default: true, custom_id: undefined }),
      `${PART}.custom_id`,
      'BASE_TYPE_REQUIRED',
    ],
    [
      'the older form has labels',
      modal({ components: [row(field({ label: 'L' }))] }),
      modal({ components: [row(field())] }),
      'data.components.0.components.0.label',
      'BASE_TYPE_REQUIRED',
    ],
  ],
);

const choices = (count: number, more: object = {}) => ({
  choices: many(count, (i) => ({ name: `c${i}`, value: 'v', ...more })),
});
const CHOICE = 'data.choices.0';

export const choiceRules = published('autocompletion', {}, [
  limit('25 choices', 25, (count) => choices(count), 'data.choices', TOO_LONG),
  limit('name 100', 100, (length) => choices(1, { name: x(length) }), `${CHOICE}.name`, BAD_LENGTH),
  ['texts for a text', choices(1), choices(1, { value: 1 }), `${CHOICE}.value`, 'STRING_TYPE_CONVERT'],
  limit('value 100', 100, (length) => choices(1, { value: x(length) }), `${CHOICE}.value`, TOO_LONG),
]);

const png = (size: number) => `data:image/png;base64,${Buffer.alloc(size).toString('base64')}`;

let last = 0;

/** Returns a valid body of a new emoji with a unique name. */
export const emoji = (more: object = {}) => ({ name: `emoji_${++last}`, image: png(1), ...more });

export const emojiRules: readonly Rule[] = [
  ['2 characters', emoji({ name: 'ab' }), emoji({ name: 'a' }), 'name', BAD_LENGTH],
  limit('32 characters', 32, (length) => emoji({ name: x(length) }), 'name', BAD_LENGTH),
  ['letters, digits, _', emoji({ name: 'A_1' }), emoji({ name: 'a-1' }), 'name', 'STRING_TYPE_REGEX'],
  ['a name', emoji(), emoji({ name: undefined }), 'name', 'BASE_TYPE_REQUIRED'],
  ['a picture', emoji(), emoji({ image: undefined }), 'image', 'BASE_TYPE_REQUIRED'],
  [
    'a picture of a kind that is known',
    emoji({ image: 'data:image/webp;base64,AAAA' }),
    emoji({ image: 'data:image/bmp;base64,AAAA' }),
    'image',
    'IMAGE_INVALID',
  ],
  ['a data URI', emoji(), emoji({ image: 'https://example.com/a.png' }), 'image', 'IMAGE_INVALID'],
  limit('256 KiB', 262_144, (size) => emoji({ image: png(size) }), 'image', 'BINARY_TYPE_MAX_SIZE'),
  ['a name once', emoji({ name: 'once' }), emoji({ name: 'once' }), 'name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN'],
];

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
  limit('100 characters', 100, (length) => event({ name: x(length) }), 'name', BAD_LENGTH),
  ['a name', event(), event({ name: undefined }), 'name', 'BASE_TYPE_REQUIRED'],
  limit('1000 characters', 1000, (length) => event({ description: x(length) }), 'description', BAD_LENGTH),
  limit('a place', 100, (n) => event({ entity_metadata: { location: x(n) } }), 'entity_metadata.location', BAD_LENGTH),
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
