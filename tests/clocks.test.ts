import { rmSync, writeFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '../bot/host/commit/table-lists.ts';
import { readTable, tableWrites } from '../bot/host/table/record.ts';
import { outboxEntryKind } from '../storage/records/time.ts';
import {
  ada,
  advanceClock,
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
import { isEphemeral, labelsOn, lastEphemeral } from './game-helpers.ts';
import { THINKING_FILE } from './games/slow-game.ts';

useFakeClock();

test('pings the player to move once and deletes the previous ping', async () => {
  const board = await joinTable('noughts');
  const first = await waitForPing(ada, 'It’s your turn in');
  expect(first.mentions.map(({ id }) => id)).toEqual([ada.user.id]);
  await ada.click(board, 'a1');
  const second = await waitForPing(bo, 'It’s your turn in');
  await bo.until(() => !bo.latest(first));
  await testBot.restartBot();
  expect(pingsFor(bo)).toEqual([second]);
  expect(bo.messages(ROOM)).toHaveLength(2);
  await bo.until(() => bo.online);
  await bo.click(board, 'b1');
  await waitForPing(ada, 'It’s your turn in');
});

test('sends a ping once although the process crashes before storing it', async () => {
  await joinTable('noughts');
  const call = await waitForPing(ada, 'It’s your turn in');
  await testBot.restartBot();
  const { context } = testBot.longtable.bot;
  const [id] = await tablesOf(context, ada.user.id);
  const table = await readTable(context, id ?? '');
  if (!table) throw new Error('no table');
  const notice = { nonce: `${call.nonce}`, about: 'turn' as const, seats: [0] };
  await context.storage.transact({
    writes: [
      ...tableWrites(context, undefined, { ...table, pings: { ...table.pings, notices: [notice] } }),
      context.storage.store(outboxEntryKind).put('crashed', { table: table.id, at: now, tries: 0 }),
    ],
  });
  await testBot.restartBot();
  await testBot.restartBot();
  expect(pingsFor(ada)).toEqual([call]);
  expect((await readTable(context, table.id))?.pings.notices).toEqual([]);
});

test('sends no pings at a table with only one user', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { computer: 'steady', clock: DAY } });
  const board = ada.messages(ROOM).at(-1) as APIMessage;
  await ada.command(ROOM, 'move', { options: { move: 'pick 9' } });
  // The computer picks before or after her and guesses immediately if it starts.
  await ada.until(() => /Computer|pick/.test(ada.latest(board)?.content ?? ''));
  const outboxEntries = testBot.longtable.bot.context.storage.store(outboxEntryKind);
  await expect.poll(async () => (await Array.fromAsync(outboxEntries.ids())).length).toBe(0);
  await testBot.restartBot();
  expect(ada.messages(ROOM).filter((message) => !isEphemeral(message))).toHaveLength(1);
});

test('shows the deadline of the turn on the board', async () => {
  const board = await joinTable('noughts', { clock: 6 * HOUR });
  const until = Math.floor((now + 6 * HOUR) / 1000);
  expect(ada.latest(board)?.content).toContain(`Time runs out <t:${until}:R>`);
  expect((await waitForPing(ada, 'It’s your turn in')).content).toContain(`<t:${until}:R>`);
});

test('sends a reminder exactly once across three restarts', async () => {
  await joinTable('noughts', { clock: DAY });
  await waitUntilDue(20 * HOUR);
  const reminder = await waitForPing(ada, 'running out of time');
  for (let restart = 0; restart < 3; restart++) {
    await testBot.restartBot(() => {
      advanceClock(HOUR);
    });
    await testBot.longtable.runDue();
  }
  await testBot.restartBot();
  expect(pingsFor(ada)).toEqual([reminder]);
});

test('reports only the time-out, once, after a day of downtime', async () => {
  await joinTable('noughts', { clock: HOUR });
  await testBot.restartBot(() => {
    advanceClock(DAY);
  });
  await Promise.all([testBot.longtable.runDue(), testBot.longtable.runDue()]);
  await waitForPing(bo, 'has run out of time');
  await testBot.restartBot();
  await testBot.longtable.runDue();
  await testBot.restartBot();
  expect(pingsFor(bo)).toHaveLength(1);
  expect(JSON.stringify(bo.messages(ROOM))).not.toContain('running out of time');
});

test('lets only the waiting player claim the win after a time-out', async () => {
  const board = await joinTable('noughts', { clock: HOUR });
  await waitUntilDue(HOUR);
  const question = await waitForPing(bo, 'has run out of time');
  expect(question.mentions.map(({ id }) => id)).toEqual([bo.user.id]);
  expect(labelsOn(question)).toEqual(['Claim the win', 'Give more time']);
  await ada.click(question, 'Claim the win');
  expect(lastEphemeral(ada, ROOM)?.content).toContain('Only a player who’s waiting');
  await bo.click(question, 'Claim the win');
  const end = await bo.until(
    () => bo.latest(board)?.content.includes('Time ran out for Ada. Bo wins.') && bo.latest(board),
  );
  expect(end.content).toMatch(/Rating: Ada 1500\? → \*\*\d+\?\*\* \(−\d+\) · Bo 1500\? → \*\*\d+\?\*\* \(\+\d+\)/);
  const news = await waitForPing(ada, 'Time ran out for Ada. Bo wins.');
  expect(labelsOn(news)).toEqual(['Rematch', 'Go to board']);
  await bo.until(() => bo.latest(question)?.components?.length === 0);
});

