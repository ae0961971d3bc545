import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, type ShortRequest } from '../../../tests/context.ts';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changePerson, changeServer, readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const COMPUTER = { kind: 'computer' as const, level: 'master' };
const ALONE: ShortRequest = {
  ...{ game: noughtsWithComputers, occupants: [person('ada'), COMPUTER] },
  location: { ...locationIn('c'), message: 'm' },
};
type Preference = Id<'preference'>['what'];

async function openPeople() {
  const bot = await openFeatureBot([noughtsWithComputers], { now: () => NOW });
  return {
    bot,
    ada: bot.user('ada'),
    read: (user = 'ada') => readPerson(bot.context, user),
    prefer: (what: Preference, value: string, use = {}, where: Where = {}) =>
      bot.user('ada', where).press({ kind: 'preference', what, value }, use),
    showAs: (table: string, how: 'plain' | 'picture' | 'sentences', who = 'ada', where: Where = {}, use = {}) =>
      bot.user(who, where).press({ kind: 'showAs', table, how }, use),
    boards: (channel = 'c') => bot.rest.sent.filter((sent) => sent.channel === channel),
    tableIn: async (channel: string) => (await bot.tableIn(channel)).table,
  };
}

describe('the display', () => {
  test('is plain by default, and is stored and marked with the states of both switches', async () => {
    const { ada, read, prefer } = await openPeople();
    const first = await ada.command('display');
    expect(first.messages[0]?.marked).toEqual(['Plain']);
    expect(first.labels.slice(-2)).toEqual(['Animations: on', 'Icons: on']);
    const shown = await ada.command('display', { style: 'sentences' });
    expect(await read()).toMatchObject({ display: 'sentences' });
    expect(shown.ids.filter(({ kind }) => kind === 'display')).toHaveLength(3);
    await ada.press({ kind: 'display', how: 'picture' });
    expect(await read()).toMatchObject({ display: 'picture' });
    for (const [what, label] of [
      ['still', 'Animations'],
      ['plain', 'Icons'],
    ] as const) {
      const off = await prefer(what, 'on', { isPrivate: true });
      expect([off.labels.includes(`${label}: off`), (await read())[what]]).toEqual([true, true]);
      expect(off.ids).toContainEqual({ kind: 'preference', what, value: 'off' });
      expect(off.messages).toMatchObject([{ isEdit: true }]);
      const on = await prefer(what, 'off');
      expect([on.labels.includes(`${label}: on`), (await read())[what]]).toEqual([true, undefined]);
    }
    expect(await read('bo')).toEqual({});
  });

  test('of pictures is set in a message beside the pressed one', async () => {
    const { prefer, read } = await openPeople();
    const { messages } = await prefer('pictures', '', { isPrivate: true });
    expect(messages).toMatchObject([{ isEdit: false, isPrivate: true }]);
    expect(await read()).toMatchObject({ display: 'picture' });
  });

  test('changes the board of a user who plays alone; at a shared one it is confirmed in private', async () => {
    const { bot, read, showAs, boards, tableIn } = await openPeople();
    const { table } = await open(bot.context, ALONE);
    await showAs(table.id, 'sentences');
    expect((await tableIn('c')).location.display).toBe('sentences');
    const shared = (await open(bot.context, { game: noughts, location: locationIn('d') })).table.id;
    for (const who of ['ada', 'eve']) {
      const answer = await showAs(shared, 'picture', who, { channel: 'd' });
      expect(answer.messages).toMatchObject([{ isPrivate: true, isEdit: false }]);
      expect([answer.text.split(':')[0], answer.ids]).toEqual(['Your boards', []]);
    }
    expect((await tableIn('d')).location.display).toBeUndefined();
    expect(await read()).toMatchObject({ display: 'picture' });
    expect(boards('d')).toEqual([]);
    expect((await showAs(table.id, 'picture', 'cy', { guild: 'h', channel: 'x' })).refused).toBe('notYourTable');
    expect(await read('cy')).toEqual({});
  });

  test('says once that it applies to all games', async () => {
    const { bot, showAs } = await openPeople();
    const { table } = await open(bot.context, ALONE);
    const note = 'This applies to all your games.';
    const said = [(await showAs(table.id, 'picture')).text, (await showAs(table.id, 'plain')).text];
    expect(said.map((text) => text.includes(note))).toEqual([true, false]);
    const shared = (await open(bot.context, { game: noughts, location: locationIn('d') })).table.id;
    const inPanel = async (how: 'plain' | 'picture') =>
      (await showAs(shared, how, 'bo', { channel: 'd' }, { isPrivate: true })).messages.at(-1)?.text ?? '';
    expect(await inPanel('picture')).toMatch(/^✓ Your boards: .* This applies to all your games\./);
    expect((await inPanel('plain')).startsWith('**')).toBe(true);
  });
});

