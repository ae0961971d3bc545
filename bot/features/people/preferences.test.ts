import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, type ShortRequest } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changePerson, readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const openBot = () => openFeatureBot([noughtsWithComputers], { now: () => NOW });
const ALONE: ShortRequest = {
  ...{ game: noughtsWithComputers, occupants: [person('ada'), { kind: 'computer', level: 'master' }] },
  location: { ...locationIn('c'), message: 'm' },
};
const boards = ({ rest }: FeatureBot, channel = 'c') => rest.sent.filter((one) => one.channel === channel);

describe('a chosen display', () => {
  test.each<[string, Id]>([
    ['the display settings', { kind: 'display', how: 'sentences' }],
    ['the welcome card', { kind: 'preference', what: 'pictures', value: '' }],
  ])('in %s redraws the board and the open panel of the user', async (_, id) => {
    const bot = await openBot();
    await open(bot.context, ALONE);
    const { table } = await open(bot.context, { location: { ...locationIn('d'), message: 'n' } });
    await bot.user('ada', { channel: 'd' }).press({ kind: 'panel', table: table.id });
    const edits = () => bot.rest.requests.filter((request) => request.startsWith('PATCH /webhooks')).length;
    const before = edits();
    await bot.user('ada', { channel: 'e' }).press(id);
    expect(boards(bot)).toMatchObject([{ id: 'm', isEdit: true }]);
    expect(boards(bot, 'd')).toEqual([]);
    expect(edits()).toBe(before + 1);
  });

  test('at a shared table is confirmed once in private, without the panel if the board was pressed', async () => {
    const bot = await openBot();
    await open(bot.context, ALONE);
    const { table } = await open(bot.context, { location: locationIn('d') });
    for (const who of ['ada', 'eve']) {
      const answer = await bot.user(who, { channel: 'd' }).press({ kind: 'showAs', table: table.id, how: 'picture' });
      expect(answer.messages).toMatchObject([{ isPrivate: true, isEdit: false }]);
      expect([answer.text.split(':')[0], answer.ids]).toEqual(['Your boards', []]);
    }
    expect(boards(bot)).toMatchObject([{ id: 'm' }]);
  });

  test('needs a table that the user can see', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, ALONE);
    const answer = await bot
      .user('eve', { guild: 'h', channel: 'x' })
      .press({ kind: 'showAs', table: table.id, how: 'picture' });
    expect(answer.refused).toBeDefined();
    expect(await readPerson(bot.context, 'eve')).toEqual({});
  });

  test('is plain by default and marked, with the states of both switches', async () => {
    const bot = await openBot();
    const shown = await bot.user('ada').command('display');
    expect(shown.messages[0]?.marked).toEqual(['Plain']);
    expect(shown.labels.slice(-2)).toEqual(['Animations: on', 'Icons: on']);
    const still = await bot.user('ada').press({ kind: 'preference', what: 'still', value: 'on' }, { isPrivate: true });
    expect(still.labels.slice(-2)).toEqual(['Animations: off', 'Icons: on']);
    expect(still.ids.slice(-2)).toMatchObject([{ value: 'off' }, { value: 'on' }]);
    expect(still.messages).toMatchObject([{ isEdit: true }]);
    await bot.user('ada').press({ kind: 'preference', what: 'still', value: 'off' });
    expect(await readPerson(bot.context, 'ada')).toEqual({});
  });
});

