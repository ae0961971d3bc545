import {
  BAD_LENGTH,
  button,
  field,
  label,
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
  ['name 100', { name: x(100), type: 11 }, { name: x(101), type: 11 }, 'name', BAD_LENGTH],
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
  ['post name 100', post({ name: x(100) }), post({ name: x(101) }), 'name', BAD_LENGTH],
  ['a post has a message', post(), post({ message: undefined }), 'message', 'BASE_TYPE_REQUIRED'],
  [
    'its message has the limits of every message',
    post(),
    post({ message: { content: x(2001) } }),
    'message.content',
    TOO_LONG,
  ],
  ['5 tags of a post', post(), post({ applied_tags: many(6, (i) => `${i}`) }), 'applied_tags', TOO_LONG],
]);

const tag = (name: string) => ({ name });

export const forumRules = published('tags', {}, [
  [
    '20 tags',
    { available_tags: many(20, (i) => tag(`t${i}`)) },
    { available_tags: many(21, (i) => tag(`t${i}`)) },
    'available_tags',
    TOO_LONG,
  ],
  [
    'tag name 20',
    { available_tags: [tag(x(20))] },
    { available_tags: [tag(x(21))] },
    'available_tags.0.name',
    BAD_LENGTH,
  ],
]);

export const modalRules = published(
  'modals',
  { label: 'modalFields', files: 'modalFields', radio: 'modalFields', box: 'modalFields' },
  [
    ['title 45', modal({ title: x(45) }), modal({ title: x(46) }), 'data.title', BAD_LENGTH],
    [
      '5 components',
      modal({ components: many(5, () => label()) }),
      modal({ components: many(6, () => label()) }),
      'data.components',
      BAD_LENGTH,
    ],
    ['no empty modal', modal(), modal({ components: [] }), 'data.components', BAD_LENGTH],
    [
      'label 45',
      modal({ components: [label({ label: x(45) })] }),
      modal({ components: [label({ label: x(46) })] }),
      'data.components.0.label',
      BAD_LENGTH,
    ],
    ['custom_id 100', modal({ custom_id: x(100) }), modal({ custom_id: x(101) }), 'data.custom_id', BAD_LENGTH],
    [
      'custom ids unique',
      modal({ components: [label({ component: field({ custom_id: 'a' }) }), label()] }),
      modal({
        components: [label({ component: field({ custom_id: 'a' }) }), label({ component: field({ custom_id: 'a' }) })],
      }),
      'data.components.1.component.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'no buttons in a modal',
      modal(),
      modal({ components: [label({ component: button() })] }),
      'data.components.0.component',
      'UNION_TYPE_CHOICES',
    ],
    [
      'nothing disabled in a modal',
      modal({ components: [label({ component: menu({ disabled: false }) })] }),
      modal({ components: [label({ component: menu({ disabled: true }) })] }),
      'data.components.0.component.disabled',
      'BASE_TYPE_INVALID',
    ],
    [
      'ten files',
      modal({ components: [label({ component: { type: 19, custom_id: 'f', max_values: 10 } })] }),
      modal({ components: [label({ component: { type: 19, custom_id: 'f', max_values: 11 } })] }),
      'data.components.0.component.max_values',
      'NUMBER_TYPE_MAX',
    ],
    [
      'two to ten radio buttons',
      modal({ components: [label({ component: { type: 21, custom_id: 'r', options: many(2, option) } })] }),
      modal({ components: [label({ component: { type: 21, custom_id: 'r', options: many(1, option) } })] }),
      'data.components.0.component.options',
      BAD_LENGTH,
    ],
    [
      'one radio button chosen',
      modal({ components: [label({ component: { type: 21, custom_id: 'r', options: many(2, option) } })] }),
      modal({ components: [label({ component: { type: 21, custom_id: 'r', options: many(2, chosen) } })] }),
      'data.components.0.component.options',
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    ],
    [
      'ten boxes in a group',
      modal({ components: [label({ component: { type: 22, custom_id: 'g', options: many(10, chosen) } })] }),
      modal({ components: [label({ component: { type: 22, custom_id: 'g', options: many(11, option) } })] }),
      'data.components.0.component.options',
      BAD_LENGTH,
    ],
    [
      'a box has a custom id',
      modal({ components: [label({ component: { type: 23, custom_id: 'b', default: true } })] }),
      modal({ components: [label({ component: { type: 23, default: true } })] }),
      'data.components.0.component.custom_id',
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

const choice = (name: string, given = 'v') => ({ name, value: given });
export const choiceRules = published('autocompletion', {}, [
  [
    '25 choices',
    { choices: many(25, (i) => choice(`c${i}`)) },
    { choices: many(26, (i) => choice(`c${i}`)) },
    'data.choices',
    TOO_LONG,
  ],
  ['name 100', { choices: [choice(x(100))] }, { choices: [choice(x(101))] }, 'data.choices.0.name', BAD_LENGTH],
  [
    'texts for a text',
    { choices: [choice('c')] },
    { choices: [{ name: 'c', value: 1 }] },
    'data.choices.0.value',
    'STRING_TYPE_CONVERT',
  ],
  [
    'value 100',
    { choices: [choice('c', x(100))] },
    { choices: [choice('c', x(101))] },
    'data.choices.0.value',
    TOO_LONG,
  ],
]);

const png = (size: number) => `data:image/png;base64,${Buffer.alloc(size).toString('base64')}`;

let last = 0;

/** Returns a valid body of a new emoji with a unique name. */
export const emoji = (more: object = {}) => ({ name: `emoji_${++last}`, image: png(1), ...more });

export const emojiRules: readonly Rule[] = [
  ['2 characters', emoji({ name: 'ab' }), emoji({ name: 'a' }), 'name', BAD_LENGTH],
  ['32 characters', emoji({ name: x(32) }), emoji({ name: x(33) }), 'name', BAD_LENGTH],
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
  ['256 KiB', emoji({ image: png(262_144) }), emoji({ image: png(262_145) }), 'image', 'BINARY_TYPE_MAX_SIZE'],
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
