import { say } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS } from '../../host/duration.ts';
import { MODERATION_PERMISSION, memberName } from '../../interactions/access.ts';
import { Layouts } from '../../interactions/layouts.ts';
import { tableLines } from './action.ts';
import { blockOf, setBlock } from './blocks.ts';

const NOW = 1_800_000_000_000;
const ADA = { kind: 'person', id: '1', name: 'Ada' } as const;
const BO = { kind: 'person', id: '2', name: 'Bo' } as const;

const openBot = () => openFeatureBot([noughts, auction], { now: () => NOW });
const sanction = (bot: FeatureBot, act: Id<'sanction'>['act'], use = {}, from?: string) =>
  bot.user('9', { isManager: true }).press({ kind: 'sanction', act, person: '1', from }, { isPrivate: true, ...use });
const block = (bot: FeatureBot, days: number, reason = '', from?: string) =>
  bot
    .user('9', { isManager: true })
    .submit({ kind: 'sanction', act: 'block', person: '1', from }, { days: [`${days}`], reason }, { isPrivate: true });
const postsIn = (bot: FeatureBot, channel: string) => bot.rest.sent.filter((one) => one.channel === channel);

test('shows until when, by whom and why a user is blocked', async () => {
  const bot = await openBot();
  const shown = async () => (await sanction(bot, 'show')).text.split('\n')[0];
  expect(await shown()).toBe('<@1> isn’t blocked on this server.');
  await setBlock(bot.context, 'g', '1', { by: '8', at: NOW });
  expect(await shown()).toBe('<@1> is blocked on this server. Blocked by <@8>.');
  await setBlock(bot.context, 'g', '1', { by: '8', at: NOW, until: NOW + DAY_MS, reason: 'spam' });
  expect(await shown()).toBe(
    `<@1> is blocked on this server. The block ends <t:${(NOW + DAY_MS) / 1000}:R>. Blocked by <@8>. Reason: “spam”.`,
  );
});

test('lets a moderator without Manage Server not end their own block', async () => {
  const bot = await openBot();
  await setBlock(bot.context, 'g', '9', { by: '8', at: NOW });
  const unblock = (where: object) =>
    bot.user('9', where).press({ kind: 'sanction', act: 'unblock', person: '9', from: undefined }, { isPrivate: true });
  expect((await unblock({ permissions: PermissionFlagsBits.ModerateMembers })).text).toMatch(/^You can’t end your own/);
  expect(await blockOf(bot.context, 'g', '9')).toMatchObject({ by: '8' });
  await unblock({ isManager: true });
  expect(await blockOf(bot.context, 'g', '9')).toBeUndefined();
});

test.each([
  ['the owner of the server', '7', 'the server’s owner'],
  ['a member who manages it', '8', 'Manage Server'],
  ['the moderator', '9', 'yourself'],
])('offers and allows no block of %s', async (_, user, why) => {
  const bot = await openBot();
  const { request } = bot.rest;
  bot.rest.request = async (one) => {
    const data = (await request.call(bot.rest, one)) as { roles: unknown[] };
    const admins = { id: 'admins', permissions: String(PermissionFlagsBits.ManageGuild) };
    if (one.fullRoute === '/guilds/g') return { ...data, owner_id: '7', roles: [...data.roles, admins] };
    return one.fullRoute === '/guilds/g/members/8' ? { ...data, roles: ['admins'] } : data;
  };
  const moderator = bot.user('9', { permissions: PermissionFlagsBits.ModerateMembers });
  const id = { kind: 'sanction', person: user, from: undefined } as const;
  const shown = await moderator.press({ ...id, act: 'show' }, { isPrivate: true });
  expect(shown.text).toContain(why);
  expect(shown.labels).not.toContain('Block');
  expect((await moderator.press({ ...id, act: 'block' })).text).toContain(why);
  const submitted = await moderator.submit({ ...id, act: 'block' }, { days: ['0'], reason: '' }, { isPrivate: true });
  expect(submitted.text).toContain(why);
  expect(await blockOf(bot.context, 'g', user)).toBeUndefined();
});

