import { expect, test } from 'vitest';
import { commandProblems, commandSize } from './register.ts';

const option = (name: string, more: object = {}) => ({ name, description: 'd', ...more });
const options = (count: number) => Array.from({ length: count }, (_, index) => option(`o${index}`));

test('adds up names, descriptions and text values, each in its longest language', () => {
  expect(commandSize({ name: 'abc', description: 'de' })).toBe(5);
  expect(commandSize({ name: 'abc', name_localizations: { de: 'abcd', fr: 'a', es: null } })).toBe(4);
  expect(commandSize({ name: 'a', description: 'd', description_localizations: { de: 'ddd' } })).toBe(4);
  const choices = [
    { name: 'x', value: 'four' },
    { name: 'y', value: 12345 },
  ];
  expect(commandSize({ name: 'a', options: [option('b', { choices })] })).toBe(9);
  expect(commandSize({ name: '🎲' })).toBe(1);
});

test.each<[what: string, command: Parameters<typeof commandProblems>[0], problems: string[]]>([
  ['100 characters', option('a', { description: 'd'.repeat(100) }), []],
  [
    '101 characters',
    option('a', { description: 'd'.repeat(101) }),
    ['/a has a description of more than 100 characters'],
  ],
  [
    '101 characters in another language, in an option',
    option('a', { options: [option('b', { description_localizations: { de: 'd'.repeat(101) } })] }),
    ['/a b has a description of more than 100 characters'],
  ],
  ['25 options', option('a', { options: options(25) }), []],
  ['26 options', option('a', { options: options(26) }), ['/a has 26 of 25 options']],
  ['25 choices', option('a', { options: [option('b', { choices: options(25) })] }), []],
  ['26 choices', option('a', { options: [option('b', { choices: options(26) })] }), ['/a b has 26 of 25 choices']],
  ['equal names', option('a', { options: [...options(2), option('o0')] }), ['/a has two options with the name o0']],
])('reports the problems of a command with %s', (_, command, problems) => {
  expect(commandProblems(command)).toEqual(problems);
});

test('reports a command of more than 8000 characters', () => {
  const sized = (size: number) => ({ name: 'a', options: [{ name: 'b'.repeat(size - 1) }] });
  expect(commandProblems(sized(8000))).toEqual([]);
  expect(commandProblems(sized(8001))).toEqual(['/a has 8001 of 8000 characters']);
});
