import timers from 'node:timers/promises';
import { noughts } from '@longtable/kit/testing/games/noughts';
import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  Events,
  InteractionType,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
  SnowflakeUtil,
} from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import { LockTimeoutError, NewerRecordError } from '../../storage/index.ts';
import { interactionKind } from '../../storage/records/time.ts';
import { replaceBuiltin } from '../../tests/builtins.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { makeId } from '../../tests/ids.ts';
import { commandData, userData } from '../../tests/interaction-data.ts';
import { Refusal } from '../host/refusal.ts';
import type { Buttons } from '../interactions/button.ts';
import type { Command } from '../interactions/command.ts';
import type { Reply } from '../interactions/reply.ts';
import { Router } from './router.ts';

type Run = (reply: Reply<ChatInputCommandInteraction>) => Promise<void>;

let one: FeatureBot;
let outcomes: string[];
/** Work of the command `/try`. */
let run: Run;
let router: Router;

beforeEach(async () => {
  replaceBuiltin(timers, 'setTimeout', async () => {});
  one = await openFeatureBot();
  outcomes = [];
  const access = { access: 'anyone', data: () => undefined };
  const label = { en: 'Look', de: 'Schau' };
  const commands = {
    try: {
      ...access,
      offers: (game: { id: string }) => game.id === 'noughts',
      autocomplete: (typing: { respond(list: object[]): Promise<void> }) =>
        typing.respond([{ name: 'own', value: 'own' }]),
      execute: ({ reply }: { reply: Reply<ChatInputCommandInteraction> }) => run(reply),
      menus: { person: { access: 'anyone', label, execute: ({ reply }: { reply: Reply }) => reply.say('menu') } },
    },
    table: { ...access, access: 'visitor', table: () => 'none', execute: async () => {} },
  } as unknown as Record<string, Command>;
  const press = async ({ reply }: { reply: Reply }) => {
    await run(reply as never);
  };
  const buttons = { panel: { access: 'anyone', press }, game: { access: 'anyone', press } } as unknown as Buttons;
  router = new Router(one.bot, new Map(Object.entries(commands)), buttons, (kind, outcome, ms) => {
    expect(ms).toBeGreaterThanOrEqual(0);
    outcomes.push(`${kind} ${outcome}`);
  });
});

/** Sends an interaction of ada and waits until it is handled. Returns its id. */
async function interact(about: object, id = one.rest.interact('c')): Promise<string> {
  const { client } = one.bot;
  client.once(Events.InteractionCreate, (interaction) => router.handle(interaction, { type: 0, guest: false }));
  const { actions } = client as unknown as { actions: { InteractionCreate: { handle(data: object): void } } };
  actions.InteractionCreate.handle({
    ...{ id, token: id, application_id: 'app', version: 1, locale: 'en-US', entitlements: [], guild_id: 'g' },
    ...{ authorizing_integration_owners: {}, app_permissions: String(PermissionFlagsBits.SendMessages) },
    channel: { id: 'c', type: 0 },
    member: { user: userData('ada'), roles: [], permissions: '0', nick: null, flags: 0 },
    ...about,
  });
  await router.drain();
  return id;
}

const command = (name = 'try') => ({ type: InteractionType.ApplicationCommand, data: commandData(name, {}) });
const pressed = (custom_id: string) => ({
  ...{ type: InteractionType.MessageComponent, data: { custom_id, component_type: 2 } },
  message: one.rest.add('pressed', 'c', { flags: 0 }),
});
const saidTo = (id: string) => one.rest.answersTo(id).map(({ text }) => text);
const lastLine = () => one.log.lines.at(-1);

const discordError = (code: keyof typeof RESTJSONErrorCodes) =>
  new DiscordAPIError(
    { code: RESTJSONErrorCodes[code], message: code },
    RESTJSONErrorCodes[code],
    404,
    'POST',
    '/',
    {},
  );