test.each(['with the permission', 'from the Integrations page'])(
  'lets only admins block another moderator, %s',
  async (how) => {
    const bot = await openBot();
    const { request } = bot.rest;
    const peers = {
      id: 'peers',
      permissions: String(how === 'with the permission' ? PermissionFlagsBits.ModerateMembers : 0),
    };
    const command = { id: 'c1', default_member_permissions: MODERATION_PERMISSION };
    const allowed = { id: 'c1', permissions: [{ id: 'peers', type: 1, permission: true }] };
    bot.rest.request = async (one) => {
      if (one.fullRoute === '/applications/app/commands') return [command];
      if (one.fullRoute === '/applications/app/guilds/g/commands/permissions')
        return how === 'with the permission' ? [] : [allowed];
      const data = (await request.call(bot.rest, one)) as { roles: unknown[] };
      if (one.fullRoute === '/guilds/g') return { ...data, roles: [...data.roles, peers] };
      return one.fullRoute === '/guilds/g/members/1' ? { ...data, roles: ['peers'] } : data;
    };
    const moderator = bot.user('9', { permissions: PermissionFlagsBits.ModerateMembers });
    const id = { kind: 'sanction', person: '1', from: undefined } as const;
    const shown = await moderator.press({ ...id, act: 'show' }, { isPrivate: true });
    expect(shown.text).toContain('You can’t block another moderator.');
    expect(shown.labels).not.toContain('Block');
    await moderator.submit({ ...id, act: 'block' }, { days: ['0'], reason: '' }, { isPrivate: true });
    expect(await blockOf(bot.context, 'g', '1')).toBeUndefined();
    await block(bot, 7);
    expect(await blockOf(bot.context, 'g', '1')).toMatchObject({ by: '9' });
  },
);

test('keeps 200 characters of a reason', async () => {
  const bot = await openBot();
  await block(bot, 0, `  ${'x'.repeat(250)}`);
  expect((await blockOf(bot.context, 'g', '1'))?.reason).toBe('x'.repeat(200));
});

test('asks for a duration, a week by default, and an optional reason', async () => {
  const bot = await openBot();
  expect((await sanction(bot, 'block')).form?.components.slice(1)).toMatchObject([
    {
      component: {
        custom_id: 'days',
        options: [1, 3, 7, 14, 30, 90, 365, 0].map((days) => ({ value: `${days}`, default: days === 7 })),
      },
    },
    { component: { custom_id: 'reason', required: false, max_length: 200 } },
  ]);
});

test('keeps the title of the form within the limit of Discord, and names no user who is unknown', async () => {
  const bot = await openBot();
  const { request } = bot.rest;
  bot.rest.request = async (one) =>
    one.fullRoute.includes('/members/') ? { nick: 'N'.repeat(60) } : request.call(bot.rest, one);
  expect((await sanction(bot, 'block')).form?.title).toBe(`Block ${'N'.repeat(39)}`);
  bot.rest.request = request;
  bot.rest.failures.set('GET /guilds/g/members/1', 'UnknownMember');
  expect((await sanction(bot, 'block')).form?.title).toBe('Block this player');
});

test.each([
  [{ nick: 'Nick', user: { global_name: 'Global', username: 'user' } }, 'Nick'],
  [{ nick: null, user: { global_name: 'Global', username: 'user' } }, 'Global'],
  [{ user: { global_name: null, username: 'user' } }, 'user'],
])('names a member as on the server: %j', async (member, name) => {
  const rest = { get: async (route: string) => route === '/guilds/g/members/1' && member };
  expect(await memberName({ layouts: new Layouts(rest as never, 'bot') } as never, 'g', '1')).toBe(name);
});

