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
])('%j begins the name %j', (text, begun) => {
  expect(begunName(text)).toBe(begun);
});

test('a begun name means whoever is called so', () => {
  expect(meant(people, 'AD')).toEqual(people);
  expect(meant(people, 'adam')).toEqual([adam]);
  expect(meant(people, 'bo')).toEqual([]);
});

test('a chosen name is finished and sent as a mention', () => {
  expect(finished('hello @a', ada)).toBe('hello @Ada ');
  expect(withMentions('hello @Ada and @adam, not @Bo or ada@example', people)).toBe(
    'hello <@1> and <@2>, not @Bo or ada@example',
  );
});