describe('reminders', () => {
  test('are summed up, and the menus have the chosen values', async () => {
    const bot = await openBot();
    const first = await bot.user('ada').command('reminders');
    expect(first.text).toBe(
      'Reminders: a mention in the channel, once per turn, or daily if there’s no clock. Quiet hours: none.',
    );
    expect(first.messages[0]?.marked).toEqual(['a mention in the channel']);
    expect(first.labels.at(-1)).toBe('Set quiet hours');
    const chosen = await bot.user('ada').command('reminders', { via: 'dm', frequency: 'daily' });
    expect(chosen.text).toBe('Reminders: a DM, daily. Quiet hours: none.');
    expect(chosen.messages[0]?.marked).toEqual(['a DM', 'daily']);
    expect((await bot.user('ada').command('reminders', { via: 'none' })).text).toBe(
      'Reminders: none. Quiet hours: none.',
    );
  });

  test('have the current quiet hours in their form', async () => {
    const bot = await openBot();
    await changePerson(bot.context, 'ada', () => ({ quiet: { from: '22:00', to: '07:30', zone: 'Asia/Tokyo' } }));
    const { form } = await bot.user('ada').press({ kind: 'preference', what: 'quiet', value: 'form' });
    expect(form?.components).toMatchObject([
      { label: 'Start', component: { custom_id: 'from', value: '22:00' } },
      { label: 'End', component: { custom_id: 'to', value: '07:30' } },
      { label: 'Time zone', component: { custom_id: 'zone', value: 'Asia/Tokyo' } },
    ]);
    const removed = await bot.user('ada').press({ kind: 'preference', what: 'quiet', value: 'none' });
    expect(removed.text).toContain('Quiet hours: none.');
  });

  test('have a menu of the users who may not invite, in which they are selected', async () => {
    const bot = await openBot();
    await changePerson(bot.context, 'ada', () => ({ notInvitedBy: ['4', '5'] }));
    const { messages } = await bot.user('ada').command('reminders');
    const sent = JSON.stringify(bot.rest.find(messages[0]?.id ?? ''));
    expect(sent).toMatch(/"min_values":0,"max_values":25,"default_values":\[\{"id":"4"[^\]]*"id":"5"/);
    const chosen = await bot
      .user('ada')
      .press({ kind: 'inviter', act: 'choose', person: '0' }, { users: [], isPrivate: true });
    expect(chosen.text).toMatch(/^Reminders: /);
    expect((await readPerson(bot.context, 'ada')).notInvitedBy ?? []).toEqual([]);
  });
});

describe('invitations', () => {
  test('can come again a day after one was declined', async () => {
    const bot = await openBot();
    const occupants = [
      { kind: 'person' as const, id: '1' },
      { kind: 'invited' as const, id: '2' },
    ];
    const { table } = await open(bot.context, { occupants });
    const declined = await bot.user('2').press({ kind: 'decline', table: table.id });
    expect(declined.text).toBe(
      `You declined the invitation. <@1> can invite you again <t:${(NOW + DAY_MS) / 1000}:R>.`,
    );
    expect(declined.labels).toEqual(['Accept after all', 'Block their invitations']);
    await bot.user('2').press({ kind: 'join', table: table.id }, { isPrivate: true });
    expect((await bot.tableIn('c')).table.status).toBe('playing');
  });

  test('of a user are refused or allowed with the opposite button', async () => {
    const bot = await openBot();
    const press = (act: 'refuse' | 'allow') => bot.user('1').press({ kind: 'inviter', act, person: '2' });
    expect(await press('refuse')).toMatchObject({ text: '<@2> can’t invite you anymore.', labels: ['Allow again'] });
    expect(await press('allow')).toMatchObject({
      ...{ text: '<@2> can invite you again.', labels: ['Block their invitations'] },
    });
  });
});

test('deletes the data of a user, confirms it and redraws the boards of their tables', async () => {
  const bot = await openBot();
  const { table } = await open(bot.context, { location: { ...locationIn('c'), message: 'm' } });
  expect((await bot.user('ada').command('delete-my-data')).ids).toMatchObject([{ kind: 'forget' }, { kind: 'forget' }]);
  const kept = await bot.user('ada').press({ kind: 'forget', sure: false }, { isPrivate: true });
  expect(kept.text).toBe('OK, nothing was deleted.');
  expect(kept.ids).toEqual([]);
  expect(boards(bot)).toEqual([]);
  const deleted = await bot.user('ada').press({ kind: 'forget', sure: true }, { isPrivate: true });
  expect(deleted.messages).toMatchObject([{ isEdit: true, text: expect.stringMatching(/^Done\./) }]);
  expect(boards(bot).filter(({ id }) => id === 'm')).toHaveLength(1);
  expect((await findTable(bot.context, table.id)).table.status).toBe('over');
});
