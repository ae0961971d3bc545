import timers from 'node:timers/promises';
import { noughts } from '@longtable/kit/testing/games/noughts';
import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  Events,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
} from 'discord.js';
import { beforeEach, expect, type Mock, type MockInstance, test, vi } from 'vitest';
import { AlreadyHandledError, LockTimeoutError, NewerRecordError } from '../../storage/index.ts';
import { interactionKind } from '../../storage/records/time.ts';
import { replaceBuiltin } from '../../tests/builtins.ts';
import { codeOf, open } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { makeId } from '../../tests/ids.ts';
import { commandData, userData } from '../../tests/interaction-data.ts';
import { Refusal } from '../host/refusal.ts';
import { findTable } from '../host/table/find.ts';
import { GameFailedError } from '../host/table/outside-games.ts';
import type { Buttons } from '../interactions/button.ts';
import type { Command } from '../interactions/command.ts';
import type { Reply } from '../interactions/reply.ts';
import { Router } from './router.ts';

let sleep: Mock;
let one: FeatureBot;
/** Work of the commands, buttons and suggestions. */
let run: (reply: Reply<ChatInputCommandInteraction>) => Promise<unknown>;
let router: Router;
let outcomes: string[];
let retryIn: MockInstance;
let deliverFully: MockInstance;
beforeEach(async () => {
  sleep = vi.fn(async () => {});
  replaceBuiltin(timers, 'setTimeout', sleep);
  one = await openFeatureBot();
  outcomes = [];
  retryIn = vi.spyOn(one.bot.delivery, 'retryIn');
  deliverFully = vi.spyOn(one.bot.delivery, 'deliverFully');
  const execute = ({ reply }: { reply: Reply }) => run(reply as never);
  const label = { en: 'Look', de: 'Schau' };
  const of = (access: string) => ({
    access,
    data: () => undefined,
    execute,
    autocomplete: () => run(undefined as never),
  });
  const message = { access: 'visitor', label, execute };
  const suggest = (typing: { respond(list: object[]): Promise<void> }) =>
    typing.respond([{ name: 'own', value: 'own' }]);
  const commands = {
    try: of('anyone'),
    offer: {
      ...of('anyone'),
      offers: ({ id }: { id: string }) => id === 'noughts',
      autocomplete: suggest,
      menus: { person: { access: 'anyone', label: { en: 'Meet' }, execute } },
    },
    manage: of('manager'),
    see: of('visitor'),
    change: of('playerOrOwner'),
    menu: { ...of('anyone'), menus: { message } },
  };
  const button = { access: 'anyone', press: execute, receive: execute };
  router = new Router(
    one.bot,
    new Map(Object.entries(commands as unknown as Record<string, Command>)),
    { panel: button, lessons: button, look: { ...button, access: 'spectator' } } as unknown as Buttons,
    (kind, outcome, ms) => {
      expect(ms).toBeGreaterThanOrEqual(0);
      outcomes.push(`${kind} ${outcome}`);
    },
  );
});

interface From {
  readonly guest?: boolean;
  readonly guild?: string | null;
  readonly id?: string;
}

/** Sends an interaction of ada in channel c, by default where the bot is only a guest. Waits until it is handled. */
async function interact(about: object, { guest = true, guild = 'g', id = one.rest.interact('c') }: From = {}) {
  const { client } = one.bot;
  client.once(Events.InteractionCreate, (interaction) => router.handle(interaction, { type: 0, guest }));
  const { actions } = client as unknown as { actions: { InteractionCreate: { handle(data: object): void } } };
  const user = userData('ada');
  actions.InteractionCreate.handle({
    ...{ id, token: id, application_id: 'app', version: 1, locale: 'en-US', entitlements: [] },
    ...{
      authorizing_integration_owners: {},
      app_permissions: String(PermissionFlagsBits.SendMessages),
      channel: { id: 'c', type: 0 },
    },
    ...(guild === null
      ? { user }
      : { guild_id: guild, member: { user, roles: [], permissions: '0', nick: null, flags: 0 } }),
    ...about,
  });
  await router.drain();
  return one.rest.answersTo(id).map(({ text }) => text);
}

