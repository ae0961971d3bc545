import { BAD_LENGTH, button, field, label, many, menu, modal, option, published, row, TOO_LONG, x } from './bodies.ts';

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