test('restarts the full turn clock when the opponent grants more time', async () => {
  const board = await joinTable('noughts', { clock: HOUR });
  await waitUntilDue(HOUR);
  const question = await waitForPing(bo, 'has run out of time');
  await bo.click(question, 'Give more time');
  await bo.until(() => bo.latest(question)?.content.includes('Bo gave Ada more time.'));
  const until = Math.floor((now + HOUR) / 1000);
  await bo.until(() => bo.latest(board)?.content.includes(`Time runs out <t:${until}:R>`));
  await bo.until(() => pingsFor(ada).some(({ content }) => content.includes(`<t:${until}:R>`)));
  await waitUntilDue(HOUR);
  await waitForPing(bo, 'has run out of time');
});

test('lets the computer take over a seat after a time-out', async () => {
  const board = await joinTable('guess', { clock: HOUR });
  await bo.command(ROOM, 'move', { options: { move: 'pick 9' } });
  await waitUntilDue(HOUR);
  const question = await waitForPing(bo, 'has run out of time');
  expect(labelsOn(question)).toEqual(['Claim the win', 'Give more time', 'Let the computer play']);
  await bo.click(question, 'Let the computer play');
  await bo.until(() => bo.latest(question)?.content === 'Bo let the computer take over for Ada.');
  await bo.until(() => bo.latest(board)?.content.endsWith('**Bo** to move.'));
  await bo.command(ROOM, 'move', { options: { move: 'guess 2' } });
  await bo.until(() => bo.latest(board)?.content.includes('wins'));
  await ada.command(ROOM, 'tables');
  expect(lastEphemeral(ada, ROOM)?.content).toContain('You’re not at any table');
});

test('lets a late player move and marks the time-out message as outdated', async () => {
  const board = await joinTable('noughts', { clock: HOUR });
  await waitUntilDue(HOUR);
  const question = await waitForPing(bo, 'has run out of time');
  await bo.until(() => bo.latest(board)?.content.includes('Time ran out'));
  expect(await ada.click(board, 'a1')).toEqual({ ok: true });
  await bo.click(question, 'Claim the win');
  await bo.until(() => lastEphemeral(bo, ROOM)?.content?.includes('The board has changed since then'));
  expect(bo.latest(question)?.components).toEqual([]);
});

test('sends reminders by DM or not at all, as each player has set', async () => {
  await ada.command('lounge', 'reminders', { options: { via: 'dm' } });
  expect(lastEphemeral(ada, 'lounge').content).toBe(
    'Reminders: a DM, once per turn, or daily if there’s no clock. Quiet hours: none.',
  );
  await bo.command('lounge', 'reminders', { options: { via: 'none' } });
  const board = await joinTable('noughts', { clock: HOUR });
  await waitUntilDue(0.9 * HOUR);
  const direct = await ada.until(() => ada.channels.find(({ type }) => type === 1));
  const reminder = await ada.until(() =>
    ada
      .messages(direct.id)
      .find(({ content }) => content.includes('You’re running out of time in **Noughts and Crosses**')),
  );
  expect(JSON.stringify(reminder.components)).toContain(`/${board.channel_id}/${board.id}`);
  expect(labelsOn(reminder)).toEqual(['Your turn', 'My tables', 'Go to board']);
  await ada.until(() => ada.messages(direct.id).length === 1);
  await ada.click(board, 'a1');
  await waitUntilDue(0.9 * HOUR);
  await testBot.restartBot();
  expect(JSON.stringify(bo.messages(ROOM))).not.toContain('running out of time');
});

test('delays a reminder until the quiet hours end', async () => {
  const quiet = { 'quiet-from': '17:00', 'quiet-to': '8:00', timezone: 'Europe/Berlin' };
  await ada.command('lounge', 'reminders', { options: quiet });
  expect(lastEphemeral(ada, 'lounge').content).toContain('Quiet hours: 17:00–08:00 (Europe/Berlin)');
  await joinTable('noughts', { clock: DAY });
  await waitUntilDue(19.5 * HOUR);
  await testBot.restartBot();
  expect(JSON.stringify(bo.messages(ROOM))).not.toContain('running out of time');
  await waitUntilDue(0.5 * HOUR);
  await waitForPing(ada, 'running out of time');
});

test('explains invalid quiet hours and autocompletes time zones', async () => {
  const replyTo = async (options: Record<string, string>) => {
    await ada.command('lounge', 'reminders', { options });
    return lastEphemeral(ada, 'lounge').content;
  };
  expect(await replyTo({ 'quiet-from': '22:00' })).toContain('Quiet hours need three things');
  expect(await replyTo({ 'quiet-from': '22:00', 'quiet-to': 'late', timezone: 'UTC' })).toContain(
    'Enter times like 22:00',
  );
  expect(await replyTo({ 'quiet-from': '22:00', 'quiet-to': '7', timezone: 'Mars' })).toContain(
    'I don’t know that time zone',
  );
  const zones = await ada.autocomplete('lounge', 'reminders', { options: { timezone: 'berl' }, focused: 'timezone' });
  expect(zones.map(({ value }) => value)).toEqual(['Europe/Berlin']);
});

test('answers users while a computer thinks, and repeats its move after a restart', async () => {
  writeFileSync(THINKING_FILE, '');
  onTestFinished(() => rmSync(THINKING_FILE, { force: true }));
  await ada.command('lounge', 'play', { subcommand: 'slow', options: { computer: 'long' } });
  const pondered = ada.messages('lounge').at(-1) as APIMessage;
  expect(pondered.content).toContain('The computer is thinking…');
  const board = await joinTable('noughts');
  expect(await ada.click(board, 'a1')).toEqual({ ok: true });
  expect(ada.latest(pondered)?.content).toContain('The computer is thinking…');
  await testBot.restartBot();
  rmSync(THINKING_FILE);
  await ada.until(() => ada.latest(pondered)?.content.includes('picks a number'));
});
