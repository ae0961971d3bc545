import { rmSync, writeFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '../bot/host/commit/table-lists.ts';
import { readTable, tableWrites } from '../bot/host/table/record.ts';
import { outboxEntryKind } from '../storage/records/time.ts';
import {
  ada,
  bo,
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
import { THINKING_FILE } from './games/slow-game.ts';

useFakeClock();

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
