import type { Entry, Field } from '@longtable/kit';
import { Collection, TextInputStyle } from 'discord.js';
import { expect, test } from 'vitest';
import type { OpenDraft } from '../../host/editor/drafts.ts';
import { submittedValues, valueFields } from './forms.ts';

/** Returns the inputs of the form for an entry with these fields. */
function inputsOf(fields: readonly Field[], entry: Entry) {
  const list = { id: 'cards', name: 'Cards', fields, max: 9 };
  const at = { sheet: 0, entry: 0, group: 0 };
  const open = { design: { kind: 'listed', lists: [list] }, draft: { doc: { lists: { cards: [entry] } }, at } };
  return valueFields(open as unknown as OpenDraft, 'en')?.components.map(
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

test('asks for texts of up to 60 characters on one line, and for longer ones in a paragraph', () => {
  const style = (max: number) => inputsOf([{ ...TEXT, max }], {})?.[0]?.style;
  expect([style(60), style(61)]).toEqual([TextInputStyle.Short, TextInputStyle.Paragraph]);
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
  expect(text).toMatchObject({ required: true, value: 'Wolf', description: '1 – 8 characters' });
  expect(optional).toMatchObject({ required: false });
  expect(optional).not.toHaveProperty('value');
  expect(number).toMatchObject({ required: true, description: '0 – 9' });
  expect(percent).toMatchObject({ description: '0 – 100 %' });
  expect(labelled).toMatchObject({ description: '0 – 9; 0: none' });
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
