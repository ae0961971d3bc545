import type { Choice, Language } from '@longtable/kit';
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseId } from '../../tests/ids.ts';
import { parseValue } from '../custom-ids/ids.ts';
import { drawMenu, type Menu, withTail } from './menu.ts';
import {
  type ChoiceText,
  withDetailedListed,
  withFewerLists,
  withoutSingleLists,
  withWideListed,
} from './menu-lists.ts';
import { heightOf, LINE_OF_BUTTONS, type Row } from './message.ts';
import { button, row } from './page.ts';

const offer = { surface: 'board' as const, table: 'abcdefgh', seat: 0, turn: 7 };
const room = 5 * LINE_OF_BUTTONS;
const menuOf = (choices: readonly Choice[], more: Partial<Menu> = {}, language: Language = 'en') =>
  drawMenu(
    { offer, partial: '', choices, page: 0, placeholder: 'Choose', room, ...more },
    { viewer: 0, language, names: ['Ada'] },
  );
const rowsOf = (...given: Parameters<typeof menuOf>) => menuOf(...given).rows;
const partsIn = (rows: readonly Row[]) => rows.flatMap(({ components }) => components);

describe('a menu', () => {
  const choices = (count: number, more: Partial<Choice> = {}): Choice[] =>
    Array.from({ length: count }, (_, index) => ({ line: `m${index}`, label: `Move ${index}`, final: true, ...more }));

  /** Returns the lines of all menu options, and of all buttons that play a line. */
  function linesOf(rows: readonly Row[]): string[] {
    return partsIn(rows).flatMap((component) => {
      if ('options' in component) return component.options.map(({ value }) => parseValue(value)?.line ?? '');
      const id = 'custom_id' in component ? parseId(component.custom_id) : undefined;
      return id?.kind === 'choice' && id.act === 'play' ? [id.line] : [];
    });
  }

  test('draws few choices as buttons and many as a paged menu; all are reachable', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 220 }), fc.boolean(), (count, detailed) => {
        const offered = choices(count, detailed ? { detail: 'why' } : {});
        const pages = Math.ceil(count / 25);
        const reached = Array.from({ length: pages }, (_, page) => {
          const { cards = [], rows } = menuOf(offered, { page });
          return linesOf([
            ...cards.map(({ accessory }) => row([accessory as APIButtonComponentWithCustomId])),
            ...rows,
          ]);
        });
        expect(new Set(reached.flat()).size).toBe(count);
      }),
    );
  });

  test('cuts the texts of buttons and menus to Discord’s limits', () => {
    const long = `${'w'.repeat(78)}😀${'w'.repeat(100)}`;
    expect(partsIn(rowsOf(choices(1, { label: long })))[0]).toMatchObject({ label: `${'w'.repeat(78)}…` });
    const [select] = partsIn(rowsOf(choices(30, { label: long, detail: long })));
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
    const [select, beside] = rowsOf([
      ...choices(5, { detail: 'why' }),
      { line: 'all', label: 'Keep all', final: true },
    ]);
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
    const rows = rowsOf(offered, { partial: 'm' });
    expect(rows.map(({ components: [first] }) => first && 'placeholder' in first && first.placeholder)).toEqual([
      'Move',
      'Place',
      false,
    ]);
    expect(linesOf(rows)).toEqual(['m0', 'm1', 'p', 'q', 'y', 'x']);
    const ids = partsIn(rows).map((part) => ('custom_id' in part ? part.custom_id : ''));
    expect(new Set(ids).size).toBe(ids.length);
    const styles = rows.at(-1)?.components.map((part) => ('style' in part ? part.style : undefined));
    expect(styles).toEqual([ButtonStyle.Primary, ButtonStyle.Danger, ButtonStyle.Secondary]);
  });

  test('moves the last wide buttons into a list if they would push the board off a phone', () => {
    const wide = choices(6).map((choice) => ({ ...choice, label: `${choice.label}: pour a cocktail over somebody` }));
    const few = wide.slice(0, 4);
    expect(linesOf(rowsOf([...few, ...choices(1)]))).toHaveLength(5);
    expect(partsIn(rowsOf([...few, ...choices(1)]))).toHaveLength(5);
    const end: Choice = { line: 'end', label: 'End', final: true };
    const [select, buttons, ...none] = rowsOf([...wide, end]);
    expect(select?.components[0]).toMatchObject({ placeholder: 'Choose', options: { length: 3 } });
    expect(buttons?.components).toMatchObject([...wide.slice(0, 3), end].map(({ label }) => ({ label })));
    expect(none).toEqual([]);
  });

  test('drops details without room, except what a choice costs', () => {
    const at = (column: number) => ({ row: 0, column });
    const offered: Choice[] = [
      { line: 'a', label: 'E2', detail: 'The Shield Farmer is lost', final: true, emphasis: 'costly', at: at(0) },
      { line: 'b', label: 'E3', detail: 'Nothing happens', final: true, at: at(1) },
    ];
    expect(menuOf(offered, { room: 0 }).end).toEqual(['-# E2: The Shield Farmer is lost']);
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
      partsIn(rowsOf([...few, ...listed], { kindLists: { attack: 'Attack…' }, room })).flatMap((part) =>
        'options' in part ? [[part.placeholder, part.options.length]] : [],
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
      partsIn(rowsOf(offered, { wanted })).flatMap((part) =>
        'label' in part && 'style' in part ? [`${part.label} ${part.style}`] : [],
      );
    expect(stylesOf()).toEqual(['Usual 1']);
    expect(stylesOf('b')).toEqual(['Usual 2', 'Wanted 1']);
  });

  test('shows buttons that open the lists if the lists would push the board off a phone', () => {
    const lists = ['Spy…', 'Gadgets…', 'Walk…'].flatMap((under, at) =>
      choices(2 + at, { under }).map((one, index) => ({ ...one, line: `${under} ${index}`, label: `${index}` })),
    );
    const namesIn = (limit: number) =>
      rowsOf(lists, { room: 0, limit }).map(
        ({ components: [first] }) => first && 'placeholder' in first && first.placeholder,
      );
    const height = heightOf({ rows: rowsOf(lists) });
    expect(namesIn(height)).toEqual(['Spy…', 'Gadgets…', 'Walk…']);
    expect(namesIn(height - 1)).toEqual([false]);
    const drawn = (page: number) => rowsOf(lists, { page, room: 0, limit: heightOf({ rows: [row([])] }) });
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
      partsIn(rowsOf(choices, { page, kindLists, room: 0, limit: 0 })).map((part) =>
        'label' in part ? [part.label?.trim(), part.style] : 'options' in part && part.options.length,
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
});

describe('the parts of a menu', () => {
  const choice = (line: string, more: Partial<Choice> = {}): Choice => ({ line, label: line, final: true, ...more });

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
  const idsOf = (rows: readonly Row[]) => (partsIn(rows) as Shown[]).map(({ custom_id = '' }) => parseId(custom_id));
  const tail = (count: number) => Array.from({ length: count }, (_, n) => button(`t${n}`, 't', ButtonStyle.Secondary));

  test('adds buttons to the last row only if it has room and is no picture or list', () => {
    const sizes = (rows: readonly Row[]) => rows.map(({ components }) => components.length);
    expect(sizes(withTail([row(tail(3))], tail(2)))).toEqual([5]);
    expect(sizes(withTail([row(tail(2)), row(tail(4))], tail(2)))).toEqual([2, 4, 2]);
    expect(sizes(withTail([], tail(2)))).toEqual([2]);
    const picture = row([...tail(1), { ...button('gap', ' ', ButtonStyle.Secondary), disabled: true }]);
    expect(sizes(withTail([picture], tail(1)))).toEqual([2, 1]);
    const list = rowsOf([choice('a', { under: 'L' }), choice('b', { under: 'L' })]);
    expect(sizes(withTail(list, tail(1)))).toEqual([1, 1]);
  });

  test('sorts rows of placed buttons and fills their gaps', () => {
    const at = (line: string, r: number, column: number) => choice(line, { at: { row: r, column } });
    const rows = rowsOf([at('low', 2, 1), at('high', 0, 0), at('right', 0, 2)]);
    expect(partsOf(rows).map((parts) => parts.map(({ label, disabled }) => (disabled ? '-' : label)))).toEqual([
      ['high', '-', 'right'],
      ['-', 'low'],
    ]);
  });

  test('turns the pages of a long list, and goes back', () => {
    const many = Array.from({ length: 60 }, (_, n) => choice(`go ${n}`));
    const page = (at: number) => rowsOf(many, { page: at, partial: 'go ', before: '' });
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
    expect(parseValue(partsOf(middle)[0]?.[0]?.options?.[0]?.value ?? '')).toMatchObject({
      act: 'play',
      line: 'go 25',
    });
  });

  test('lets several options of a list be selected within its limits', () => {
    const several = { min: 1, max: 9, join: ',' };
    const rows = rowsOf(
      ['1', '2', '3'].map((line) => choice(line, { under: 'Take', several, final: false, detail: line })),
    );
    expect(partsOf(rows)[0]?.[0]).toMatchObject({ min_values: 1, max_values: 3, placeholder: 'Take' });
    expect(parseValue(partsOf(rows)[0]?.[0]?.options?.[0]?.value ?? '')).toMatchObject({ act: 'play', line: '1' });
    expect(partsOf(rows)[0]?.[0]?.options?.map(({ description }) => description)).toEqual(['1', '2', '3']);
  });

  test('keeps buttons before the first list above it, and others below', () => {
    const rows = rowsOf([choice('a'), choice('b', { under: 'L' }), choice('c', { under: 'L' }), choice('d')]);
    expect(partsOf(rows).map(([part]) => part?.placeholder ?? part?.label)).toEqual(['a', 'L', 'd']);
  });
});

const PLACEHOLDER = 'Choose…';
const one = (
  line: string,
  { label = line, detail = '', under = '', ...more }: Partial<ChoiceText> & Partial<Choice> = {},
) =>
  ({ choice: { line, label, final: true, ...more }, label, detail, under, icon: undefined }) as unknown as ChoiceText;

const many = (count: number, more: object = {}, prefix = 'm') =>
  Array.from({ length: count }, (_, n) => one(`${prefix}${n}`, more));

const menu = (choices: readonly ChoiceText[], more: object = {}) => ({
  partial: '',
  choices,
  placeholder: PLACEHOLDER,
  ...more,
});

const shown = (choices: readonly ChoiceText[]) =>
  choices.map(({ label, under }) => (under ? `${under} > ${label}` : label));

describe('a list of one choice', () => {
  const alone = (choices: readonly ChoiceText[]) => shown(withoutSingleLists(menu(choices), choices));

  test('becomes a button named after the list', () => {
    expect(alone([one('a', { under: 'Attack…' })])).toEqual(['Attack: a']);
    expect(alone([one('a', { under: PLACEHOLDER })])).toEqual(['a']);
    expect(alone([one('Bid 6', { under: 'Bid…' })])).toEqual(['Bid 6']);
    expect(alone([one('a', { under: 'Attack…' }), one('b', { under: 'Attack…' })])).toEqual([
      'Attack… > a',
      'Attack… > b',
    ]);
    expect(alone([one('a', { under: 'Attack…', several: { min: 1, max: 1, join: ',' } })])).toEqual(['Attack… > a']);
  });

  test('has only its own label if both are too long for a line', () => {
    const [fits, long] = ['x'.repeat(24), 'x'.repeat(25)];
    expect(alone([one('a', { under: 'Attack…', label: fits })])).toEqual([`Attack: ${fits}`]);
    expect(alone([one('a', { under: 'Attack…', label: long })])).toEqual([long]);
  });
});

describe('choices with details', () => {
  const listed = (choices: readonly ChoiceText[]) =>
    withDetailedListed(menu(choices)).filter(({ under }) => under).length;
  const short = { detail: 'x'.repeat(45) };

  test('move only with each other, not with buttons, positioned choices and lists', () => {
    const others = [
      one('plain'),
      one('placed', { ...short, at: { row: 0, column: 0 } }),
      one('own', { ...short, under: 'Own' }),
    ];
    const all = withDetailedListed(menu([...many(5, short), ...others]));
    expect(shown(all).slice(-3)).toEqual(['plain', 'placed', 'Own > own']);
    expect(all.slice(0, 5).every(({ under }) => under === PLACEHOLDER)).toBe(true);
  });

  test('stay as they are if a list or the buttons beside it have no room', () => {
    expect([listed(many(25, short)), listed(many(26, short))]).toEqual([25, 0]);
    expect(listed([...many(5, short), ...many(15, {}, 'p')])).toBe(5);
    expect(listed([...many(5, short), ...many(16, {}, 'p')])).toBe(0);
  });
});

describe('wide buttons', () => {
  const wide = (line: string, more: object = {}) => one(line, { label: 'x'.repeat(21), ...more });
  const variants = (choices: readonly ChoiceText[], more: object = {}) =>
    [...withWideListed(menu(choices, more))].map((some) =>
      some.map(({ choice, under }) => `${choice.line}${under && `>${under}`}`),
    );

  test('stay if a lesson waits for them, or if they are placed, listed, costly, fixed or have details', () => {
    const fixed = [wide('a', { at: { row: 0, column: 0 } }), wide('b', { detail: 'd' }), wide('c')];
    const [costly, winning] = [wide('d', { emphasis: 'costly' }), wide('e', { isFixed: true })];
    expect(variants([...fixed, costly, winning], { wanted: 'c' })).toHaveLength(1);
    expect(variants(fixed)).toHaveLength(2);
  });

  test('move into another list if the list of their kind would be too long', () => {
    const full = many(24, { under: 'More' }, 'a ');
    const last = (...more: string[]) =>
      variants([...full, ...more.map((line) => one(line))])
        .at(-1)!
        .slice(24);
    expect(last('a x')).toEqual(['a x>More']);
    expect(last('a x', 'a y')).toEqual([`a x>${PLACEHOLDER}`, `a y>${PLACEHOLDER}`]);
  });

  test('are of one kind if they continue the open line', () => {
    expect(variants([wide('go a 1'), wide('go b 1'), wide('x')], { partial: 'go ' })).toHaveLength(3);
    expect(variants([wide('a 1'), wide('b 1'), wide('x')])).toHaveLength(4);
  });
});

describe('lists', () => {
  const lists = (...sizes: [name: string, count: number][]) =>
    sizes.flatMap(([name, count]) => many(count, { under: name }, `${name} `));
  const variants = (choices: readonly ChoiceText[]) => [...withFewerLists(menu(choices), choices, [choices])];

  test('become buttons in the order of the names of kinds', () => {
    const choices = lists(['A…', 2], ['B…', 2], ['C…', 2]);
    const all = [...withFewerLists(menu(choices, { kindLists: { c: 'C…', a: 'A…' } }), choices, [choices])];
    const buttons = all.find(([first]) => first?.opens);
    expect(buttons?.map(({ label }) => label)).toEqual(['C ›', 'A ›', 'B ›']);
    expect(buttons?.map(({ opens }) => opens?.choices.length)).toEqual([2, 2, 2]);
  });

  test('stay if there is only one, or if several choices of one can be selected', () => {
    expect(variants([...lists(['A…', 2]), one('end')])).toHaveLength(1);
    const several = many(2, { under: 'S', several: { min: 1, max: 2, join: ',' } }, 's');
    expect(variants([...several, ...lists(['A', 2])])).toHaveLength(1);
  });
});
