import type { Choice } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import { parseId } from '../../tests/ids.ts';
import { parseValue } from '../custom-ids/ids.ts';
import { drawMenu, type Menu, withTail } from './menu.ts';
import { LINE_OF_BUTTONS, type Row } from './message.ts';
import { button, row } from './page.ts';

const READER = { viewer: 0, language: 'en', names: ['Ada'] } as const;
const offer = { surface: 'board' as const, table: 'abcdefgh', seat: 0, turn: 7 };
const choice = (line: string, more: Partial<Choice> = {}): Choice => ({ line, label: line, final: true, ...more });
const draw = (choices: readonly Choice[], more: Partial<Menu> = {}) =>
  drawMenu({ offer, partial: '', page: 0, placeholder: 'Choose', room: 9 * LINE_OF_BUTTONS, choices, ...more }, READER);

interface Shown {
  readonly label?: string;
  readonly style?: number;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly { readonly value: string; readonly description?: string }[];
  readonly min_values?: number;
  readonly max_values?: number;
}

const partsOf = (rows: readonly Row[]) => rows.map(({ components }) => components as readonly Shown[]);
const idsOf = (rows: readonly Row[]) =>
  partsOf(rows)
    .flat()
    .map(({ custom_id = '' }) => parseId(custom_id));
const tail = (count: number) => Array.from({ length: count }, (_, n) => button(`t${n}`, 't', ButtonStyle.Secondary));

test('adds buttons to the last row only if it has room and is no picture or list', () => {
  const sizes = (rows: readonly Row[]) => rows.map(({ components }) => components.length);
  expect(sizes(withTail([row(tail(3))], tail(2)))).toEqual([5]);
  expect(sizes(withTail([row(tail(2)), row(tail(4))], tail(2)))).toEqual([2, 4, 2]);
  expect(sizes(withTail([], tail(2)))).toEqual([2]);
  const picture = row([...tail(1), { ...button('gap', ' ', ButtonStyle.Secondary), disabled: true }]);
  expect(sizes(withTail([picture], tail(1)))).toEqual([2, 1]);
  expect(sizes(withTail(draw([choice('a', { under: 'L' }), choice('b', { under: 'L' })]).rows, tail(1)))).toEqual([
    1, 1,
  ]);
});

test('highlights final choices, unless they have another emphasis', () => {
  const { rows } = draw([
    choice('a'),
    choice('b', { final: false }),
    choice('c', { emphasis: 'aside' }),
    choice('d', { emphasis: 'costly' }),
    choice('e', { final: false, emphasis: 'usual' }),
  ]);
  const { Primary, Secondary, Danger } = ButtonStyle;
  expect(
    partsOf(rows)
      .flat()
      .map(({ style }) => style),
  ).toEqual([Primary, Secondary, Secondary, Danger, Primary]);
});

test('plays, opens or types a line by its button', () => {
  const input = { label: 'x', pattern: /x/, example: 'x' };
  const { rows } = draw([choice('a'), choice('b ', { final: false }), choice('c', { input })], { head: '2|' });
  expect(idsOf(rows)).toMatchObject([
    { kind: 'choice', act: 'play', line: '2|a', ...offer },
    { act: 'step', line: '2|b ' },
    { act: 'type', line: '2|c' },
    { act: 'step', line: '' },
  ]);
});

test('shows the details of wide and placed buttons as notes with their names, as long as they fit', () => {
  const long = 'x'.repeat(60);
  const placed = choice('a', { label: 'Hit · 5', detail: 'hurts', at: { row: 0, column: 0 } });
  expect(draw([placed]).end).toEqual(['-# Hit: hurts']);
  expect(draw([choice('a', { label: 'Hit', detail: `Hit ${long}` })]).end).toEqual([`-# Hit ${long}`]);
  expect(draw([choice('a', { label: 'Hit', detail: 'short' })]).end).toEqual([]);
  expect(draw([placed], { room: 1 }).end).toEqual([]);
});

test('sorts rows of placed buttons and fills their gaps', () => {
  const at = (line: string, r: number, column: number) => choice(line, { at: { row: r, column } });
  const { rows } = draw([at('low', 2, 1), at('high', 0, 0), at('right', 0, 2)]);
  expect(partsOf(rows).map((parts) => parts.map(({ label, disabled }) => (disabled ? '-' : label)))).toEqual([
    ['high', '-', 'right'],
    ['-', 'low'],
  ]);
});

test('turns the pages of a long list, and goes back', () => {
  const many = Array.from({ length: 60 }, (_, n) => choice(`go ${n}`));
  const page = (at: number) => draw(many, { page: at, partial: 'go ', before: '' }).rows;
  const [first, middle, last] = [page(0), page(1), page(9)];
  expect([first, middle, last].map((rows) => partsOf(rows)[0]?.[0]?.placeholder)).toEqual([
    ...['Choose (1/3)', 'Choose (2/3)', 'Choose (3/3)'],
  ]);
  expect([first, middle, last].map((rows) => partsOf(rows)[0]?.[0]?.options?.length)).toEqual([25, 25, 10]);
  expect(partsOf(middle)[1]?.map(({ label }) => label)).toEqual(['Previous', 'Next', 'Back']);
  expect(idsOf(middle).slice(1)).toMatchObject([
    { act: 'page', page: 0, line: 'go ' },
    { act: 'page', page: 2, line: 'go ' },
    { act: 'step', page: 0, line: '' },
  ]);
  expect(partsOf(first)[1]?.map(({ label }) => label)).toEqual(['Next', 'Back']);
  expect(partsOf(last)[1]?.map(({ label }) => label)).toEqual(['Previous', 'Back']);
  expect(parseValue(partsOf(middle)[0]?.[0]?.options?.[0]?.value ?? '')).toMatchObject({ act: 'play', line: 'go 25' });
});

test('shows up to 15 choices as buttons, and more in a list without pages', () => {
  const count = (choices: number) =>
    partsOf(draw(Array.from({ length: choices }, (_, n) => choice(`${n}`))).rows).flat().length;
  expect([count(15), count(16)]).toEqual([15, 1]);
});

test('lets several options of a list be selected within its limits', () => {
  const several = { min: 1, max: 9, join: ',' };
  const { rows } = draw(
    ['1', '2', '3'].map((line) => choice(line, { under: 'Take', several, final: false, detail: line })),
  );
  expect(partsOf(rows)[0]?.[0]).toMatchObject({ min_values: 1, max_values: 3, placeholder: 'Take' });
  expect(parseValue(partsOf(rows)[0]?.[0]?.options?.[0]?.value ?? '')).toMatchObject({ act: 'play', line: '1' });
  expect(partsOf(rows)[0]?.[0]?.options?.map(({ description }) => description)).toEqual(['1', '2', '3']);
});

test('keeps buttons before the first list above it, and others below', () => {
  const { rows } = draw([choice('a'), choice('b', { under: 'L' }), choice('c', { under: 'L' }), choice('d')]);
  expect(partsOf(rows).map(([part]) => part?.placeholder ?? part?.label)).toEqual(['a', 'L', 'd']);
});
