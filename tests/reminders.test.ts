import type { TestUser } from '@longtable/playground';
import { expect, test } from 'vitest';
import { digestKind } from '../bot/features/people/record.ts';
import {
  ada,
  bo,
  DAY,
  HOUR,
  joinTable,
  now,
  pingsFor,
  ROOM,
  testBot,
  useFakeClock,
  waitForPing,
  waitUntilDue,
} from './fake-clock.ts';
import { labelsOn, lastEphemeral } from './game-helpers.ts';

const OTHER = 'lounge';
const NIGHT = { 'quiet-from': '9:00', 'quiet-to': '12:00', timezone: 'UTC' };

useFakeClock();

const dmOf = (who: TestUser) => who.channels.find(({ type }) => type === 1)?.id ?? '';
const waitForDm = (who: TestUser, words: string) =>
  who.until(() => who.messages(dmOf(who)).find(({ content }) => content.includes(words)));

/** Waits until the pings of this many tables are held back for Ada. */
const waitForHeldPings = (count: number) =>
  expect
    .poll(async () => (await testBot.longtable.bot.context.storage.store(digestKind).get(ada.user.id))?.tables.length)
    .toBe(count);

test.each([
  ['mention', '2 tables are waiting for you:', 'My tables'],
  ['dm', '2 tables are waiting for you:', 'My tables'],
])('combines the pings of several tables after quiet hours into one message: %s', async (mode, words, button) => {
  await ada.command(OTHER, 'reminders', { options: { via: mode, ...NIGHT } });
  const boards = [await joinTable('noughts'), await joinTable('noughts', { room: OTHER, clock: DAY })] as const;
  await waitForHeldPings(2);
  await waitUntilDue(1.5 * HOUR);
  expect([...pingsFor(ada), ...pingsFor(ada, OTHER)]).toEqual([]);
  await waitUntilDue(0.5 * HOUR);
  await testBot.longtable.runDue();
  const digest = mode === 'dm' ? await waitForDm(ada, words) : await waitForPing(ada, words);
  expect(digest.content).toContain('Time runs out <t:');
  expect(digest.content.includes('Bo')).toBe(mode === 'dm');
  expect(labelsOn(digest)).toEqual([button]);
  expect(pingsFor(ada, OTHER)).toEqual([]);
  expect(pingsFor(ada)).toHaveLength(mode === 'dm' ? 0 : 1);

  await ada.click(boards[0], 'a1');
  await waitForPing(bo, 'It’s your turn in');
  expect(ada.latest(digest)).toBeDefined();
  await ada.click(boards[1], 'a1');
  await ada.until(() => !ada.latest(digest));
});

test('stops the clock during a vacation, shows it to all and applies the server’s limit', async () => {
  const board = await joinTable('noughts', { clock: DAY });
  await ada.command(ROOM, 'vacation');
  const page = lastEphemeral(ada, ROOM);
  expect(page.content).toContain('You’re not on vacation');
  await ada.click(page, '3 days');
  await ada.until(() => labelsOn(ada.latest(page)).includes('7 days longer'));
  const away = (days: number) => `You’re on vacation until <t:${(now + days * DAY) / 1000}:f>`;
  expect(ada.latest(page)?.content).toContain(away(3));
  await ada.click(page, '7 days longer');
  await ada.until(() => ada.latest(page)?.content.includes(away(10)));
  await ada.click(page, 'End vacation');
  await ada.until(() => labelsOn(ada.latest(page)).includes('28 days'));
  await ada.command(ROOM, 'vacation', { options: { until: 'soon' } });
  expect(lastEphemeral(ada, ROOM)?.content).toContain('like 2026-08-14');
  await ada.command(ROOM, 'vacation', { options: { until: '2026-05-06' } });
  const end = Date.parse('2026-05-07T00:00:00Z') / 1000;
  await ada.until(() => lastEphemeral(ada, ROOM)?.content.includes(`You’re on vacation until <t:${end}:f>`));
  await bo.until(() => bo.latest(board)?.content.includes(`Ada is on vacation until <t:${end}:f>.`));
  expect(bo.latest(board)?.content).toContain(`Time runs out <t:${end + DAY / 1000}:R>`);
  await bo.command(ROOM, 'tables');
  expect(JSON.stringify(lastEphemeral(bo, ROOM)?.components)).toContain(`Ada is on vacation until <t:${end}:f>.`);
  await ada.command(ROOM, 'vacation', { options: { end: true } });
  await ada.until(() => lastEphemeral(ada, ROOM)?.content.includes('Welcome back'));
  await bo.until(() => !bo.latest(board)?.content.includes('vacation'));
});
