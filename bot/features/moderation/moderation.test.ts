import { describe, expect, test } from 'vitest';
import { codeOf, loaded, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { joinTable } from '../../host/actions/join.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS } from '../../host/duration.ts';
import { blockOf } from '../../host/moderation/blocks.ts';
import { isVoidable } from '../../host/moderation/void.ts';
import { changeServer } from '../../host/settings/server.ts';
import { findTable } from '../../host/table/find.ts';

const NOW = 1_800_000_000_000;
const ADA = { kind: 'person', id: '1', name: 'Ada' } as const;
const BO = { kind: 'person', id: '2', name: 'Bo' } as const;

async function openBot(): Promise<FeatureBot> {
  const bot = await openFeatureBot(undefined, { now: () => NOW });
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  return bot;
}
const admin = (bot: FeatureBot) => bot.user('9', { isManager: true });
const logged = (bot: FeatureBot) => bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
const read = async (bot: FeatureBot, id: string) => loaded(await findTable(bot.context, id)).table;

describe('the moderation of a player', () => {
  const sanction = (bot: FeatureBot, act: Id<'sanction'>['act'], use = {}) =>
    admin(bot).press({ kind: 'sanction', act, person: '1' }, use);
  const block = (bot: FeatureBot, days: string, reason = '') =>
    admin(bot).submit({ kind: 'sanction', act: 'block', person: '1' }, { days, reason }, {});

  test('is for managers of a server', async () => {
    const bot = await openBot();
    const press = (where: object) => bot.user('2', where).press({ kind: 'sanction', act: 'unblock', person: '1' });
    expect((await press({})).refused).toBe('notManager');
    expect((await press({ guild: null })).refused).toBe('serverOnly');
    const submit = bot.user('2').submit({ kind: 'sanction', act: 'block', person: '1' }, { days: '', reason: '' }, {});
    expect((await submit).refused).toBe('notManager');
  });

  test.each(['0', '366', '1.5', 'x', '-1'])('rejects %s days', async (days) => {
    const bot = await openBot();
    expect((await block(bot, days)).text).toContain('365');
    expect(await blockOf(bot.context, 'g', '1')).toBeUndefined();
  });

  test.each(['1', '365', ' 2 '])('blocks for %s days', async (days) => {
    const bot = await openBot();
    await block(bot, days, ' spam ');
    expect(await blockOf(bot.context, 'g', '1')).toEqual({
      ...{ by: '9', at: NOW, until: NOW + Number(days) * DAY_MS, reason: 'spam' },
    });
    expect(logged(bot)).toMatchObject([expect.stringContaining('spam')]);
  });

  test('blocks without an end, refuses games, and ends the block', async () => {
    const bot = await openBot();
    const shown = await block(bot, '');
    expect(await blockOf(bot.context, 'g', '1')).toEqual({ by: '9', at: NOW });
    expect(shown.ids.map((id) => 'act' in id && id.act)).toEqual(['unblock', 'close', 'void']);
    const { table } = await open(bot.context, { sitters: [BO, { kind: 'open' }] });
    expect(codeOf(await joinTable(bot.context, table.id, '1'))).toBe('blocked');
    const free = await sanction(bot, 'unblock');
    expect(await blockOf(bot.context, 'g', '1')).toBeUndefined();
    expect(free.ids.map((id) => 'act' in id && id.act)).toEqual(['block', 'close', 'void']);
    expect(logged(bot)).toHaveLength(2);
  });

  test('asks for days and reason, and is opened for a chosen user', async () => {
    const bot = await openBot();
    expect((await sanction(bot, 'block')).form?.components).toHaveLength(2);
    expect((await sanction(bot, 'choose', { users: [{ id: '7' }] })).text).toContain('<@7>');
    expect((await sanction(bot, 'choose')).text).toMatch(/older version/);
    expect((await sanction(bot, 'show')).text).toContain('<@1>');
  });

  test('closes the tables of a user on this server after a confirmation', async () => {
    const bot = await openBot();
    const at = async (channel: string, guild: string) =>
      (await open(bot.context, { sitters: [ADA, BO], place: { guild, channel, message: null, language: 'en' } })).table
        .id;
    const [here, elsewhere] = [await at('c', 'g'), await at('x', 'h')];
    const asked = await sanction(bot, 'close');
    expect(asked.ids).toEqual([
      { kind: 'sanction', act: 'sureClose', person: '1' },
      { kind: 'sanction', act: 'show', person: '1' },
    ]);
    expect((await read(bot, here)).status).toBe('playing');
    await sanction(bot, 'sureClose');
    expect([(await read(bot, here)).status, (await read(bot, elsewhere)).status]).toEqual(['over', 'playing']);
    expect(logged(bot)).toHaveLength(1);
    await sanction(bot, 'sureClose');
    expect(logged(bot)).toHaveLength(1);
  });

  test('voids the games of a user after a confirmation', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { sitters: [ADA, BO] });
    loaded(await resign(bot.context, table.id, '2'));
    expect((await sanction(bot, 'void')).ids).toMatchObject([{ act: 'sureVoid' }, { act: 'show' }]);
    expect(isVoidable(await read(bot, table.id))).toBe(true);
    await sanction(bot, 'sureVoid', { isPrivate: true });
    expect(isVoidable(await read(bot, table.id))).toBe(false);
    expect(logged(bot)).toHaveLength(1);
    await sanction(bot, 'sureVoid', { isPrivate: true });
    expect(logged(bot)).toHaveLength(1);
  });
});

