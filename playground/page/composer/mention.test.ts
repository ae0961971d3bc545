import { expect, test } from 'vitest';
import { user } from '../testing/fixtures.ts';
import { completeMention, matchUsers, partialMention, withMentions } from './form.ts';

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
])('finds the started mention in %j: %j', (text, partial) => {
  expect(partialMention(text)).toBe(partial);
});

test('suggests users whose name starts with the typed text', () => {
  expect(matchUsers(people, 'AD')).toEqual(people);
  expect(matchUsers(people, 'adam')).toEqual([adam]);
  expect(matchUsers(people, 'bo')).toEqual([]);
});

test('completes a mention and sends it as a user id', () => {
  expect(completeMention('hello @a', ada)).toBe('hello @Ada ');
  expect(withMentions('hello @Ada and @adam, not @Bo or ada@example', people)).toBe(
    'hello <@1> and <@2>, not @Bo or ada@example',
  );
});