describe('reminders', () => {
  test('are set by command or menu and summed up', async () => {
    const { ada, read, prefer } = await openPeople();
    const first = await ada.command('reminders');
    expect(first.text).toBe(
      'Reminders: a mention in the channel, once per turn, or daily if there’s no clock. Quiet hours: none.',
    );
    expect(first.messages[0]?.marked).toEqual(['a mention in the channel']);
    expect(first.labels.at(-1)).toBe('Set quiet hours');
    const chosen = await ada.command('reminders', { via: 'dm', frequency: 'daily' });
    expect(chosen.text).toBe('Reminders: a DM, daily. Quiet hours: none.');
    expect(chosen.messages[0]?.marked).toEqual(['a DM', 'daily']);
    expect(await read()).toMatchObject({ reminders: 'dm', often: 'daily' });
    const often = { kind: 'preference', what: 'often', value: '' };
    expect(chosen.ids).toContainEqual(often);
    const none = await prefer('via', '', { values: ['none'] });
    expect([none.text, none.ids.filter(({ kind }) => kind === 'preference').length]).toEqual([
      'Reminders: none. Quiet hours: none.',
      2,
    ]);
    await prefer('often', '', { values: ['twice'] });
    expect(await read()).toMatchObject({ reminders: 'none', often: 'twice' });
  });

  test.each(['via', 'often', 'vacation'] as const)('reject a value of “%s” that no menu offers', async (what) => {
    const { prefer, read } = await openPeople();
    for (const value of ['always', 'toString', '5'])
      expect((await prefer(what, '', { values: [value] })).text).toMatch(/older version/);
    expect(await read()).toEqual({});
  });

  test('have quiet hours, which are asked for, checked and removed', async () => {
    const { ada, read, prefer } = await openPeople();
    const id = { kind: 'preference', what: 'quiet', value: 'form' } as const;
    const inputs = async () => (await ada.press(id)).form?.components;
    expect(await inputs()).toMatchObject([
      { label: 'Start', component: { custom_id: 'from', required: true } },
      { label: 'End', component: { custom_id: 'to', required: true } },
      { label: 'Time zone', component: { custom_id: 'zone', required: true } },
    ]);
    const submit = async (from: string, to: string, zone: string) =>
      (await ada.submit(id, { from, to, zone }, {})).text;
    expect(await submit('25:00', '7:00', 'UTC')).toContain('Enter times like 22:00 or 7:30.');
    expect(await submit('22:00', '7:00', 'Mars/Base')).toContain(
      'I don’t know that time zone. Choose one from the list, such as Europe/Berlin.',
    );
    expect((await ada.command('reminders', { 'quiet-from': '22:00' })).text).toContain(
      'Quiet hours need three things: a start, an end and your time zone.',
    );
    expect(await submit('22:00', '7:30', 'Asia/Tokyo')).toContain('22:00–07:30 (Asia/Tokyo)');
    expect(await inputs()).toMatchObject(['22:00', '07:30', 'Asia/Tokyo'].map((value) => ({ component: { value } })));
    const removed = await prefer('quiet', 'none');
    expect(removed.text).toContain('Quiet hours: none.');
    expect((await read()).quiet).toBeUndefined();
    const zones = await ada.suggest('reminders', { timezone: 'new york' });
    expect(zones.map(({ value }) => value)).toEqual(['America/New_York']);
  });
});

