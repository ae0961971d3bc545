import { expect, test } from 'vitest';
import {
  columnName,
  displayValue,
  type Field,
  fieldName,
  formValue,
  groupsOf,
  parseFieldInput,
  parseFieldName,
  withValues,
} from './field.ts';

const text = { kind: 'text', id: 't', name: 'T', min: 2, max: 4 } as const;
const whole = { kind: 'number', id: 'n', name: 'N', min: 0, max: 9 } as const;
const percent = { ...whole, max: 1, percent: true } as const;
const options = ['a', 'b', 'c'].map((value) => ({ value, name: value.toUpperCase() }));
const choice = { kind: 'choice', id: 'c', name: 'C', options } as const;
const many = { kind: 'many', id: 'm', name: 'M', options } as const;

test.each<[Field, readonly string[], unknown]>([
  [text, [' ab '], 'ab'],
  [text, ['🎲🎲🎲🎲'], '🎲🎲🎲🎲'],
  [text, ['a'], 'invalid'],
  [text, ['abcde'], 'invalid'],
  [text, [''], 'invalid'],
  [{ ...text, optional: true }, [''], undefined],
  [{ ...text, problemOf: (typed) => (typed === 'bad' ? 'no' : undefined) }, ['bad'], 'invalid'],
  [{ ...text, problemOf: (typed) => (typed === 'bad' ? 'no' : undefined) }, ['good'], 'good'],
  [whole, ['0'], 0],
  [whole, ['9'], 9],
  [whole, ['10'], 'invalid'],
  [whole, ['-1'], 'invalid'],
  [whole, ['1.5'], 'invalid'],
  [whole, ['1x'], 'invalid'],
  [whole, [], 'invalid'],
  [percent, ['25'], 0.25],
  [percent, ['25 %'], 0.25],
  [percent, ['0,25'], 0.25],
  [percent, ['1'], 0.01],
  [percent, ['0.5%'], 0.005],
  [percent, ['101'], 'invalid'],
  [choice, ['b'], 'b'],
  [choice, ['d'], 'invalid'],
  [choice, [''], 'invalid'],
  [{ ...choice, optional: true }, [''], undefined],
  [many, ['c', 'a', 'x'], ['a', 'c']],
  [many, [], []],
])('parses the input of %j from %j', (field, filled, value) => {
  const input = parseFieldInput(field, filled);
  expect('reason' in input ? 'invalid' : input.value).toEqual(value);
});

test('shows values as they can be typed, and a special minimum by its label', () => {
  const shown = (field: Field, value: Parameters<typeof formValue>[1]) => formValue(field, value, 'en');
  expect([shown(text, 'ab'), shown(whole, 7), shown(percent, 0.07), shown(text, undefined)]).toEqual([
    'ab',
    '7',
    '7%',
    '',
  ]);
  expect([shown(choice, 'b'), shown(many, ['c', 'a'])]).toEqual(['B', 'A, C']);
  const labelled = { ...whole, minLabel: 'never' };
  expect([0, 1].map((value) => displayValue(labelled, value, 'en'))).toEqual(['never', '1']);
  expect(displayValue(whole, 0, 'en')).toBe('0');
});

test('removes empty values from an entry', () => {
  expect(withValues({ a: 1, b: 2 }, { b: undefined, c: 3 })).toEqual({ a: 1, c: 3 });
});

test('groups the fields of each form, without lists of many', () => {
  const [one, two] = [
    { ...whole, id: 'one', group: 'G' },
    { ...whole, id: 'two', group: 'G' },
  ];
  expect(groupsOf([one, text, many, two])).toEqual([{ name: 'G', fields: [one, two] }, { fields: [text] }]);
});

test('names columns after Z with two letters, and parses the names of fields', () => {
  expect([0, 25, 26, 27, 51, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  for (const cell of [
    { x: 0, y: 0 },
    { x: 25, y: 98 },
    { x: 26, y: 9 },
    { x: 53, y: 41 },
  ])
    expect(parseFieldName(fieldName(cell))).toEqual(cell);
  expect(['a1', 'A0', 'A100', 'ABC1', '1A', 'A', ''].map(parseFieldName)).toEqual(Array(7).fill(undefined));
});
