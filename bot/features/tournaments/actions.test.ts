import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { type Tournament, tournamentKind } from './record.ts';
import { tournamentsOf } from './tournament.ts';

const NOW = 1_800_000_000_000;
const MANAGER = { isManager: true };

async function begin(options: object = {}, entrants: readonly string[] = ['ada', 'bo', 'cleo'], limits = {}) {
  const bot = await openFeatureBot([noughts], { now: () => NOW, limits });
  const create = () => bot.user('org').command('tournament create', { game: 'noughts', ...options });
  await create();
  const id = (await tournamentsOf(bot.context, { guild: 'g' }))[0]?.id ?? '';
  const store = bot.context.storage.store(tournamentKind);
  const read = async () => (await store.get(id)) as Tournament;
  const change = async (by: Partial<Tournament>) =>
    bot.context.storage.transact({ writes: [store.put(id, { ...(await read()), ...by })] });
  const press = (who: string, act: Id<'tournament'>['act'], where: Where = {}, use = {}) =>
    bot.user(who, where).press({ kind: 'tournament', act, tournament: id }, { isPrivate: true, ...use });
  for (const who of entrants) await press(who, 'join');
  return { bot, id, create, read, change, press };
}

test('lets managers who are not the organiser announce, start and cancel a tournament, and logs it', async () => {
  const { bot, press, read } = await begin();
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  expect((await bot.user('mia', MANAGER).command('tournament cancel')).refused).toBeUndefined();
  for (const act of ['announce', 'start'] as const) expect((await press('mia', act, MANAGER)).refused).toBeUndefined();
  await press('mia', 'announce', MANAGER, { values: [String(DAY_MS)] });
  expect((await read()).event).toBeDefined();
  expect((await press('mia', 'begin', MANAGER)).refused).toBeUndefined();
  expect((await press('mia', 'sure', MANAGER)).refused).toBeUndefined();
  expect(await read()).toMatchObject({ cancelled: true });
  const entries = bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
  expect(entries).toEqual(
    ['announced', 'started', 'canceled'].map((did) => expect.stringMatching(new RegExp(`^<@mia> ${did} .*<#c>`))),
  );
});

test('confirms each action in the pressed message', async () => {
  const { press } = await begin({}, ['ada', 'bo', 'cleo', 'dan']);
  const done = async (who: string, act: Id<'tournament'>['act'], use = {}) => {
    const { messages, text } = await press(who, act, {}, use);
    expect(messages).toMatchObject([{ isEdit: true, isPrivate: true }]);
    return text;
  };
  expect(await done('eve', 'join')).toBe('You’ve joined the tournament.');
  expect(await done('eve', 'withdraw')).toBe('You’ve withdrawn from the tournament.');
  expect(await done('org', 'later')).toMatch(/^OK, players can still join\./);
  expect(await done('org', 'announce', { values: [String(DAY_MS)] })).toBe(
    'I’ve announced the tournament as an event.',
  );
  expect(await done('org', 'begin')).toBe('The tournament has started.');
  expect(await done('org', 'sure')).toBe('The tournament was canceled.');
});

describe('the question before the start', () => {
  test.each([
    ['robin', 'round robin · 3 rounds'],
    ['knockout', 'single elimination · 2 rounds'],
  ])('of a %s lists the players, the format and the rounds', async (format, last) => {
    const { press } = await begin({ format });
    expect((await press('org', 'start')).text).toBe(`**Start with 3 players?**\nAda, Bo and Cleo\n${last}`);
  });

  test('fits in a message', async () => {
    const { change, press } = await begin();
    await change({ entrants: Array.from({ length: 100 }, (_, at) => ({ person: `${at}`, name: 'x'.repeat(30) })) });
    expect((await press('org', 'start')).text).toHaveLength(2000);
  });
});

test('shows the standings, the games of each round and a link to the message', async () => {
  const { press, read, change } = await begin({ format: 'robin' });
  await press('org', 'begin');
  const { text } = await press('eve', 'standings');
  expect(text).toMatch(
    /^1\. \w+ 0 \(tiebreak 0\)\n2\. \w+ .*\n3\. \w+ .*\n\*\*Round 1\*\*\n- \w+ – \w+ · <#\w+>\n- \w+: sits out\n/,
  );
  expect(text.split('\n').at(-1)).toBe(
    `[Go to tournament](https://discord.com/channels/g/c/${(await read()).message})`,
  );
  await change({ message: null });
  expect((await press('eve', 'standings')).text).toMatch(/\(https:\/\/discord\.com\/channels\/g\/c\)$/);
});

test('confirms an action even if the tournament’s message cannot be updated, and logs it', async () => {
  const { bot, press, read } = await begin();
  bot.rest.failures.set('PATCH /channels/c', 'InvalidFormBodyOrContentType');
  const answer = await press('eve', 'join');
  expect(answer.text).toBe('You’ve joined the tournament.');
  expect((await read()).entrants).toHaveLength(4);
  expect(bot.log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('Could not sync') }]);
});

describe('/tournament', () => {
  test('shows the standings of the running tournament rather than of finished ones', async () => {
    const { bot, press, create } = await begin();
    await press('org', 'sure');
    await create();
    const shown = await bot.user('ada').command('tournament standings');
    expect(shown.refused).toBeUndefined();
    expect(shown.text).not.toContain('Ada');
  });

  test('suggests running tournaments before finished ones, up to 25', async () => {
    const { bot, press, create } = await begin({}, ['ada'], { tournamentsPerServer: 30, tournamentsPerPerson: 30 });
    await press('org', 'sure');
    await create();
    const names = async (act: string) =>
      (await bot.user('ada').suggest(`tournament ${act}`, { tournament: '' })).map(({ name }) => name);
    expect(await names('standings')).toEqual([
      'Noughts and Crosses · Swiss · 0',
      'Noughts and Crosses · Swiss · 1 · over',
    ]);
    for (let count = 0; count < 25; count++) await create();
    expect(await names('join')).toHaveLength(25);
  });
});
