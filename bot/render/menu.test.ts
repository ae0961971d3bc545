import type { Choice, Language } from '@longtable/kit';
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseId } from '../../tests/ids.ts';
import { parseValue } from '../custom-ids/ids.ts';
import { drawMenu } from './menu.ts';
import { heightOf, LINE_OF_BUTTONS, type Row } from './message.ts';
import { row } from './page.ts';

const offer = { surface: 'board' as const, table: 'abcdefgh', seat: 0, turn: 7 };
const READER = { viewer: 0, language: 'en', names: ['Ada'] } as const;
const room = 5 * LINE_OF_BUTTONS;
const menuOf = (choices: readonly Choice[], { partial = '', page = 0 } = {}, language: Language = 'en') =>
  drawMenu({ offer, partial, choices, page, placeholder: 'Choose', room }, { ...READER, language });
const draw = (choices: readonly Choice[], opened = {}) => menuOf(choices, opened).rows;

const choices = (count: number, more: Partial<Choice> = {}): Choice[] =>
  Array.from({ length: count }, (_, index) => ({ line: `m${index}`, label: `Move ${index}`, final: true, ...more }));

/** Returns the lines of all menu options, and of all buttons that play a line. */
function linesOf(rows: readonly Row[]): string[] {
  return rows.flatMap((row) =>
    row.components.flatMap((component) => {
      if ('options' in component) return component.options.map(({ value }) => parseValue(value)?.line ?? '');
      const id = 'custom_id' in component ? parseId(component.custom_id) : undefined;
      return id?.kind === 'choice' && id.act === 'play' ? [id.line] : [];
    }),
  );
}

test('draws few choices as buttons and many as a paged menu; all are reachable', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 220 }), fc.boolean(), (count, detailed) => {
      const offered = choices(count, detailed ? { detail: 'why' } : {});
      const pages = Math.ceil(count / 25);
      const reached = Array.from({ length: pages }, (_, page) => {
        const { cards = [], rows } = menuOf(offered, { page });
        return linesOf([...cards.map(({ accessory }) => row([accessory as APIButtonComponentWithCustomId])), ...rows]);
      });
      expect(new Set(reached.flat()).size).toBe(count);
    }),
  );
});

test('cuts the texts of buttons and menus to Discord’s limits', () => {
  const long = `${'w'.repeat(78)}😀${'w'.repeat(100)}`;
  const [buttons, menu] = [
    draw([{ line: 'a', label: long, final: true }]),
    draw(choices(30, { label: long, detail: long })),
  ];
  expect(buttons[0]?.components[0]).toMatchObject({ label: `${'w'.repeat(78)}…` });
  const [select] = menu[0]?.components ?? [];
  if (!select || !('options' in select)) throw new Error('There is no menu.');
  for (const { label, description } of select.options)
    expect([label, description].map((text) => text?.length)).toEqual([100, 100]);
  const custom_id = 'friend';
  const people = row([{ type: ComponentType.UserSelect, custom_id, placeholder: long }]).components[0];
  expect(people).toMatchObject({ placeholder: long.slice(0, 149) + (long.length > 150 ? '…' : '') });
});

test('shows details of few choices on cards and of many in a select menu', () => {
  const noted = choices(4, { detail: 'wh*y' });
  const few = menuOf([...noted, ...choices(9)]);
  expect(few.cards?.map(({ components: [text] }) => text?.content)).toEqual(noted.map(() => '-# wh\\*y'));
  const labels = few.cards?.map(({ accessory }) => ('label' in accessory ? accessory.label : ''));
  expect(labels).toEqual(noted.map(({ label }) => label));
  expect(few.rows.map(({ components }) => components.length)).toEqual([5, 4]);
  expect(few.end).toEqual([]);
  const many = [...choices(5, { detail: 'why' }), { line: 'all', label: 'Keep all', final: true }];
  const [select, beside] = draw(many);
  expect(select?.components[0]).toMatchObject({ options: { length: 5 } });
  expect(linesOf(beside ? [beside] : [])).toEqual(['all']);
});

