import type { Entry, Field } from '@longtable/kit';
import { type APILabelComponent, Collection } from 'discord.js';
import { expect, test } from 'vitest';
import { drawForm, type Form } from '../../render/page.ts';
import { fillIn, listDraftOf } from './boards.ts';
import type { OpenDraft } from './drafts.ts';
import { submittedValues, valueFields } from './forms.ts';

/** Returns a draft of an entry with these fields. */
function draftOf(fields: readonly Field[], entry: Entry): OpenDraft {
  const list = { id: 'cards', name: 'Cards', fields, max: 9 };
  const at = { sheet: 0, entry: 0, group: 0 };
  const open = { design: { kind: 'listed', lists: [list] }, draft: { doc: { lists: { cards: [entry] } }, at } };
  return open as unknown as OpenDraft;
}

const drawn = (form: Omit<Form, 'custom_id'> | undefined) =>
  form && (drawForm({ ...form, custom_id: '' }, 'en') as { title: string; components: APILabelComponent[] });

/** Returns the inputs of the form for an entry with these fields. */
function inputsOf(fields: readonly Field[], entry: Entry) {
  return drawn(valueFields(draftOf(fields, entry), 'open', 'en'))?.components.map(
    ({ component, description }) => ({ ...component, description }) as Record<string, unknown>,
  );
}

const TEXT = { id: 'text', name: 'Text', kind: 'text', min: 1 } as const;

test('reads typed texts, selected options and empty fields of a form', () => {
  const fields = new Collection<string, object>([
    ['name', { value: 'Wolf' }],
    ['cost', { value: null }],
    ['traits', { values: ['shield', 'speedy'] }],
    ['file', {}],
  ]);
  expect(submittedValues({ fields: { fields } } as never)).toEqual(
    new Map([
      ['name', ['Wolf']],
      ['cost', ['']],
      ['traits', ['shield', 'speedy']],
      ['file', []],
    ]),
  );
});

test('limits an input to the longest valid value, or to a longer one from a file', () => {
  const length = (field: Field, value: string | number) => inputsOf([field], { [field.id]: value })?.[0]?.max_length;
  expect(length({ ...TEXT, max: 8 }, 'Wolf')).toBe(8);
  expect(length({ ...TEXT, max: 8 }, 'A long name')).toBe(11);
  expect(length({ id: 'cost', name: 'Cost', kind: 'number', min: 0, max: 9 }, 3)).toBe(20);
});

test('names the valid lengths and numbers, and requires all but optional texts', () => {
  const cost = { id: 'cost', name: 'Cost', kind: 'number', min: 0, max: 9 } as const;
  const [text, optional, number, percent, labelled] =
    inputsOf(
      [
        { ...TEXT, max: 8 },
        { ...TEXT, max: 8, id: 'motto', optional: true },
        cost,
        { ...cost, id: 'chance', percent: true },
        { ...cost, id: 'limit', minLabel: 'none' },
      ] as Field[],
      { text: 'Wolf', motto: '', cost: 3, chance: 0.5, limit: 1 },
    ) ?? [];
  expect(text).toMatchObject({ required: true, value: 'Wolf', description: '1–8 characters' });
  expect(optional).toMatchObject({ required: false });
  expect(optional).not.toHaveProperty('value');
  expect(number).toMatchObject({ required: true, description: '0–9' });
  expect(percent).toMatchObject({ description: '0–100%' });
  expect(labelled).toMatchObject({ description: '0–9; 0: none' });
});

test('selects the current option of a menu, which may stay empty only if the field is optional', () => {
  const options = ['red', 'blue'].map((value) => ({ value, name: value }));
  const field = { id: 'colour', name: 'Colour', kind: 'choice', options } as Field;
  const [menu] = inputsOf([field], { colour: 'blue' }) ?? [];
  expect(menu).toMatchObject({ required: true, options: [{ default: false }, { default: true }] });
  expect(menu).not.toHaveProperty('min_values');
  const [optional] = inputsOf([{ ...field, optional: true } as Field], {}) ?? [];
  expect(optional).toMatchObject({ required: false, min_values: 0 });
});

test.each([
  [['v3', 'v30'], { icon: 'v3' }],
  [['v30', 'v40'], { icon: 'v40' }],
  [['v30'], { icon: 'v30' }],
  [[], {}],
])('fills in the changed value of %j from several menus of a choice', (values, entry) => {
  const options = Array.from({ length: 60 }, (_, at) => ({ value: `v${at}`, name: `Name ${at}` }));
  const field: Field = { id: 'icon', name: 'Icon', kind: 'choice', optional: true, options };
  const filled = fillIn(listDraftOf(draftOf([field], { icon: 'v30' }))!, new Map([['icon', values]]));
  expect(filled).toMatchObject({ doc: { lists: { cards: [entry] } }, rejected: [] });
});

test('splits a choice with many options into menus of 25, and joins their values', () => {
  const options = Array.from({ length: 60 }, (_, at) => ({ value: `v${at}`, name: `Name ${at}` }));
  const field: Field = { id: 'icon', name: 'Icon', kind: 'choice', optional: true, options };
  const menus = inputsOf([field], { icon: 'v30' }) ?? [];
  expect(menus.map(({ custom_id, options: shown }) => [custom_id, (shown as unknown[]).length])).toEqual([
    ['icon', 25],
    ['icon:1', 25],
    ['icon:2', 10],
  ]);
  const selected = menus.flatMap(({ options: shown }) =>
    (shown as { value: string; default: boolean }[]).filter((one) => one.default),
  );
  expect(selected.map(({ value }) => value)).toEqual(['v30']);
  const fields = new Collection<string, object>([
    ['icon', { values: ['v3'] }],
    ['icon:1', { values: ['v30'] }],
    ['icon:2', { values: [] }],
  ]);
  expect(submittedValues({ fields: { fields } } as never)).toEqual(new Map([['icon', ['v3', 'v30']]]));
});

test('names a form by its group or list, in 45 characters, and long menus by their first and last option', () => {
  const options = Array.from({ length: 30 }, (_, at) => ({ value: `v${at}`, name: `${at + 10} ${'x'.repeat(40)}` }));
  const icon: Field = { id: 'icon', name: 'Icon', kind: 'choice', options };
  const titled = (list: object) => {
    const open = draftOf([icon], {});
    const [own] = (open.design as unknown as { lists: object[] }).lists;
    return drawn(
      valueFields({ ...open, design: { kind: 'listed', lists: [{ ...own, ...list }] } } as never, 'open', 'en'),
    );
  };
  expect(titled({})?.title).toBe('Cards');
  expect(valueFields(draftOf([{ ...icon, group: 'Looks' }], {}), 'open', 'en')?.title).toBe('Looks');
  expect(titled({ name: 'N'.repeat(60) })?.title).toBe('N'.repeat(45));
  const labels = titled({})?.components.map(({ label }) => label);
  expect(labels).toEqual([expect.stringMatching(/^10 x+.*…$/), expect.stringMatching(/^35 x+/)]);
  for (const label of labels ?? []) expect(label.length).toBeLessThanOrEqual(45);
  const short = { ...icon, options: options.slice(0, 25).map(({ value }) => ({ value, name: value })) };
  expect(drawn(valueFields(draftOf([short], {}), 'open', 'en'))?.components.map(({ label }) => label)).toEqual([
    'Icon',
  ]);
});

test('asks for texts up to the limit of Discord', () => {
  const form = (length: number) => inputsOf([{ ...TEXT, max: 5000 }], { text: 'x'.repeat(length) });
  expect([form(4000)?.length, form(4001)]).toEqual([1, undefined]);
});
