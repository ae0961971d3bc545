import { EventEmitter } from 'node:events';
import { type Client, RESTEvents, type RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import { expect, test } from 'vitest';
import { recordingLog } from '../../tests/context.ts';
import { startRegistering } from './register.ts';

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
  const { done, puts } = registering([LEAVE, PLAY], wanted);
  expect(await done).toBe(true);
  expect(puts).toEqual([wanted]);
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

test('registers choices whose values have changed, also to empty values', async () => {
  const withValue = (value: unknown) => [{ ...PLAY, options: [{ ...PLAY, choices: [{ name: 'a', value }] }] }];
  expect(await registering(withValue(1), withValue(0)).done).toBe(true);
  expect(await registering(withValue(0), withValue(0)).done).toBe(false);
});

test('logs failures, and rate limits of commands only, until it is stopped', async () => {
  const { log, rest, stop } = registering([], [PLAY], { fails: true });
  await expect.poll(() => log.lines).toMatchObject([{ level: 'error', about: { error: 'Error: offline' } }]);
  rest.emit(RESTEvents.RateLimited, { route: '/channels/5/messages', timeToReset: 1500 });
  rest.emit(RESTEvents.RateLimited, { route: '/applications/:id/commands', timeToReset: 1500 });
  stop();
  expect(log.lines.slice(1)).toMatchObject([{ level: 'warn', about: { seconds: 2 } }]);
});
