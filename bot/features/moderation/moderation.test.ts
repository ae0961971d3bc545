import { say } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { codeOf, locationIn, noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { type Id, kindOf } from '../../../tests/ids.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { joinTable, leaveTable } from '../../host/actions/seats.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { afterGameButtons } from '../../render/controls.ts';
import { rematchOf } from '../rematch/rematch.ts';
import { renameTable } from '../table-settings/index.ts';
import { isVoidable, tableLines } from './action.ts';
import { blockOf, setBlock } from './blocks.ts';

const NOW = 1_800_000_000_000;
const ADA = { kind: 'person', id: '1', name: 'Ada' } as const;
const BO = { kind: 'person', id: '2', name: 'Bo' } as const;

async function openBot(): Promise<FeatureBot> {
  const bot = await openFeatureBot([noughts, guess, auction], { now: () => NOW });
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  return bot;
}
const admin = (bot: FeatureBot) => bot.user('9', { isManager: true });
const logged = (bot: FeatureBot) => bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
const read = async (bot: FeatureBot, id: string) => (await findTable(bot.context, id)).table;

describe('the moderation of a player', () => {
  const sanction = (bot: FeatureBot, act: Id<'sanction'>['act'], use = {}) =>
    admin(bot).press({ kind: 'sanction', act, person: '1', from: undefined }, use);
  const block = (bot: FeatureBot, days: number, reason = '') =>
    admin(bot).submit(
      { kind: 'sanction', act: 'block', person: '1', from: undefined },
      { days: [`${days}`], reason },
      {},
    );

  test('is for moderators of a server', async () => {
    const bot = await openBot();
    const press = (where: object) =>
      bot.user('2', where).press({ kind: 'sanction', act: 'unblock', person: '1', from: undefined });
    expect((await press({})).refused).toBe('notModerator');
    expect((await press({ guild: null })).refused).toBe('serverOnly');
    const submit = bot
      .user('2')
      .submit({ kind: 'sanction', act: 'block', person: '1', from: undefined }, { days: ['0'], reason: '' }, {});
    expect((await submit).refused).toBe('notModerator');
  });

  test('blocks permanently', async () => {
    const bot = await openBot();
    await block(bot, 0);
    expect(await blockOf(bot.context, 'g', '1')).toEqual({ by: '9', at: NOW });
  });

  test.each([1, 7, 365])('blocks for %s days', async (days) => {
    const bot = await openBot();
    await block(bot, days, ' spam ');
    expect(await blockOf(bot.context, 'g', '1')).toEqual({
      ...{ by: '9', at: NOW, until: NOW + days * DAY_MS, reason: 'spam' },
    });
    const end = `until <t:${(NOW + days * DAY_MS) / 1000}:f>`;
    expect(logged(bot)).toEqual([`<@9> blocked <@1> ${end}. Reason: “spam”.`]);
  });

  test('shows what a block does, and closes the waiting tables of the user', async () => {
    const bot = await openBot();
    const at = (channel: string) => ({ guild: 'g', channel, message: null, language: 'en' as const });
    const own = await open(bot.context, { occupants: [ADA, { kind: 'open' }], location: at('c') });
    const joined = await open(bot.context, {
      occupants: [BO, ADA, { kind: 'open' }],
      game: auction,
      location: at('d'),
    });
    const running = await open(bot.context, { occupants: [ADA, BO], location: at('lobby') });
    const { text } = await block(bot, 0);
    expect(text).toContain('Games in progress continue');
    expect(text).toContain('I’ve closed 1 table.');
    expect(await read(bot, own.table.id)).toMatchObject({ status: 'over', ending: { why: 'manager' } });
    expect((await read(bot, joined.table.id)).seats[1]).toEqual({ kind: 'open' });
    expect((await read(bot, running.table.id)).status).toBe('playing');
  });

  test('refuses to block the admin who asks', async () => {
    const bot = await openBot();
    const { text, form } = await admin(bot).press({ kind: 'sanction', act: 'block', person: '9', from: undefined });
    expect([text, form]).toEqual(['You can’t block yourself.', undefined]);
  });

  test('says if the log entry could not be posted', async () => {
    const bot = await openBot();
    bot.rest.failures.set('POST /channels/log', 'MissingPermissions');
    expect((await block(bot, 0)).text).toContain('I couldn’t post this in the log channel, <#log>');
    expect((await sanction(bot, 'unblock')).text).toContain('<#log>');
    await open(bot.context, { occupants: [ADA, BO] });
    expect((await sanction(bot, 'sureClose')).text).toContain('<#log>');
  });

  test.each([
    [undefined, { kind: 'moderation' }],
    ['fairPlay', { kind: 'fairPlayList' }],
    ['t1', { kind: 'moderate', act: 'show', table: 't1' }],
  ] as const)('leads back to where it was opened from: %s', async (from, back) => {
    const bot = await openBot();
    const { ids } = await admin(bot).press({ kind: 'sanction', act: 'show', person: '1', from });
    expect(ids.at(-1)).toEqual(back);
  });

  test('blocks without an end, refuses games, and ends the block', async () => {
    const bot = await openBot();
    const shown = await block(bot, 0);
    expect(await blockOf(bot.context, 'g', '1')).toEqual({ by: '9', at: NOW });
    expect(shown.ids.flatMap((id) => ('act' in id ? [id.act] : []))).toEqual(['unblock', 'close', 'void']);
    const { table } = await open(bot.context, { occupants: [BO, { kind: 'open' }] });
    expect(await codeOf(joinTable(bot.context, table.id, '1'))).toBe('blocked');
    const free = await sanction(bot, 'unblock');
    expect(await blockOf(bot.context, 'g', '1')).toBeUndefined();
    expect(free.ids.flatMap((id) => ('act' in id ? [id.act] : []))).toEqual(['block', 'close', 'void']);
    expect(logged(bot)).toHaveLength(2);
  });

  test('asks for days and reason with the name and what a block does, and is opened for a chosen user', async () => {
    const bot = await openBot();
    const { form } = await sanction(bot, 'block');
    expect(form).toMatchObject({
      title: 'Block user 1',
      components: [{ content: expect.stringContaining('Games in progress continue') }, {}, {}],
    });
    expect((await sanction(bot, 'choose', { users: [{ id: '7' }] })).text).toContain('<@7>');
    expect((await sanction(bot, 'choose')).text).toMatch(/older version/);
    expect((await sanction(bot, 'show')).text).toContain('<@1>');
  });

  test('closes the tables of a user on this server after a confirmation', async () => {
    const bot = await openBot();
    const at = async (channel: string, guild: string) =>
      (await open(bot.context, { occupants: [ADA, BO], location: { guild, channel, message: null, language: 'en' } }))
        .table.id;
    const [here, elsewhere] = [await at('c', 'g'), await at('x', 'h')];
    const asked = await sanction(bot, 'close');
    const show = { kind: 'sanction', act: 'show', person: '1', from: undefined };
    expect(asked.ids).toEqual([{ ...show, act: 'sureClose' }, show]);
    expect((await read(bot, here)).status).toBe('playing');
    expect((await sanction(bot, 'sureClose')).ids).toEqual([show]);
    expect([(await read(bot, here)).status, (await read(bot, elsewhere)).status]).toEqual(['over', 'playing']);
    expect(logged(bot)).toEqual([
      '<@9> closed 1 of <@1>’s tables:\n- [Noughts and Crosses](https://discord.com/channels/g/c) · <@1> and <@2>',
    ]);
    await sanction(bot, 'sureClose');
    expect(logged(bot)).toHaveLength(1);
  });

  test('voids the games of a user after a confirmation', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { occupants: [ADA, BO] });
    await resign(bot.context, table.id, '2');
    expect((await sanction(bot, 'void')).ids).toMatchObject([{ act: 'sureVoid' }, { act: 'show' }]);
    expect(isVoidable(await read(bot, table.id))).toBe(true);
    await sanction(bot, 'sureVoid', { isPrivate: true });
    expect(isVoidable(await read(bot, table.id))).toBe(false);
    expect(logged(bot)).toEqual([
      expect.stringMatching(/^<@9> undid the ratings of 1 .*\n- \[Noughts and Crosses\]\(/),
    ]);
    const told = bot.rest.sent.filter(({ channel, text }) => channel.startsWith('dm-') && text.includes('undone'));
    expect(told.map(({ channel }) => channel)).toEqual(['dm-1', 'dm-2']);
    await sanction(bot, 'sureVoid', { isPrivate: true });
    expect(logged(bot)).toHaveLength(1);
  });
});

