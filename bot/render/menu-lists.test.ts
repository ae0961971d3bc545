import type { Choice } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import {
  type ChoiceText,
  isShort,
  withDetailedListed,
  withFewerLists,
  withoutSingleLists,
  withWideListed,
} from './menu-lists.ts';

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
  const long = { detail: 'x'.repeat(46) };

  test('are cards up to four with short details, and a list from five', () => {
    expect([isShort(one('a', short)), isShort(one('a', long))]).toEqual([true, false]);
    expect([listed(many(4, short)), listed(many(5, short))]).toEqual([0, 5]);
    expect([listed(many(1, long)), listed(many(2, long))]).toEqual([0, 2]);
  });

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

  test('move into a list together by kind, the last kind first', () => {
    expect(variants([wide('a 1'), wide('a 2'), wide('b 1'), one('c')])).toEqual([
      ['a 1', 'a 2', 'b 1', 'c'],
      ['a 1', 'a 2', `b 1>${PLACEHOLDER}`, 'c'],
      [`a 1>${PLACEHOLDER}`, `a 2>${PLACEHOLDER}`, `b 1>${PLACEHOLDER}`, 'c'],
    ]);
    expect(variants([one('a', { label: 'x'.repeat(20) })])).toHaveLength(1);
  });

  test('stay if a lesson waits for them, or if they are placed, listed, costly or have details', () => {
    const fixed = [wide('a', { at: { row: 0, column: 0 } }), wide('b', { detail: 'd' }), wide('c')];
    expect(variants([...fixed, wide('d', { emphasis: 'costly' })], { wanted: 'c' })).toHaveLength(1);
    expect(variants(fixed)).toHaveLength(2);
  });

  test('move one by one into the list of their kind, which is renamed when it has all of them', () => {
    const choices = [one('a 1'), one('a 2'), one('a 3', { under: 'More' })];
    expect(variants(choices, { kindLists: { a: 'All' } })).toEqual([
      ['a 1', 'a 2', 'a 3>More'],
      ['a 1', 'a 2>More', 'a 3>More'],
      ['a 1>All', 'a 2>All', 'a 3>All'],
    ]);
    expect(variants(choices).at(-1)).toEqual(['a 1>More', 'a 2>More', 'a 3>More']);
  });

  test('move into another list if the list of their kind would be too long', () => {
    const full = many(24, { under: 'More' }, 'a ');
    expect(
      variants([...full, one('a x')])
        .at(-1)
        ?.at(-1),
    ).toBe('a x>More');
    expect(
      variants([...full, one('a x'), one('a y')])
        .at(-1)
        ?.slice(-2),
    ).toEqual([`a x>${PLACEHOLDER}`, `a y>${PLACEHOLDER}`]);
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
  const namesIn = (choices: readonly ChoiceText[]) => [...new Set(choices.map(({ under }) => under))];

  test('become buttons that open them', () => {
    const all = variants(lists(['A…', 3], ['B…', 1], ['C…', 2], ['D…', 4]));
    expect(all.map(namesIn)).toEqual([['A…', 'B…', 'C…', 'D…'], [''], ['']]);
    expect(all.at(1)?.map(({ label, opens }) => [label, opens?.page])).toEqual([
      ['A ›', 1],
      ['B… 0', undefined],
      ['C ›', 2],
      ['D ›', 3],
    ]);
  });

  test('become buttons in the order of the names of kinds', () => {
    const choices = lists(['A…', 2], ['B…', 2], ['C…', 2]);
    const all = [...withFewerLists(menu(choices, { kindLists: { c: 'C…', a: 'A…' } }), choices, [choices])];
    const buttons = all.find(([first]) => first?.opens);
    expect(buttons?.map(({ label }) => label)).toEqual(['C ›', 'A ›', 'B ›']);
    expect(buttons?.map(({ opens }) => opens?.choices.length)).toEqual([2, 2, 2]);
  });

  test('become buttons beside the buttons that there is room for', () => {
    const choices = lists(['A…', 2], ['B…', 2]);
    const more = [one('end'), ...choices];
    const shownWith = [...withFewerLists(menu(choices), choices, [more, choices])].map(shown);
    expect(shownWith.slice(1, 3)).toEqual([
      ['end', 'A ›', 'B ›'],
      ['A ›', 'B ›'],
    ]);
  });

  test('stay if there is only one, or if several choices of one can be selected', () => {
    expect(variants([...lists(['A…', 2]), one('end')])).toHaveLength(1);
    const several = many(2, { under: 'S', several: { min: 1, max: 2, join: ',' } }, 's');
    expect(variants([...several, ...lists(['A', 2])])).toHaveLength(1);
  });
});