test('groups listed choices in select menus with the other buttons below', () => {
  const offered: Choice[] = [
    ...choices(2, { under: 'Move' }),
    { line: 'p', label: 'Ram', detail: '700/700', final: true, under: 'Place' },
    { line: 'q', label: 'Cow', final: true, under: 'Place' },
    { line: 'y', label: 'End', final: true, emphasis: 'usual' },
    { line: 'x', label: 'Lose it', final: true, emphasis: 'costly' },
  ];
  const rows = draw(offered, { partial: 'm' });
  expect(rows.map(({ components: [first] }) => first && 'placeholder' in first && first.placeholder)).toEqual([
    'Move',
    'Place',
    false,
  ]);
  expect(linesOf(rows)).toEqual(['m0', 'm1', 'p', 'q', 'y', 'x']);
  const ids = rows.flatMap((row) => row.components.map((part) => ('custom_id' in part ? part.custom_id : '')));
  expect(new Set(ids).size).toBe(ids.length);
  const styles = rows.at(-1)?.components.map((part) => ('style' in part ? part.style : undefined));
  expect(styles).toEqual([ButtonStyle.Primary, ButtonStyle.Danger, ButtonStyle.Secondary]);
});

test('shows choices of one kind either all as buttons or all in a list', () => {
  const aim = (index: number): Choice => ({
    line: `attack ${index}`,
    label: index === 0 ? 'Attack Bo' : `Attack the ${index}. of the ancient guards of the gate`,
    final: true,
  });
  const end: Choice = { line: 'end', label: 'End', final: true };
  const [select, buttons] = draw([...Array.from({ length: 6 }, (_, index) => aim(index)), end]);
  expect(select?.components[0]).toMatchObject({ options: { length: 6 } });
  expect(buttons?.components).toMatchObject([{ label: 'End' }]);
});

test('moves the last wide buttons into a list if they would push the board off a phone', () => {
  const wide = choices(6).map((choice) => ({ ...choice, label: `${choice.label}: pour a cocktail over somebody` }));
  const few = wide.slice(0, 4);
  expect(linesOf(draw([...few, ...choices(1)]))).toHaveLength(5);
  expect(draw([...few, ...choices(1)]).flatMap((row) => row.components)).toHaveLength(5);
  const end: Choice = { line: 'end', label: 'End', final: true };
  const [select, buttons, ...none] = draw([...wide, end]);
  expect(select?.components[0]).toMatchObject({ placeholder: 'Choose', options: { length: 3 } });
  expect(buttons?.components).toMatchObject([...wide.slice(0, 3), end].map(({ label }) => ({ label })));
  expect(none).toEqual([]);
});

test('drops details without room, except what a choice costs', () => {
  const at = (column: number) => ({ row: 0, column });
  const { end } = drawMenu(
    {
      offer,
      partial: '',
      choices: [
        { line: 'a', label: 'E2', detail: 'The Shield Farmer is lost', final: true, emphasis: 'costly', at: at(0) },
        { line: 'b', label: 'E3', detail: 'Nothing happens', final: true, at: at(1) },
      ],
      page: 0,
      placeholder: 'Choose',
      room: 0,
    },
    READER,
  );
  expect(end).toEqual(['-# E2: The Shield Farmer is lost']);
});

test('moves the last buttons into the list of their kind, and renames a list that holds the whole kind', () => {
  const aim = (index: number): Choice => ({
    line: `attack ${index}`,
    label: `Attack the guard number ${index}`,
    final: true,
  });
  const few = [0, 1, 2].map(aim);
  const listed = [3, 4].map((index) => ({ ...aim(index), under: 'More attacks…' }));
  const listsIn = (room: number) =>
    drawMenu(
      {
        offer,
        partial: '',
        choices: [...few, ...listed],
        page: 0,
        placeholder: 'Choose',
        kindLists: { attack: 'Attack…' },
        room,
      },
      READER,
    ).rows.flatMap(({ components }) =>
      components.flatMap((part) => ('options' in part ? [[part.placeholder, part.options.length]] : [])),
    );
  expect(listsIn(5 * LINE_OF_BUTTONS)).toEqual([['More attacks…', 2]]);
  expect(listsIn(3 * LINE_OF_BUTTONS + 10)).toEqual([['More attacks…', 3]]);
  expect(listsIn(0)).toEqual([['Attack…', 5]]);
});