test('tells each player only of their own voided games, and leaves out the games of the admin', async () => {
  const bot = await openBot();
  const at = (channel: string) => ({ guild: 'g', channel, message: null, language: 'en' as const });
  for (const [other, channel] of [
    ['2', 'c'],
    ['3', 'd'],
    ['9', 'e'],
  ] as const) {
    const { table } = await open(bot.context, { occupants: [ADA, person(other)], location: at(channel) });
    await resign(bot.context, table.id, other);
  }
  await admin(bot).press({ kind: 'sanction', act: 'sureVoid', person: '1', from: undefined }, { isPrivate: true });
  const told = bot.rest.sent.filter(({ channel, text }) => channel.startsWith('dm-') && text.includes('undone'));
  const games = told.map(({ channel, text }) => [channel, (text.match(/(?<=channels\/g\/)./g) ?? []).sort().join('')]);
  expect(Object.fromEntries(games)).toEqual({ 'dm-1': 'cd', 'dm-2': 'c', 'dm-3': 'd' });
});

test('lists ten tables and the number of others', async () => {
  const bot = await openBot();
  const one = await open(bot.context);
  const lines = (count: number) => say(tableLines(Array(count).fill(one)), 'en').split('\n');
  expect([lines(10).length, lines(10).includes('- and 0 more')]).toEqual([10, false]);
  expect([lines(12).length, lines(12).at(-1)]).toEqual([11, '- and 2 more']);
});