describe('invitations', () => {
  test('can come again a day after one was declined, which can be undone', async () => {
    const { bot, tableIn } = await openPeople();
    const { table } = await open(bot.context, { occupants: [person('1'), { kind: 'invited', id: '2' }] });
    const declined = await bot.user('2').press({ kind: 'decline', table: table.id });
    expect(declined.text).toBe(
      `You declined the invitation. <@1> can invite you again <t:${(NOW + DAY_MS) / 1000}:R>.`,
    );
    expect(declined.labels).toEqual(['Accept after all', 'Block their invitations']);
    await bot.user('2').press({ kind: 'join', table: table.id }, { isPrivate: true });
    expect((await tableIn('c')).status).toBe('playing');
  });

  test('of users are refused and allowed by the opposite buttons, or in a menu in which they are selected', async () => {
    const { bot, ada, read } = await openPeople();
    const press = (act: 'refuse' | 'allow', user: string) => ada.press({ kind: 'inviter', act, person: user });
    expect(await press('refuse', '2')).toMatchObject({
      ...{ text: '<@2> can’t invite you anymore.', labels: ['Allow again'] },
    });
    await press('refuse', '3');
    expect((await read()).notInvitedBy).toEqual(['2', '3']);
    expect(await press('allow', '2')).toMatchObject({
      ...{ text: '<@2> can invite you again.', labels: ['Block their invitations'] },
    });
    expect((await read()).notInvitedBy).toEqual(['3']);
    const id = { kind: 'inviter', act: 'choose', person: '0' } as const;
    const chosen = await ada.press(id, { users: [{ id: '4' }, { id: '5' }], isPrivate: true });
    expect([chosen.text.startsWith('Reminders: '), (await read()).notInvitedBy]).toEqual([true, ['4', '5']]);
    expect((await ada.press(id)).text).toMatch(/older version/);
    const { messages } = await ada.command('reminders');
    const sent = JSON.stringify(bot.rest.find(messages[0]?.id ?? ''));
    expect(sent).toMatch(/"min_values":0,"max_values":25,"default_values":\[\{"id":"4"[^\]]*"id":"5"/);
    await ada.press(id, { users: [], isPrivate: true });
    expect((await read()).notInvitedBy ?? []).toEqual([]);
  });
});

describe('a vacation', () => {
  const at = (days: number) => `<t:${(NOW + days * DAY_MS) / 1000}:`;
  const START = ['3 days', '7 days', '14 days', '28 days'];
  const NONE = 'You’re not on vacation. Start one with `/vacation until`.';

  test('has buttons to start, extend and end it, and is shown on the boards of the user', async () => {
    const { bot, ada, prefer, boards } = await openPeople();
    const { table } = await open(bot.context, { location: { ...locationIn('c'), message: 'm' } });
    const seats = async () => (await findTable(bot.context, table.id)).table.seats;
    const press = (days: number) => prefer('vacation', String(days));
    expect(await ada.command('vacation')).toMatchObject({
      ...{ text: expect.stringContaining('You’re not on vacation.'), labels: START },
    });
    const started = await press(7);
    expect(started.labels).toEqual(['End vacation', '3 days longer', '7 days longer']);
    expect(started.messages[0]?.marked).toEqual(['End vacation']);
    expect(started.text).toContain(`You’re on vacation until ${at(7)}`);
    expect((await ada.command('vacation')).text).toBe(started.text);
    expect(await seats()).toMatchObject([{ id: 'ada', away: NOW + 7 * DAY_MS }, { id: 'bo' }]);
    expect(boards()).toHaveLength(1);
    expect((await press(3)).text).toContain(at(10));
    expect(await press(0)).toMatchObject({ text: expect.stringContaining('Welcome back.'), labels: START });
    expect((await seats())[0]).not.toHaveProperty('away');
    expect((await press(0)).text).toBe(NONE);
  });

  test('shows when the clocks start again within the limit of this server', async () => {
    const { bot, prefer } = await openPeople();
    await changeServer(bot.context, 'g', () => ({ vacation: 7 * DAY_MS }));
    const elsewhere = await prefer('vacation', '14', {}, { guild: 'h' });
    expect(elsewhere.text.split('\n')[0]).toMatch(new RegExp(`until ${at(14)}[^.]*\\.`));
    expect((await prefer('vacation', '0')).text).toContain('Welcome back.');
    expect((await prefer('vacation', '14')).text).toMatch(
      new RegExp(`on vacation until ${at(14)}.* On this server your clocks start again on ${at(7)}`),
    );
  });
});

test('deletes the data of a user after a question, and redraws the boards of their tables', async () => {
  const { bot, ada, boards } = await openPeople();
  const { table } = await open(bot.context, { location: { ...locationIn('c'), message: 'm' } });
  await changePerson(bot.context, 'ada', () => ({ display: 'picture' }));
  expect((await ada.command('delete-my-data')).ids).toMatchObject([{ kind: 'forget' }, { kind: 'forget' }]);
  const kept = await ada.press({ kind: 'forget', sure: false }, { isPrivate: true });
  expect([kept.text, kept.ids, boards()]).toEqual(['OK, nothing was deleted.', [], []]);
  const deleted = await ada.press({ kind: 'forget', sure: true }, { isPrivate: true });
  expect(deleted.messages).toMatchObject([{ isEdit: true, text: expect.stringMatching(/^Done\./) }]);
  expect(boards().filter(({ id }) => id === 'm')).toHaveLength(1);
  expect((await findTable(bot.context, table.id)).table.status).toBe('over');
});
