import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { readPerson } from '../../host/settings.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const openBot = () => openFeatureBot([noughtsWithComputers], { now: () => NOW });

describe('the display', () => {
  test('is stored for the user and shown with the other displays', async () => {
    const bot = await openBot();
    const shown = await bot.user('ada').command('display', { style: 'sentences' });
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ display: 'sentences' });
    expect(shown.ids.filter(({ kind }) => kind === 'display')).toHaveLength(3);
    await bot.user('ada').press({ kind: 'display', how: 'picture' });
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ display: 'picture' });
    expect((await bot.user('ada').command('display')).text).toBe((await bot.user('ada').command('display')).text);
    expect(await readPerson(bot.context, 'bo')).toEqual({});
  });

  test.each(['still', 'plain'] as const)('switches “%s” on and off', async (what) => {
    const bot = await openBot();
    const page = await bot.user('ada').press({ kind: 'preference', what, value: 'on' });
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ [what]: true });
    expect(page.ids).toContainEqual({ kind: 'preference', what, value: 'off' });
    const off = await bot.user('ada').press({ kind: 'preference', what, value: 'off' });
    expect((await readPerson(bot.context, 'ada'))[what]).toBeUndefined();
    expect(off.ids).toContainEqual({ kind: 'preference', what, value: 'on' });
  });

  test('of pictures is set in a message beside the pressed one', async () => {
    const bot = await openBot();
    const answer = await bot
      .user('ada')
      .press({ kind: 'preference', what: 'pictures', value: '' }, { isPrivate: true });
    expect(answer.messages).toMatchObject([{ isEdit: false, isPrivate: true }]);
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ display: 'picture' });
  });

  test('changes the board of a user who plays alone, and not a shared one', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, {
      ...{ game: noughtsWithComputers, occupants: [person('ada'), { kind: 'computer', level: 'master' }] },
    });
    await bot.user('ada').press({ kind: 'showAs', table: table.id, how: 'sentences' });
    expect((await bot.tableIn('c')).table.location.display).toBe('sentences');
    const location = { guild: 'g', channel: 'd', message: null, language: 'en' as const };
    const shared = await open(bot.context, { game: noughts, location });
    const answer = await bot
      .user('ada', { channel: 'd' })
      .press({ kind: 'showAs', table: shared.table.id, how: 'picture' });
    expect(answer.messages).toMatchObject([{ isPrivate: true, isEdit: false }]);
    expect((await bot.tableIn('d')).table.location.display).toBeUndefined();
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ display: 'picture' });
  });

  test('redraws own boards that have another display, and skips tables of games that are gone', async () => {
    const bot = await openBot();
    const alone = {
      game: noughtsWithComputers,
      occupants: [person('ada'), { kind: 'computer', level: 'master' }],
    } as const;
    await open(bot.context, alone);
    await open(bot.context, { ...alone, location: locationIn('d') });
    const choose = (how: 'picture' | 'plain') => bot.user('ada').press({ kind: 'display', how });
    const tables = async () => Promise.all(['c', 'd'].map(async (channel) => (await bot.tableIn(channel)).table));
    await choose('picture');
    const redrawn = await tables();
    expect(redrawn.map(({ location }) => location.display)).toEqual(['picture', 'picture']);
    await choose('picture');
    expect((await tables()).map(({ revision }) => revision)).toEqual(redrawn.map(({ revision }) => revision));
    (bot.context.games as Map<string, unknown>).clear();
    await choose('plain');
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ display: 'plain' });
  });

  test('shows only the first time that a display applies to all games', async () => {
    const bot = await openBot();
    const occupants = [person('ada'), { kind: 'computer' as const, level: 'master' }];
    const { table } = await open(bot.context, { game: noughtsWithComputers, occupants });
    const press = (how: 'plain' | 'picture') => bot.user('ada').press({ kind: 'showAs', table: table.id, how });
    expect((await press('picture')).text).toContain('This applies to all your games.');
    expect((await press('plain')).text).not.toContain('This applies to all your games.');
    const shared = await open(bot.context, { game: noughts, location: locationIn('d') });
    const inPanel = async (how: 'plain' | 'picture') => {
      const bo = bot.user('bo', { channel: 'd' });
      return (await bo.press({ kind: 'showAs', table: shared.table.id, how }, { isPrivate: true })).messages.at(-1);
    };
    expect((await inPanel('picture'))?.text).toMatch(/^✓ Your boards: .* This applies to all your games\./);
    expect((await inPanel('plain'))?.text).toMatch(/^(?!.*Your boards)./s);
  });
});

