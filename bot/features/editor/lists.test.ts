import { type Entry, type EntryList, type Field, say, type Text } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { parseId } from '../../../tests/ids.ts';
import { drawRows } from '../../render/page.ts';
import type { ListDraft } from './boards.ts';
import { entryName, listDetails, listLines, listRows, listTabs } from './lists.ts';

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

const said = (lines: readonly Text[]) => lines.map((line) => say(line, 'en'));

test('shows optional and multiple-choice values below the list, if they are set', () => {
  expect(said(listDetails(draft(), 'en'))).toEqual(['Traits: SPEEDY']);
  expect(said(listDetails(draft({ entries: [{ ...WOLF, motto: 'Howl', traits: [] }] }), 'en'))).toEqual([
    'Motto: Howl',
  ]);
  expect(
    said(listDetails(draft({ entries: [{ ...WOLF, motto: 'x'.repeat(500), traits: [] }] }), 'en'))[0],
  ).toHaveLength(407);
  expect(listDetails(draft({ entries: [] }), 'en')).toEqual([]);
  expect(listDetails(draft({ list: { newEntry: undefined } }), 'en')).toEqual([]);
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
    const groups = [
      { name: 'First', fields: [NAME] },
      { name: 'Second', fields: [] },
    ];
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
