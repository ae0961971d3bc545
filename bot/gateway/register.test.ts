import { EventEmitter } from 'node:events';
import { type Client, RESTEvents, type RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import { expect, test } from 'vitest';
import { recordingLog } from '../../tests/context.ts';
import { commandProblems, commandSize, startRegistering } from './register.ts';

type Body = RESTPostAPIApplicationCommandsJSONBody;

/** Returns the registration of commands in an application that has others. */
function registering(present: readonly object[], wanted: readonly object[], { fails = false } = {}) {
  const puts: unknown[] = [];
  const log = recordingLog();
  const rest = Object.assign(new EventEmitter(), {
    get: async () => {
      if (fails) throw new Error('offline');
      return present;
    },
    put: async (_: string, { body }: { body: unknown }) => void puts.push(body),
  });
  const client = { application: { id: 'app' }, rest } as unknown as Client<true>;
  return { ...startRegistering(client, wanted as readonly Body[], log), puts, log, rest };
}

const PLAY = { type: 1, name: 'play', description: 'Play' };
const LEAVE = { type: 1, name: 'leave', description: 'Leave' };

test('does not register commands that differ only in order, defaults and fields of Discord', async () => {
  const localized = { ...PLAY, name_localizations: { de: 'spielen', fr: 'jouer' } };
  const { type: _, ...untyped } = localized;
  const stored = {
    ...{ id: '5', version: '6', nsfw: false, options: [], default_member_permissions: null },
    ...{ ...localized, name_localizations: { fr: 'jouer', de: 'spielen' } },
  };
  const { done, puts, log } = registering([stored, LEAVE], [LEAVE, untyped]);
  expect(await done).toBe(false);
  expect(puts).toEqual([]);
  expect(log.lines).toMatchObject([{ level: 'info', message: 'The commands are registered already' }]);
});

test.each([
  { type: 2 },
  { name: 'game' },
  { name_localizations: { de: 'spielen' } },
  { description: 'Another' },
  { description_localizations: { de: 'Spiel' } },
  { default_member_permissions: '32' },
  { contexts: [0] },
  { integration_types: [0] },
  { nsfw: true },
  { options: [{ type: 3, name: 'game', description: 'Game' }] },
])('registers all commands if one has changed in %j', async (change) => {
  const wanted = [LEAVE, { ...PLAY, ...change }];
  const entryPoint = { type: 4, name: 'launch' };
  const { done, puts } = registering([LEAVE, PLAY, entryPoint], wanted);
  expect(await done).toBe(true);
  expect(puts).toEqual([[...wanted, entryPoint]]);
});

test.each([
  { required: true },
  { autocomplete: true },
  { min_length: 1 },
  { max_length: 5 },
  { min_value: 1 },
  { max_value: 5 },
  { channel_types: [0] },
  { choices: [{ name: 'a', value: 0 }] },
])('registers all commands if an option has changed in %j', async (change) => {
  const option = { type: 3, name: 'game', description: 'Game' };
  const { done } = registering([{ ...PLAY, options: [option] }], [{ ...PLAY, options: [{ ...option, ...change }] }]);
  expect(await done).toBe(true);
});

test('logs failures, and rate limits of commands only, until it is stopped', async () => {
  const { log, rest, stop } = registering([], [PLAY], { fails: true });
  await expect.poll(() => log.lines).toMatchObject([{ level: 'error', about: { error: 'Error: offline' } }]);
  rest.emit(RESTEvents.RateLimited, { route: '/channels/5/messages', timeToReset: 1500 });
  rest.emit(RESTEvents.RateLimited, { route: '/applications/:id/commands', timeToReset: 1500 });
  stop();
  expect(log.lines.slice(1)).toMatchObject([{ level: 'warn', about: { seconds: 2 } }]);
});

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
