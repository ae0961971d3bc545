import { describe, expect, it, test } from 'vitest';
import type { PageWorld } from '../tab/state.ts';
import { wordsIn } from '../tab/words/words.ts';
import { channel, user } from '../testing/fixtures.ts';
import type { CommandOption } from './commands.ts';
import { fitting, type OptionInput, type ParsedOption, parseOption, pickableValues } from './fields.ts';
import { completeMention, matchUsers, partialMention, withMentions } from './form.ts';

const words = wordsIn('en-US');
const WORLD: PageWorld = {
  you: user('1', 'ada', 'Ada'),
  online: true,
  servers: [{ id: '0', name: 'Home', locale: 'en-US', hasBot: true, roles: [], members: [] }],
  faults: '',
  aheadMs: 0,
  roles: [],
  events: [],
  commands: [],
  offered: { 0: [], 1: [], 2: [], servers: {}, hidden: {} },
  running: [],
  isInstalled: false,
  messages: {},
  people: [user('1', 'ada', 'Ada'), user('2', 'bo', null)],
  bot: user('9', 'longtable', 'Longtable'),
  channels: [channel('5', 'games'), { id: '6', type: 1, name: null }],
};

const option = (type: number, more: object = {}) => ({ type, name: 'x', description: '', ...more }) as CommandOption;
const CHOICES = {
  choices: [
    { name: 'Easy', name_localizations: { de: 'Leicht' }, value: 'e' },
    { name: 'Hard', value: 'h' },
  ],
};

describe('pickable', () => {
  it.each([
    [option(5), ['Yes', 'No']],
    [option(6), ['Ada', 'bo', 'Longtable']],
    [option(7), ['#games']],
    [option(3, CHOICES), ['Easy', 'Hard']],
    [option(3), undefined],
    [option(3, { autocomplete: true }), undefined],
    [option(11), undefined],
  ])('offers for %j', (wanted, expected) => {
    expect(pickableValues(wanted, WORLD, 'en-US', words)?.map(({ label }) => label)).toEqual(expected);
  });

  it('filters by the typed text', () => {
    const people = pickableValues(option(6), WORLD, 'de', words)!;
    expect(fitting(people, '@lon').map(({ value }) => value)).toEqual(['9']);
  });
});

describe('settle', () => {
  it.each<[CommandOption, string, ParsedOption]>([
    [option(3), ' word ', { value: 'word' }],
    [option(3), '', {}],
    [option(3, { required: true }), ' ', { problem: words.needed }],
    [option(3, { min_length: 3 }), 'ab', { problem: words.longer(3) }],
    [option(3, { max_length: 3 }), 'abcd', { problem: words.shorter(3) }],
    [option(4), '12', { value: 12 }],
    [option(4), '1.5', { problem: words.whole }],
    [option(4), 'two', { problem: words.number }],
    [option(4, { min_value: 1, max_value: 4 }), '5', { problem: words.between(1, 4) }],
    [option(4, { min_value: 0 }), '-1', { problem: words.atLeast(0) }],
    [option(4, { max_value: 4 }), '5', { problem: words.atMost(4) }],
    [option(10), '1,5', { value: 1.5 }],
    [option(3, CHOICES), 'leicht', { value: 'e' }],
    [option(3, CHOICES), 'other', { problem: words.listed }],
    [option(5), 'ja', { problem: words.listed }],
    [option(5), 'yes', { value: true }],
    [option(6), 'ada', { value: '1' }],
  ])('takes %j with %j', (wanted, typed, expected) => {
    const locale = wanted.type === 3 ? 'de' : 'en-US';
    expect(parseOption(wanted, { typed }, pickableValues(wanted, WORLD, locale, words), words)).toEqual(expected);
  });

  it('prefers a picked value and accepts files', () => {
    const picked: OptionInput = { typed: 'Ada', picked: { label: 'Ada', value: '1' } };
    expect(parseOption(option(3, { autocomplete: true }), picked, undefined, words)).toEqual({ value: '1' });
    const file = { filename: 'deck.txt', base64: 'YQ==' };
    expect(parseOption(option(11), { typed: 'deck.txt', file }, undefined, words)).toEqual({ value: file });
  });
});

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