const command = (name = 'try') => ({ type: InteractionType.ApplicationCommand, data: commandData(name, {}) });
const pressed = (custom_id: string) => ({
  ...{ type: InteractionType.MessageComponent, data: { custom_id, component_type: 2 } },
  message: one.rest.add('pressed', 'c', { flags: 0 }),
});
const submitted = {
  type: InteractionType.ModalSubmit,
  data: { custom_id: makeId({ kind: 'lessons' }), components: [] },
};
const typing = (name: string, option = 'place') => ({
  type: InteractionType.ApplicationCommandAutocomplete,
  data: commandData(name, { [option]: 'e' }, option),
});
const tableOnMenu = (table: string) => {
  const components = [
    { type: 1, components: [{ type: 2, style: 2, label: 'x', custom_id: makeId({ kind: 'panel', table }) }] },
  ];
  const message = one.rest.add('board', 'c', { flags: MessageFlags.IsComponentsV2, components });
  const data = { id: 'x', type: 3, name: 'Look', target_id: 'board', resolved: { messages: { board: message } } };
  return { type: InteractionType.ApplicationCommand, data };
};
const failing = (error: Error) => async () => {
  throw error;
};
const discordError = (name: keyof typeof RESTJSONErrorCodes) => {
  const code = RESTJSONErrorCodes[name];
  return new DiscordAPIError({ code, message: name }, code, 404, 'POST', '/', {});
};
const acknowledged = () => discordError('InteractionHasAlreadyBeenAcknowledged');
/** Where the bot is a member. */
const MEMBER = { guest: false };
const write = (id: string) => {
  const { store, transact } = one.context.storage;
  return transact({ writes: [store(interactionKind).put(id, { until: 1e15 })] });
};
const isStored = async (id: string) => (await one.context.storage.store(interactionKind).get(id)) !== undefined;

test('sends pending boards of the channel after an interaction of a guest, and only there', async () => {
  run = (reply) => reply.say('done');
  await interact(command(), MEMBER);
  expect(retryIn).not.toHaveBeenCalled();
  expect(await interact(command())).toEqual(['done']);
  expect(retryIn.mock.calls).toEqual([['c']]);
  expect(one.bot.messages.tokens.forChannel('c')?.token).toMatch(/^\d+$/);
});

test('marks the table of a server that has removed the bot, and shows its board with the interaction', async () => {
  const { table } = await open(one.context);
  run = (reply) => reply.say('done');
  const isGuestTable = async () => {
    const found = await findTable(one.context, table.id);
    return found.table.location.guest === true;
  };
  await interact(command(), { guild: null });
  expect([await isGuestTable(), deliverFully.mock.calls.length]).toEqual([false, 0]);
  await interact(command());
  expect(await isGuestTable()).toBe(true);
  expect(deliverFully.mock.calls.map(([{ table: shown }]) => shown.id)).toEqual([table.id]);
  await interact(command());
  expect(deliverFully).toHaveBeenCalledTimes(1);
});

test('leaves the follow-ups to another process that has claimed them', async () => {
  run = (reply) => reply.say('done');
  const id = one.rest.interact('c');
  await write(`${id}.followUps`);
  await interact(command(), { id });
  expect(retryIn).not.toHaveBeenCalled();
  expect(one.bot.messages.tokens.forChannel('c')).toBeUndefined();
});

test('leaves the follow-ups to the next process after it was closed', async () => {
  run = (reply) => reply.say('done');
  await router.close();
  const id = one.rest.interact('c');
  expect(await interact(command(), { id })).toEqual([
    'Longtable is restarting. Nothing is lost. Try again in a few seconds.',
  ]);
  expect([await isStored(`${id}.followUps`), retryIn.mock.calls.length]).toEqual([false, 0]);
  expect(sleep.mock.calls).toEqual([[1000]]);
});

test('leaves reply and follow-ups to the process that has handled the interaction, but replies if it has not', async () => {
  run = failing(new AlreadyHandledError());
  const id = one.rest.interact('c');
  expect(await interact(command(), { id })).toEqual(['Done.']);
  expect([await isStored(`${id}.followUps`), retryIn.mock.calls.length]).toEqual([false, 0]);
  expect(sleep.mock.calls).toEqual([[1000]]);
  expect(outcomes).toEqual(['command elsewhere']);
});

test.each<[what: string, isHandled: boolean, guest: boolean, retries: number]>([
  ['sends pending boards if no other process has handled the interaction', false, true, 1],
  ['leaves them to another process that has handled it', true, true, 0],
  ['does not wait as a member', true, false, 0],
])('after a response that Discord had already: %s', async (_, isHandled, guest, retries) => {
  run = failing(acknowledged());
  const id = one.rest.interact('c');
  if (isHandled) await write(id);
  expect(await interact(command(), { id, guest })).toEqual([]);
  expect([retryIn.mock.calls.length, sleep.mock.calls.length]).toEqual([retries, guest ? 1 : 0]);
  expect(outcomes).toEqual(['command elsewhere']);
});

test('keeps the follow-ups if it has committed itself and only the response was lost', async () => {
  run = async (reply) => {
    await open(reply.bot.context);
    throw acknowledged();
  };
  const id = one.rest.interact('c');
  await interact(command(), { id });
  expect(await isStored(id)).toBe(true);
  expect([retryIn.mock.calls, sleep.mock.calls]).toEqual([[['c']], []]);
});