test('runs a command, reports its outcome and logs the user and channel', async () => {
  run = (reply) => reply.say('done');
  const id = await interact(command());
  expect([saidTo(id), outcomes]).toEqual([['done'], ['command answered']]);
  expect(lastLine()).toMatchObject({ level: 'info', message: 'answered' });
  expect(lastLine()?.about).toMatchObject({ command: 'try', user: 'ada', channel: 'c', ms: expect.any(Number) });
});

test('deletes the short private reply of the interaction before', async () => {
  run = (reply) => reply.sayBriefly('done');
  await interact(command());
  expect(one.rest.requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
  await interact(command());
  expect(one.rest.requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
});

test('runs presses, menus of users and suggestions', async () => {
  run = (reply) => reply.say('pressed');
  const press = await interact(pressed(makeId({ kind: 'panel', table: 't' })));
  const menu = await interact({
    type: InteractionType.ApplicationCommand,
    data: { id: 'x', type: 2, name: 'Look', target_id: 'bo', resolved: { users: { bo: userData('bo') } } },
  });
  const typing = (option: string) => ({
    type: InteractionType.ApplicationCommandAutocomplete,
    data: commandData('try', { [option]: 'e' }, option),
  });
  const [games, other] = [await interact(typing('game')), await interact(typing('place'))];
  expect([saidTo(press), saidTo(menu)]).toEqual([['pressed'], ['menu']]);
  expect(one.rest.choicesOf(games)).toEqual([{ name: noughts.title, value: 'noughts' }]);
  expect(one.rest.choicesOf(other)).toEqual([{ name: 'own', value: 'own' }]);
  expect(outcomes).toEqual(['press answered', 'command answered', 'typing answered', 'typing answered']);
});

test.each<[what: string, error: Error, text: string]>([
  ['a busy table', new LockTimeoutError('x'), 'busy'],
  ['a newer record', new NewerRecordError('table', 'x', 2, 1), 'newer'],
  ['another error', new Error('on purpose'), 'went wrong'],
])('says why a command failed: %s', async (_, error, text) => {
  run = async () => {
    throw error;
  };
  const id = await interact(command());
  expect(saidTo(id)).toHaveLength(1);
  expect(saidTo(id)[0]?.toLowerCase()).toContain(text);
  expect(outcomes).toEqual(['command failed']);
  expect(lastLine()).toMatchObject({
    level: 'error',
    about: { command: 'try', error: expect.stringContaining(error.message) },
  });
});

test('shows the refusal of a handler, which is no failure', async () => {
  run = async () => {
    throw new Refusal('own', 'Not here.');
  };
  const id = await interact(command());
  expect([saidTo(id), outcomes]).toEqual([['Not here.'], ['command answered']]);
});

const failWith = (code: Parameters<typeof discordError>[0]) => async () => {
  throw discordError(code);
};

test('does not report an acknowledged interaction as a failure', async () => {
  run = failWith('InteractionHasAlreadyBeenAcknowledged');
  const id = await interact(command());
  expect([saidTo(id), outcomes]).toEqual([[], ['command elsewhere']]);
  expect(lastLine()).toMatchObject({ level: 'info', message: 'answered elsewhere' });
});

test.each(['UnknownInteraction', 'InvalidWebhookToken'] as const)(
  'warns of an interaction that expired (%s), unless another process has handled it',
  async (code) => {
    run = failWith(code);
    const id = await interact(command());
    expect([saidTo(id), outcomes]).toEqual([[], ['command expired']]);
    expect(lastLine()).toMatchObject({ level: 'warn', message: 'expired before it was answered' });
    const known = one.rest.interact('c');
    await one.context.storage.transact({
      writes: [one.context.storage.store(interactionKind).put(known, { until: 1e15 })],
    });
    await interact(command(), known);
    expect(outcomes).toEqual(['command expired', 'command elsewhere']);
  },
);

test('measures the time since Discord created the interaction', async () => {
  run = (reply) => reply.say('done');
  const id = String(SnowflakeUtil.generate({ timestamp: Date.now() - 7000 }));
  await interact(command(), id);
  expect(Reflect.get(lastLine()?.about ?? {}, 'ms')).toBeGreaterThanOrEqual(7000);
});
