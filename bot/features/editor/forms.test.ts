import { type Entry, type EntryList, type Field, say } from '@longtable/kit';
import { type APILabelComponent, Collection } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { parseId } from '../../../tests/ids.ts';
import { drawForm, drawRows, type Form } from '../../render/page.ts';
import { fillIn, type ListDraft, listDraftOf } from './boards.ts';
import type { OpenDraft } from './drafts.ts';
import { submittedValues, valueFields } from './forms.ts';
import { entryName, listDetails, listLines, listRows, listTabs } from './lists.ts';

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

/** Returns the values of a submitted form with these fields. */
const submitted = (fields: Readonly<Record<string, object>>) =>
  Object.fromEntries(submittedValues({ fields: { fields: new Collection(Object.entries(fields)) } } as never));

test('reads typed texts, selected options and empty fields of a form', () => {
  const traits = ['shield', 'speedy'];
  const fields = { name: { value: 'Wolf' }, cost: { value: null }, traits: { values: traits }, file: {} };
  expect(submitted(fields)).toEqual({ name: ['Wolf'], cost: [''], traits, file: [] });
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

test('splits a choice with many options into menus of 25, joins their values and fills in the changed one', () => {
  const options = Array.from({ length: 60 }, (_, at) => ({ value: `v${at}`, name: `Name ${at}` }));
  const field: Field = { id: 'icon', name: 'Icon', kind: 'choice', optional: true, options };
  const menus = (inputsOf([field], { icon: 'v30' }) ?? []).map(({ custom_id, options: shown }) => {
    const all = shown as { value: string; default: boolean }[];
    return [custom_id, all.length, ...all.flatMap((one) => (one.default ? [one.value] : []))];
  });
  expect(menus).toEqual([
    ['icon', 25, 'v30'],
    ['icon:1', 25],
    ['icon:2', 10],
  ]);
  const values = { icon: { values: ['v3'] }, 'icon:1': { values: ['v30'] }, 'icon:2': { values: [] } };
  expect(submitted(values)).toEqual({ icon: ['v3', 'v30'] });
  for (const [given, entry] of [
    ['v3 v30', { icon: 'v3' }],
    ['v30 v40', { icon: 'v40' }],
    ['v30', { icon: 'v30' }],
    ['', {}],
  ] as const) {
    const icon = given.split(' ').filter(Boolean);
    const filled = fillIn(listDraftOf(draftOf([field], { icon: 'v30' }))!, new Map([['icon', icon]]));
    expect(filled).toMatchObject({ doc: { lists: { cards: [entry] } }, rejected: [] });
  }
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

const NAME: Field = { id: 'name', name: 'Name', kind: 'text', min: 1, max: 9 };
const COST: Field = { id: 'cost', name: 'Cost', kind: 'number', min: 0, max: 9 };
const MOTTO: Field = { id: 'motto', name: 'Motto', kind: 'text', min: 1, max: 500, optional: true };
const TRAITS: Field = {
  ...{ id: 'traits', name: 'Traits', kind: 'many' },
  options: ['shield', 'speedy'].map((value) => ({ value, name: value.toUpperCase(), about: `About ${value}` })),
};
const WOLF = { name: 'Wolf', cost: 3, traits: ['speedy'] };

interface Changes {
  readonly list?: Omit<Partial<EntryList>, 'newEntry'> & { readonly newEntry?: undefined };
  readonly entries?: readonly Entry[];
  readonly index?: number;
  readonly group?: number;
  readonly groups?: ListDraft['groups'];
  readonly lists?: number;
  readonly sheet?: number;
}

function draft({ list = {}, entries = [WOLF], index = 0, group = 0, groups, lists = 1, sheet = 0 }: Changes = {}) {
  const own = {
    ...{ id: 'cards', name: 'Cards', fields: [NAME, COST, MOTTO, TRAITS], newEntry: {}, max: 99 },
    line: ({ name, cost }: Entry) => ` ${String(name)}  ${String(cost)}`,
    ...list,
  };
  const names = ['Cards', 'Spells', 'Heroes'].slice(0, lists).map((name) => ({ name }));
  return {
    ...{ design: { lists: names }, list: own, entries, index, entry: entries[index], sheet, group },
    groups: groups ?? [{ fields: own.fields }],
  } as unknown as ListDraft;
}
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `E${at + 1}`, cost: at, traits: [] }));

describe('the lines of a list', () => {
  test('mark the selected entry and those with a fault in this list', () => {
    const faults = [{ entry: 0, reason: 'x' }, { entry: 1, sheet: 1, reason: 'x' }, { reason: 'x' }];
    expect(listLines(draft({ entries: many(3), index: 1 }), faults, 'en')).toEqual([
      ' ! E1  0',
      '>  E2  1',
      '   E3  2',
    ]);
    expect(listLines(draft({ entries: many(2), sheet: 1 }), faults, 'en')).toEqual(['>  E1  0', ' ! E2  1']);
  });

  test('cut a heading, and leave room for the legend', () => {
    const list = { heading: () => 'H'.repeat(50), legend: () => ['one', 'two'] };
    const lines = listLines(draft({ entries: many(30), list }), [], 'en');
    expect(lines[0]).toHaveLength(36);
    expect(lines.filter((line) => line.includes('E'))).toHaveLength(9);
  });

  test('say that there is no entry', () => {
    expect(listLines(draft({ entries: [] }), [], 'en')).toHaveLength(1);
  });

  test('are the values of the open group if the list has a fixed entry', () => {
    const groups = [{ fields: [NAME] }, { fields: [COST] }];
    const fixed = draft({ list: { newEntry: undefined }, groups, group: 1 });
    expect(listLines(fixed, [], 'en')).toEqual([`${'Cost'.padEnd(25)} ${'3'.padStart(10)}`]);
  });
});

test('shows optional and multiple-choice values below the list, if they are set', () => {
  const details = (changes?: Changes) => listDetails(draft(changes), 'en').map((line) => say(line, 'en'));
  const withMotto = (motto: string) => details({ entries: [{ ...WOLF, motto, traits: [] }] });
  expect([details(), withMotto('Howl')]).toEqual([['Traits: SPEEDY'], ['Motto: Howl']]);
  expect(withMotto('x'.repeat(500))[0]).toHaveLength(407);
  expect([details({ entries: [] }), details({ list: { newEntry: undefined } })]).toEqual([[], []]);
});

test('names an entry by its first text, or by its line', () => {
  const { list } = draft();
  expect(entryName(list, WOLF, 'en')).toBe('Wolf');
  expect(entryName({ ...list, fields: [COST] }, WOLF, 'en')).toBe('Wolf  3');
  expect(entryName({ ...list, fields: [COST, NAME, MOTTO] }, { ...WOLF, motto: 'Howl' }, 'en')).toBe('Wolf');
});

describe('the controls', () => {
  const rows = (listDraft: ListDraft, past: unknown[] = []) =>
    drawRows(listRows({ id: 'K3_x-9aB', draft: { past } } as never, listDraft, 'en'), 'en');
  const actions = (listDraft: ListDraft, past: unknown[] = []) =>
    rows(listDraft, past).map(({ components }) =>
      components.map((one) => {
        const id = 'custom_id' in one ? parseId(one.custom_id) : undefined;
        return id && 'action' in id ? id.action : '';
      }),
    );
  interface Select {
    readonly options: readonly { readonly label: string; readonly value: string; readonly default?: boolean }[];
  }
  const select = (listDraft: ListDraft, row: number) => rows(listDraft)[row]?.components[0] as unknown as Select;

  test('change, add, copy and remove entries', () => {
    expect(actions(draft())).toEqual([['entry'], ['many'], ['form', 'add', 'copy', 'drop']]);
    expect(actions(draft(), [{}]).at(-1)).toEqual(['form', 'add', 'copy', 'drop', 'undo']);
    expect(actions(draft({ entries: [] }))).toEqual([['add']]);
    expect(actions(draft({ list: { newEntry: undefined } }))).toEqual([['many'], ['form']]);
    expect(actions(draft({ list: { fields: [NAME] } }))).toEqual([['entry'], ['form', 'add', 'copy', 'drop']]);
  });

  test('have a button with the name of the second group of an entry', () => {
    const groups = [{ fields: [NAME, COST] }, { name: 'Picture', fields: [MOTTO] }];
    const grouped = draft({ groups });
    expect(actions(grouped, [{}]).slice(2)).toEqual([['form', 'extra', 'add', 'copy', 'drop'], ['undo']]);
    expect(rows(grouped)[2]?.components[1]).toMatchObject({ label: 'Picture' });
    expect(actions(draft({ groups, entries: [] }))).toEqual([['add']]);
  });

  test('have a menu of the groups of a fixed entry if there are several, with their values', () => {
    const groups = [{ name: 'First', fields: [NAME, COST] }, { fields: [COST] }];
    const grouped = draft({ groups, group: 1, list: { newEntry: undefined } });
    expect(actions(grouped)[0]).toEqual(['group']);
    expect(select(grouped, 0).options).toMatchObject([
      { label: 'First', description: 'Wolf · 3', value: '0', default: false },
      { label: 'Cards', description: '3', value: '1', default: true },
    ]);
  });

  test('number the entries around the selected one, at most 25', () => {
    const { options } = select(draft({ entries: many(40), index: 30 }), 0);
    expect(options).toHaveLength(25);
    expect(options.filter((one) => one.default)).toMatchObject([{ label: '31. E31 · 30', value: '30' }]);
    expect(options[0]).toMatchObject({ label: '16. E16 · 15', value: '15' });
  });

  test('have the set properties selected, and allow none and all', () => {
    const menu = select(draft(), 1);
    expect(menu).toMatchObject({ min_values: 0, max_values: 2 });
    expect(menu.options).toMatchObject([
      { label: 'SHIELD', value: 'shield', description: 'About shield', default: false },
      { label: 'SPEEDY', default: true },
    ]);
  });

  test('have no description for a group without values, and the names of lists and properties as placeholders', () => {
    const groups = Object.entries({ First: [NAME], Second: [] }).map(([name, fields]) => ({ name, fields }));
    const grouped = draft({ groups, list: { newEntry: undefined } });
    expect(select(grouped, 0).options[1]).not.toHaveProperty('description');
    expect(rows(grouped).map(({ components: [one] }) => one && 'placeholder' in one && one.placeholder)).toEqual([
      ...['Cards', 'Traits', false],
    ]);
  });

  test('lead to the next list of the design', () => {
    const label = (lists: number, sheet: number) =>
      listTabs('x', draft({ lists, sheet })).map(([, one]) => say(one, 'en'));
    expect([label(1, 0), label(2, 0), label(2, 1), label(3, 1)]).toEqual([[], ['▸ Spells'], ['▸ Cards'], ['▸ Heroes']]);
  });
});