describe('the moderation of a table', () => {
  const moderate = (bot: FeatureBot, table: string, act: Id<'moderate'>['act']) =>
    admin(bot).press({ kind: 'moderate', act, table }, { isPrivate: true });
  const acts = async (bot: FeatureBot, table: string) =>
    (await moderate(bot, table, 'show')).ids.map((id) => ('act' in id ? `${id.kind} ${id.act}` : id.kind));

  test('is for moderators of its server', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context);
    expect((await bot.user('ada').press({ kind: 'moderate', act: 'sureClose', table: table.id })).refused).toBe(
      'notModerator',
    );
    const other = bot.user('9', { isManager: true, guild: 'h' });
    expect((await other.press({ kind: 'moderate', act: 'sureClose', table: table.id })).refused).toBe('noTable');
    expect((await read(bot, table.id)).status).toBe('playing');
  });

  test('offers what is possible: the name, the end, the result and the players', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { occupants: [ADA, BO], name: 'Rude' });
    const players = ['sanction show', 'sanction show'];
    expect(await acts(bot, table.id)).toEqual(['moderate name', 'moderate close', ...players]);
    expect((await moderate(bot, table.id, 'show')).labels.slice(2)).toEqual(['Moderate Ada…', 'Moderate Bo…']);
    await moderate(bot, table.id, 'name');
    expect((await read(bot, table.id)).terms.name).toBeUndefined();
    expect(logged(bot)).toMatchObject([expect.stringContaining('Rude')]);
    expect(await acts(bot, table.id)).toEqual(['moderate unlock', 'moderate close', ...players]);
    await resign(bot.context, table.id, '2');
    expect(await acts(bot, table.id)).toEqual(['moderate void', ...players]);
  });

  test('shows why there is nothing to undo', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { occupants: [ADA, BO], rated: false });
    expect((await moderate(bot, table.id, 'show')).text).not.toContain('ratings');
    await resign(bot.context, table.id, '2');
    expect((await moderate(bot, table.id, 'show')).text).toContain('didn’t change any ratings');
  });

  test('says that there is nothing to do at a finished table without people', async () => {
    const bot = await openFeatureBot([noughtsWithComputers]);
    const computer = { kind: 'computer' as const, level: 'master' };
    const { table } = await open(bot.context, { game: noughtsWithComputers, occupants: [computer, computer] });
    expect(await acts(bot, table.id)).toEqual(['moderate close']);
    await closeTable(bot.context, table.id, 'g');
    const shown = await moderate(bot, table.id, 'show');
    expect([shown.ids, shown.text]).toEqual([[], expect.stringContaining('nothing to moderate at this table')]);
  });

  test('shows on the board of a voided game that it is unrated, and tells its players', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { occupants: [ADA, BO] });
    await resign(bot.context, table.id, '2');
    const { ids } = await moderate(bot, table.id, 'sureVoid');
    expect(ids).toEqual([{ kind: 'moderate', act: 'show', table: table.id }]);
    await bot.settle(await findTable(bot.context, table.id));
    const boards = bot.rest.sent.filter(({ channel }) => channel === 'c').map(({ text }) => text);
    expect(boards.at(-1)).toContain('A moderator made this game unrated');
    const dms = bot.rest.sent.filter(({ text }) => text.includes('one of your games')).map(({ channel }) => channel);
    expect(dms).toEqual(['dm-1', 'dm-2']);
    expect((await moderate(bot, table.id, 'show')).text).toContain('already been undone');
  });

  test('offers no rematch of a game that an admin closed', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { occupants: [ADA, BO] });
    await moderate(bot, table.id, 'sureClose');
    const over = await findTable(bot.context, table.id);
    await bot.settle(over);
    expect(afterGameButtons(over).map(([id]) => kindOf(id))).not.toContain('rematch');
    const pressed = await bot.user('1').press({ kind: 'rematch', table: table.id });
    expect(pressed.refused).toBe('noRematch');
  });

  test.each(['close', 'void'] as const)('asks before it acts: %s', async (act) => {
    const bot = await openBot();
    const { table } = await open(bot.context, { occupants: [ADA, BO] });
    const sure = act === 'close' ? 'sureClose' : 'sureVoid';
    expect((await moderate(bot, table.id, act)).ids).toMatchObject([{ act: sure }, { act: 'show' }]);
    expect((await read(bot, table.id)).status).toBe('playing');
    if (act === 'void') await resign(bot.context, table.id, '2');
    expect((await moderate(bot, table.id, sure)).refused).toBeUndefined();
    expect(logged(bot)).toHaveLength(1);
    expect((await moderate(bot, table.id, sure)).refused).toBeDefined();
    expect(logged(bot)).toHaveLength(1);
  });

  test('posts no log without a log channel', async () => {
    const bot = await openBot();
    await changeServer(bot.context, 'g', () => ({}));
    const { table } = await open(bot.context, { occupants: [person('ada'), { kind: 'open' }] });
    await moderate(bot, table.id, 'sureClose');
    expect((await read(bot, table.id)).status).toBe('over');
    expect(logged(bot)).toEqual([]);
  });
});