test('highlights only the line that a lesson waits for, as a button', () => {
  const offered = [
    { line: 'a', label: 'Usual', final: true, emphasis: 'usual' as const },
    { line: 'b', label: 'Wanted', final: true, under: 'List', emphasis: 'aside' as const },
    { line: 'c', label: 'Other', final: true, under: 'List' },
    { line: 'd', label: 'Another', final: true, under: 'List' },
  ];
  const stylesOf = (wanted?: string) =>
    drawMenu(
      { offer, partial: '', choices: offered, page: 0, placeholder: 'Choose', room, wanted },
      READER,
    ).rows.flatMap(({ components }) =>
      components.flatMap((part) => ('label' in part && 'style' in part ? [`${part.label} ${part.style}`] : [])),
    );
  expect(stylesOf()).toEqual(['Usual 1']);
  expect(stylesOf('b')).toEqual(['Usual 2', 'Wanted 1']);
});

test('shows buttons that open the lists if the lists would push the board off a phone', () => {
  const lists = ['Spy…', 'Gadgets…', 'Walk…'].flatMap((under, at) =>
    Array.from({ length: 2 + at }, (_, index) => ({
      line: `${under} ${index}`,
      label: `${index}`,
      final: true,
      under,
    })),
  );
  const namesIn = (limit: number) =>
    drawMenu({ offer, partial: '', choices: lists, page: 0, placeholder: 'Choose', room: 0, limit }, READER).rows.map(
      ({ components: [first] }) => first && 'placeholder' in first && first.placeholder,
    );
  const height = heightOf({ rows: draw(lists) });
  expect(namesIn(height)).toEqual(['Spy…', 'Gadgets…', 'Walk…']);
  expect(namesIn(height - 1)).toEqual([false]);
  const drawn = (page: number) =>
    drawMenu(
      {
        offer,
        partial: '',
        choices: lists,
        page,
        placeholder: 'Choose',
        room: 0,
        limit: heightOf({ rows: [row([])] }),
      },
      READER,
    ).rows;
  const labels = (rows: readonly Row[]) =>
    rows.map(({ components }) => components.map((part) => ('label' in part ? part.label : '')));
  expect(labels(drawn(0))).toEqual([['Spy ›', 'Gadgets ›', 'Walk ›']]);
  expect(labels(drawn(3))).toEqual([['0', '1', '2', '3', 'Back']]);
  const [open, back] = [drawn(0)[0]?.components[2], drawn(3)[0]?.components[4]].map(
    (part) => part && 'custom_id' in part && parseId(part.custom_id),
  );
  expect([open, back]).toMatchObject([
    { act: 'page', page: 3, line: '' },
    { act: 'page', page: 0, line: '' },
  ]);
});

test('keeps a costly button and lists of disjoint kinds if there is no room', () => {
  const wide = (line: string, more: object = {}) => ({ line, label: `${line} `.repeat(6), final: true, ...more });
  const choices = [
    wide('all'),
    wide('hit 1'),
    ...[1, 2].map((n) => wide(`hit x${n}`, { under: 'More hits…' })),
    ...[1, 2].map((n) => wide(`set ${n}`, { under: 'Play (2)' })),
    wide('finish', { emphasis: 'costly' }),
  ];
  const kindLists = { all: 'Hit…', hit: 'Hit…', set: 'Play…' };
  const drawn = (page: number) =>
    drawMenu(
      { offer, partial: '', choices, page, placeholder: 'Choose', kindLists, room: 0, limit: 0 },
      READER,
    ).rows.flatMap(({ components }) =>
      components.map((part) =>
        'label' in part ? [part.label?.trim(), part.style] : 'options' in part && part.options.length,
      ),
    );
  expect(drawn(0)).toEqual([
    ['Hit ›', ButtonStyle.Secondary],
    ['Play (2) ›', ButtonStyle.Secondary],
    ['finish '.repeat(6).trim(), ButtonStyle.Danger],
  ]);
  expect([drawn(1)[0], drawn(2)[0]]).toEqual([4, 2]);
});

test.each([
  ['en', 'Fight: −89 life', '-# Fight: about 18 rounds'],
  ['fr', 'Combattre\u00a0: −89 PV', '-# Combattre\u00a0: about 18 rounds'],
] as const)('names a detail below the buttons after the label without its number, in %s', (language, label, note) => {
  const offered = [{ line: 'fight', label, detail: 'about 18 rounds', final: true, at: { row: 0, column: 0 } }];
  expect(menuOf(offered, {}, language).end).toEqual([note]);
});