describe('reminders', () => {
  test('are set by command or menu, and need no schedule if there are none', async () => {
    const bot = await openBot();
    const ada = bot.user('ada');
    const all = await ada.command('reminders', { via: 'dm', frequency: 'daily' });
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ reminders: 'dm', often: 'daily' });
    expect(all.ids).toContainEqual({ kind: 'preference', what: 'often', value: '' });
    const none = await ada.press({ kind: 'preference', what: 'via', value: '' }, { values: ['none'] });
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ reminders: 'none' });
    expect(none.ids).not.toContainEqual({ kind: 'preference', what: 'often', value: '' });
    await ada.press({ kind: 'preference', what: 'often', value: '' }, { values: ['twice'] });
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ often: 'twice' });
  });

  test.each(['via', 'often', 'vacation'] as const)('reject a value of “%s” that no menu offers', async (what) => {
    const bot = await openBot();
    for (const value of ['always', 'toString', '5']) {
      const answer = await bot.user('ada').press({ kind: 'preference', what, value: '' }, { values: [value] });
      expect(answer.text).toMatch(/older version/);
    }
    expect(await readPerson(bot.context, 'ada')).toEqual({});
  });

  test('have quiet hours, which are asked for, checked and removed', async () => {
    const bot = await openBot();
    const ada = bot.user('ada');
    const id = { kind: 'preference', what: 'quiet', value: 'form' } as const;
    const { form } = await ada.press(id);
    expect(JSON.stringify(form)).not.toContain('"value"');
    expect(form?.custom_id).toBe('preference|quiet|form');
    expect(form?.components).toMatchObject(Array(3).fill({ component: { required: true } }));
    const wrong = await ada.submit(id, { from: '25:00', to: '7:00', zone: 'UTC' }, {});
    expect(wrong.refused).toBeDefined();
    expect((await ada.submit(id, { from: '22:00', to: '7:00', zone: 'Mars/Base' }, {})).refused).toBeDefined();
    const shown = await ada.submit(id, { from: '22:00', to: '7:30', zone: 'Europe/Berlin' }, {});
    expect(shown.text).toContain('22:00–07:30 (Europe/Berlin)');
    expect(shown.ids).toContainEqual({ ...id, value: 'none' });
    expect(JSON.stringify((await ada.press(id)).form)).toContain('"value":"Europe/Berlin"');
    const removed = await ada.press({ ...id, value: 'none' });
    expect((await readPerson(bot.context, 'ada')).quiet).toBeUndefined();
    expect(removed.ids).not.toContainEqual({ ...id, value: 'none' });
  });

  test('suggest time zones by parts of their names', async () => {
    const bot = await openBot();
    const zones = await bot.user('ada').suggest('reminders', { timezone: 'new york' });
    expect(zones.map(({ value }) => value)).toEqual(['America/New_York']);
  });
});

describe('users who may not invite', () => {
  test('are added and removed with a button that undoes it', async () => {
    const bot = await openBot();
    const refused = await bot.user('1').press({ kind: 'inviter', act: 'refuse', person: '2' });
    expect(refused.ids).toEqual([{ kind: 'inviter', act: 'allow', person: '2' }]);
    expect(refused.text).toContain('<@2>');
    await bot.user('1').press({ kind: 'inviter', act: 'refuse', person: '3' });
    expect((await readPerson(bot.context, '1')).notInvitedBy).toEqual(['2', '3']);
    const allowed = await bot.user('1').press({ kind: 'inviter', act: 'allow', person: '2' });
    expect(allowed.ids).toEqual([{ kind: 'inviter', act: 'refuse', person: '2' }]);
    expect((await readPerson(bot.context, '1')).notInvitedBy).toEqual(['3']);
  });

  test('are chosen in a menu', async () => {
    const bot = await openBot();
    const id = { kind: 'inviter', act: 'choose', person: '0' } as const;
    const chosen = await bot.user('1').press(id, { users: [{ id: '4' }, { id: '5' }] });
    expect(chosen.ids).toContainEqual(id);
    expect((await readPerson(bot.context, '1')).notInvitedBy).toEqual(['4', '5']);
    expect((await bot.user('1').press(id)).text).toMatch(/older version/);
    expect((await readPerson(bot.context, '1')).notInvitedBy).toEqual(['4', '5']);
  });
});

describe('a vacation', () => {
  test('needs a last day in the future', async () => {
    const bot = await openBot();
    const take = async (day: string) => (await bot.user('ada').command('vacation', { until: day })).refused;
    expect([await take('2026-02-28'), await take('soon')]).toEqual(['badDate', 'badDate']);
    expect(await take('2026-03-01')).toBeUndefined();
  });
});
