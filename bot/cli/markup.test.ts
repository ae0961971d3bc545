import { expect, test } from 'vitest';
import { numbered, plainText } from './table.ts';

test.each([
  ['**Healer** (5): each of your creatures', 'Healer (5): each of your creatures'],
  ['No steps left. Act, or `retire`.', 'No steps left. Act, or retire.'],
  ['### Goal\nTake them all.\n-# small', 'Goal\nTake them all.\nsmall'],
  ['- **Set** a creature\n- ~~gone~~ and ||hidden||', '- Set a creature\n- gone and hidden'],
  ['```\n # card\n 2 Cinder\n```', ' # card\n 2 Cinder\n'],
  ['[the rules](https://example.org/a)', 'the rules (https://example.org/a)'],
  ['**a** and **b**', 'a and b'],
  ['2 ** 3 and snake__case', '2 ** 3 and snake__case'],
])('%j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test('adds an ellipsis to a choice that leads to others, unless its label has one', () => {
  const reader = { viewer: 0, language: 'en', names: ['Ada'] } as const;
  const choice = (label: string) => numbered({ line: 'x', label, final: false }, 0, reader);
  expect([choice('Gadgets'), choice('Gadgets…')]).toEqual(['  1  Gadgets …', '  1  Gadgets…']);
});