describe('the moderation of a table', () => {
  const moderate = (bot: FeatureBot, table: string, act: Id<'moderate'>['act']) =>
    admin(bot).press({ kind: 'moderate', act, table }, { isPrivate: true });
  const acts = async (bot: FeatureBot, table: string) =>
    (await moderate(bot, table, 'show')).ids.map((id) => ('act' in id ? `${id.kind} ${id.act}` : id.kind));

  test('is for managers of its server', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context);
    expect((await bot.user('ada').press({ kind: 'moderate', act: 'sureClose', table: table.id })).refused).toBe(
      'notManager',
    );
    const other = bot.user('9', { isManager: true, guild: 'h' });
    expect((await other.press({ kind: 'moderate', act: 'sureClose', table: table.id })).refused).toBe('noTable');
    expect((await read(bot, table.id)).status).toBe('playing');
  });

  test('offers what is possible: the name, the end, the result and the players', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { sitters: [ADA, BO], name: 'Rude' });
    const players = ['sanction show', 'sanction show'];
    expect(await acts(bot, table.id)).toEqual(['moderate name', 'moderate close', ...players]);
    expect((await moderate(bot, table.id, 'show')).labels.slice(2)).toEqual(['Ada', 'Bo']);
    await moderate(bot, table.id, 'name');
    expect((await read(bot, table.id)).terms.name).toBeUndefined();
    expect(logged(bot)).toMatchObject([expect.stringContaining('Rude')]);
    expect(await acts(bot, table.id)).toEqual(['moderate close', ...players]);
    loaded(await resign(bot.context, table.id, '2'));
    expect(await acts(bot, table.id)).toEqual(['moderate void', ...players]);
  });

  test.each(['close', 'void'] as const)('asks before it acts: %s', async (act) => {
    const bot = await openBot();
    const { table } = await open(bot.context, { sitters: [ADA, BO] });
    const sure = act === 'close' ? 'sureClose' : 'sureVoid';
    expect((await moderate(bot, table.id, act)).ids).toMatchObject([{ act: sure }, { act: 'show' }]);
    expect((await read(bot, table.id)).status).toBe('playing');
    if (act === 'void') loaded(await resign(bot.context, table.id, '2'));
    expect((await moderate(bot, table.id, sure)).refused).toBeUndefined();
    expect(logged(bot)).toHaveLength(1);
    expect((await moderate(bot, table.id, sure)).refused).toBeDefined();
    expect(logged(bot)).toHaveLength(1);
  });

  test('posts no log without a log channel', async () => {
    const bot = await openBot();
    await changeServer(bot.context, 'g', () => ({}));
    const { table } = await open(bot.context, { sitters: [person('ada'), { kind: 'open' }] });
    await moderate(bot, table.id, 'sureClose');
    expect((await read(bot, table.id)).status).toBe('over');
    expect(logged(bot)).toEqual([]);
  });
});
