import { expect, test } from 'vitest';
import { user } from '../testing/specimen.ts';
import { begunName, finished, meant, withMentions } from './palette.ts';

const ada = user('1', 'ada', 'Ada');
const adam = user('2', 'adam', 'Adam');
const people = [ada, adam];

test.each([
  ['@', ''],
  ['@ad', 'ad'],
  ['hello @Ad', 'Ad'],
  ['hello @Ada ', undefined],
  ['ada@example', undefined],
  ['', undefined],
])('finds the started mention in %j: %j', (text, begun) => {
  expect(begunName(text)).toBe(begun);
});

test('suggests users whose name starts with the typed text', () => {
  expect(meant(people, 'AD')).toEqual(people);
  expect(meant(people, 'adam')).toEqual([adam]);
  expect(meant(people, 'bo')).toEqual([]);
});

test('completes a mention and sends it as a user id', () => {
  expect(finished('hello @a', ada)).toBe('hello @Ada ');
  expect(withMentions('hello @Ada and @adam, not @Bo or ada@example', people)).toBe(
    'hello <@1> and <@2>, not @Bo or ada@example',
  );
});