test('/moderate overview shows blocks, unfinished tables with links, and who plays most', async () => {
  const bot = await openBot();
  await setBlock(bot.context, 'g', '7', { by: '9', at: NOW, until: NOW + DAY_MS });
  await setBlock(bot.context, 'g', '8', { at: NOW });
  const over = await open(bot.context, { occupants: [ADA, BO] });
  await resign(bot.context, over.table.id, '2');
  await open(bot.context, { occupants: [ADA, person('3')], location: locationIn('d') });
  const { text, ids } = await bot
    .user('5', { permissions: PermissionFlagsBits.ModerateMembers })
    .command('moderate overview');
  const end = Math.ceil((NOW + DAY_MS) / 1000);
  expect(text.split('\n')).toEqual([
    '**Blocked** (2)',
    `- <@7> · ends <t:${end}:R> · by <@9>`,
    '- <@8>',
    '**Unfinished tables** (1)',
    '- [Noughts and Crosses](https://discord.com/channels/g/d) · <@1> and <@3>',
    '**Players at these tables and in the last 100 games** (3)',
    '- <@1> · 2 games',
    '- <@3> · 1 game',
    '- <@2> · 1 game',
  ]);
  expect(ids).toEqual([{ kind: 'sanction', act: 'choose', person: '0', from: undefined }, { kind: 'fairPlayList' }]);
});

test('/moderate table opens the moderation of a table of the same server, and closes only after a question', async () => {
  const bot = await openBot();
  const here = await open(bot.context, { occupants: [ADA, BO] });
  const elsewhere = await open(bot.context, { location: { ...locationIn('e'), guild: 'h' } });
  const moderate = (table: string) => admin(bot).command('moderate table', { table });
  expect((await moderate(elsewhere.table.id)).refused).toBe('noTable');
  expect((await moderate('none')).refused).toBe('noTable');
  expect((await moderate(here.table.id)).labels).toContain('Close table');
  expect((await read(bot, here.table.id)).status).toBe('playing');
});

test('keeps a removed name away, also in rematches, until a moderator allows one', async () => {
  const bot = await openBot();
  const { id } = (await open(bot.context, { occupants: [ADA, BO], name: 'Rude' })).table;
  const act = (what: 'name' | 'unlock') => admin(bot).press({ kind: 'moderate', act: what, table: id });
  await act('name');
  expect(await codeOf(renameTable(bot.context, id, '1', 'Rude again'))).toBe('nameLocked');
  expect(rematchOf(await findTable(bot.context, id), []).terms?.nameLocked).toBe(true);
  await act('unlock');
  expect((await renameTable(bot.context, id, '1', 'Kind')).table.terms.name).toBe('Kind');
  expect(logged(bot).at(-1)).toContain('<@9> allowed players to name a table again');
});

test('a canceled table loses its name, and leaves nothing to moderate', async () => {
  const bot = await openBot();
  const { id } = (await open(bot.context, { occupants: [ADA, { kind: 'open' }], name: 'Rude' })).table;
  await leaveTable(bot.context, id, '1');
  expect((await read(bot, id)).terms.name).toBeUndefined();
  expect((await admin(bot).press({ kind: 'moderate', act: 'show', table: id })).text).toContain('nothing to moderate');
});
