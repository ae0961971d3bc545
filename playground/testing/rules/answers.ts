import { button, field, LENGTH, label, MOST, many, modal, type Rule, row, x } from './specimen.ts';

/** What a thread may be called. */
export const threadRules: Rule[] = [
  ['name 100', { name: x(100), type: 11 }, { name: x(101), type: 11 }, 'name', LENGTH],
  ['name needed', { name: 'a', type: 11 }, { type: 11 }, 'name', 'BASE_TYPE_REQUIRED'],
  [
    'archive duration',
    { name: 'a', type: 11, auto_archive_duration: 1440 },
    { name: 'a', type: 11, auto_archive_duration: 5 },
    'auto_archive_duration',
    'BASE_TYPE_CHOICES',
  ],
];

/** What a modal may hold. */
export const modalRules: Rule[] = [
  ['title 45', modal({ title: x(45) }), modal({ title: x(46) }), 'data.title', LENGTH],
  [
    '5 components',
    modal({ components: many(5, () => label()) }),
    modal({ components: many(6, () => label()) }),
    'data.components',
    LENGTH,
  ],
  ['no empty modal', modal(), modal({ components: [] }), 'data.components', LENGTH],
  [
    'label 45',
    modal({ components: [label({ label: x(45) })] }),
    modal({ components: [label({ label: x(46) })] }),
    'data.components.0.label',
    LENGTH,
  ],
  ['custom_id 100', modal({ custom_id: x(100) }), modal({ custom_id: x(101) }), 'data.custom_id', LENGTH],
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
    'the older form has labels',
    modal({ components: [row(field({ label: 'L' }))] }),
    modal({ components: [row(field())] }),
    'data.components.0.components.0.label',
    'BASE_TYPE_REQUIRED',
  ],
];

const choice = (name: string, given = 'v') => ({ name, value: given });
/** What autocompletion may offer. */
export const choiceRules: Rule[] = [
  [
    '25 choices',
    { choices: many(25, (i) => choice(`c${i}`)) },
    { choices: many(26, (i) => choice(`c${i}`)) },
    'data.choices',
    MOST,
  ],
  ['name 100', { choices: [choice(x(100))] }, { choices: [choice(x(101))] }, 'data.choices.0.name', LENGTH],
  ['value 100', { choices: [choice('c', x(100))] }, { choices: [choice('c', x(101))] }, 'data.choices.0.value', MOST],
];