test.each(['t1', 'fairPlay'])('leads back to where it was opened from after each step: %s', async (from) => {
  const bot = await openBot();
  const origins = async (answer: Promise<{ ids: readonly Id[] }>) =>
    (await answer).ids.flatMap((id) => (id.kind === 'sanction' ? [id.from] : []));
  for (const answer of [block(bot, 0, '', from), block(bot, 1, '', from)])
    expect(await origins(answer)).toEqual([from, from, from]);
  expect(await origins(sanction(bot, 'choose', { users: [{ id: '7' }] }, from))).toEqual([from, from, from]);
  for (const act of ['unblock', 'close', 'sureClose'] as const)
    expect(new Set(await origins(sanction(bot, act, {}, from)))).toEqual(new Set([from]));
});

describe('a question before an action', () => {
  test.each([
    ['close', 'Close all of <@1>’s tables', 'Close all tables'],
    ['void', 'Undo the ratings of all of <@1>’s games', 'Undo rated games'],
  ] as const)('names it: %s', async (act, question, label) => {
    const asked = await sanction(await openBot(), act);
    expect(asked.text).toContain(question);
    expect(asked.labels).toEqual([label, 'Cancel']);
  });
});

test('reports the number of closed tables and undone games, also none', async () => {
  const bot = await openBot();
  const reported = async (act: 'sureClose' | 'sureVoid') => (await sanction(bot, act)).text;
  expect(await reported('sureClose')).toBe('There was no table to close.');
  expect(await reported('sureVoid')).toBe('There were no ratings to undo.');
  const { table } = await open(bot.context, { occupants: [ADA, BO] });
  await resign(bot.context, table.id, '2');
  expect(await reported('sureVoid')).toBe('I’ve undone the ratings of 1 game.');
  await open(bot.context, { occupants: [ADA, BO] });
  expect(await reported('sureClose')).toBe('I’ve closed 1 table.');
});

test('shows on the boards of a blocked user that a waiting table is closed or has a free seat', async () => {
  const bot = await openBot();
  await open(bot.context, { occupants: [ADA, { kind: 'open' }] });
  await open(bot.context, { occupants: [BO, ADA, { kind: 'open' }], game: auction, location: locationIn('d') });
  await block(bot, 0);
  expect(postsIn(bot, 'c').at(-1)?.text).toContain('A moderator ended');
  expect(postsIn(bot, 'd').at(-1)?.text).not.toContain('Ada');
});

test('notifies the players of a voided game in the language of their own table, and logs failures', async () => {
  const bot = await openBot();
  for (const [other, language] of [
    ['2', 'en'],
    ['3', 'de'],
  ] as const) {
    const request = { occupants: [ADA, person(other)], location: { ...locationIn(language), language } };
    await resign(bot.context, (await open(bot.context, request)).table.id, other);
  }
  bot.rest.failures.set('POST /channels/dm-3/messages', 'CannotSendMessagesToThisUser');
  await sanction(bot, 'sureVoid');
  expect(postsIn(bot, 'dm-3')).toEqual([]);
  expect(postsIn(bot, 'dm-2').at(-1)?.text).toMatch(/^A moderator has undone the ratings of one of your games/);
  expect(postsIn(bot, 'dm-1').at(-1)?.text).toMatch(/^Die Moderation hat die Wertung von 2 deiner Spiele/);
  const failed = bot.log.lines.filter(({ message }) => message === 'Could not tell a player of a voided game');
  expect(failed).toMatchObject([{ level: 'info', about: { user: '3' } }]);
});

test('lists a table without players by its title alone', async () => {
  const bot = await openBot();
  const found = await open(bot.context, { occupants: [ADA, { kind: 'open' }] });
  const table = { ...found.table, seats: [{ kind: 'open' as const }, { kind: 'open' as const }] };
  expect(say(tableLines([{ ...found, table }]), 'en')).toBe(
    '- [Noughts and Crosses](https://discord.com/channels/g/c)',
  );
});