test.each<[what: string, about: () => object, concernsTable: boolean]>([
  ['command for all', () => command(), false],
  ['command for managers', () => command('manage'), false],
  ['button without a table', () => pressed(makeId({ kind: 'lessons' })), false],
  ['button that shows a table to spectators', () => pressed(makeId({ kind: 'look', table: 't', page: 0 })), false],
  ['button of a table', () => pressed(makeId({ kind: 'panel', table: 't' })), true],
])('tells after an error whether the game has not changed: %s', async (_, about, concernsTable) => {
  run = failing(new Error('on purpose'));
  const manager = { user: userData('ada'), roles: [], permissions: '32', nick: null, flags: 0 };
  const [text] = await interact({ ...about(), member: manager }, MEMBER);
  expect(text?.includes('Your game hasn’t changed')).toBe(concernsTable);
});

test('receives forms, and menus on the message of a table', async () => {
  const { table } = await open(one.context);
  run = (reply) => reply.say('done');
  expect(await interact(submitted, MEMBER)).toEqual(['done']);
  expect(await interact(tableOnMenu(table.id), MEMBER)).toEqual(['done']);
  expect(outcomes).toEqual(['form answered', 'command answered']);
});

test.each<[what: string, about: (table: string) => object, quarantined: boolean]>([
  ['pressed button', (table) => pressed(makeId({ kind: 'panel', table })), true],
  ['suggestions in the channel', () => typing('try'), true],
  ['command', () => command(), false],
  ['button without a table', () => pressed(makeId({ kind: 'lessons' })), false],
])('quarantines the table whose game has failed: %s', async (_, about, quarantined) => {
  const { table } = await open(one.context);
  run = failing(new GameFailedError({ game: 'noughts', path: ['presentation', 'view'] }, 'on purpose'));
  const shown = about(table.id);
  const said = await interact(shown, MEMBER);
  expect((await codeOf(findTable(one.context, table.id))) !== 'done').toBe(quarantined);
  expect(said.join().includes('Noughts')).toBe(!JSON.stringify(shown).includes('focused'));
});

const lastLine = () => one.log.lines.at(-1);

test('runs a command, reports its outcome and logs the user and channel', async () => {
  run = (reply) => reply.say('done');
  expect([await interact(command(), MEMBER), outcomes]).toEqual([['done'], ['command answered']]);
  expect(lastLine()).toMatchObject({
    ...{ level: 'info', message: 'answered' },
    about: { command: 'try', user: 'ada', channel: 'c', ms: expect.any(Number) },
  });
});

test('deletes the short private reply of the interaction before', async () => {
  run = (reply) => reply.sayBriefly('done');
  const deletions = () => one.rest.requests.filter((request) => request.startsWith('DELETE')).length;
  const counts: number[] = [];
  for (let times = 0; times < 2; times++) {
    await interact(command(), MEMBER);
    counts.push(deletions());
  }
  expect(counts).toEqual([0, 1]);
});

test('runs presses, menus of users and suggestions', async () => {
  run = (reply) => reply.say('done');
  const menu = { id: 'x', type: 2, name: 'Meet', target_id: 'bo', resolved: { users: { bo: userData('bo') } } };
  expect(await interact(pressed(makeId({ kind: 'panel', table: 't' })), MEMBER)).toEqual(['done']);
  expect(await interact({ type: InteractionType.ApplicationCommand, data: menu }, MEMBER)).toEqual(['done']);
  for (const [option, suggested] of [
    ['game', [{ name: noughts.title, value: 'noughts' }]],
    ['place', [{ name: 'own', value: 'own' }]],
  ] as const) {
    const id = one.rest.interact('c');
    await interact(typing('offer', option), { ...MEMBER, id });
    expect(one.rest.choicesOf(id)).toEqual(suggested);
  }
  expect(outcomes).toEqual(['press answered', 'command answered', 'typing answered', 'typing answered']);
});

test.each<[what: string, error: Error, text: string, outcome: string]>([
  ['a busy table', new LockTimeoutError('x'), 'busy', 'command failed'],
  ['a newer record', new NewerRecordError('table', 'x', 2, 1), 'newer', 'command failed'],
  ['another error', new Error('on purpose'), 'went wrong', 'command failed'],
  ['a refusal, which is no failure', new Refusal('own', 'Not here.'), 'not here', 'command answered'],
])('says why a command failed: %s', async (_, error, text, outcome) => {
  run = failing(error);
  const said = await interact(command(), MEMBER);
  expect(said.map((one) => one.toLowerCase())).toEqual([expect.stringContaining(text)]);
  expect(outcomes).toEqual([outcome]);
  const about = { command: 'try', error: expect.stringContaining(error.message) };
  if (outcome === 'command failed') expect(lastLine()).toMatchObject({ level: 'error', about });
});

test.each(['UnknownInteraction', 'InvalidWebhookToken'] as const)(
  'warns of an interaction that expired (%s), unless another process has handled it',
  async (code) => {
    run = failing(discordError(code));
    expect([await interact(command(), MEMBER), outcomes]).toEqual([[], ['command expired']]);
    expect(lastLine()).toMatchObject({ level: 'warn', message: 'expired before it was answered' });
    const id = one.rest.interact('c');
    await write(id);
    await interact(command(), { ...MEMBER, id });
    expect(outcomes).toEqual(['command expired', 'command elsewhere']);
  },
);
