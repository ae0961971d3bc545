import { once } from 'node:events';
import type { TestUser } from '@longtable/playground';
import { GUILD, TEXT_CHANNELS } from '@longtable/playground';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../bot/host/commit/table-lists.ts';
import { PERMISSIONS } from '../bot/invite.ts';
import { labelsOn, lastEphemeral, startNoughts } from './game-helpers.ts';
import { builtInGames, testGamesModule } from './games/index.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const [ROOM, SECOND, LOUNGE] = TEXT_CHANNELS.map(({ id }) => id) as [string, string, string];

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeEach(async () => {
  testBot = await startTestBot(builtInGames, 'memory:', { gamesModule: testGamesModule });
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterEach(() => testBot.close());

/** Limits the bot's permissions in a channel and waits until it has received them. */
async function allow(channel: string, access: 'full' | 'threads' | 'none'): Promise<void> {
  const received = once(testBot.longtable.gateway, 'access');
  testBot.playground.world.setAccess(channel, access);
  await received;
}

/**
 * Returns the permissions that the invite link in a text requests for this server, or undefined if there is no such
 * link.
 */
function requestedPermissions(text = ''): bigint | undefined {
  const { searchParams } = new URL(/\(<(.+?)>\)/.exec(text)?.[1] ?? 'about:blank');
  return searchParams.get('guild_id') === GUILD.id ? BigInt(searchParams.get('permissions') ?? 0) : undefined;
}

test('names missing permissions before it opens a table and offers other channels', async () => {
  await allow(ROOM, 'none');
  await allow(LOUNGE, 'threads');
  await ada.command(ROOM, 'play', { subcommand: 'noughts', options: { opponent: bo.user.id } });
  const offer = lastEphemeral(ada, ROOM);
  expect(offer.content).toContain(
    'I’m missing the **View Channel** and **Send Messages** permissions in this channel.',
  );
  expect(requestedPermissions(offer.content)).toEqual(PERMISSIONS.reduce((all, bit) => all | bit, 0n));
  expect(labelsOn(offer)).toEqual(['#second-table']);
  await ada.configure({ do: 'language', language: 'de' });
  await ada.command(LOUNGE, 'play', { subcommand: 'guess', options: { computer: 'steady' } });
  const german = lastEphemeral(ada, LOUNGE);
  expect(german.content).toContain('Mir fehlt die Berechtigung **Nachrichten senden** in diesem Kanal.');
  expect(labelsOn(german)).toEqual(['Thread eröffnen', '#second-table', 'In einer Direktnachricht']);
  await ada.click(german, 'In einer Direktnachricht');
  const direct = await ada.until(() => ada.channels.find(({ type }) => type === 1));
  await ada.until(() => ada.messages(direct.id).some((message) => labelsOn(message).length > 0));
  await ada.click(offer, '#second-table');
  await bo.until(() => bo.messages(SECOND).some((message) => labelsOn(message).includes('Accept')));
  expect(await tablesOf(testBot.longtable.bot.context, ada.user.id)).toHaveLength(2);
});

test('notifies the players of a table whose channel is inaccessible and lets them move it', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await allow(ROOM, 'none');
  await ada.command(ROOM, 'move', { options: { move: 'a1' } });
  const direct = await bo.until(() => bo.channels.find(({ type }) => type === 1));
  await bo.until(() => bo.messages(direct.id).some(({ content }) => content.includes('move the table')));
  expect(requestedPermissions(bo.messages(direct.id).at(-1)?.content)).toBeDefined();
  await bo.command(ROOM, 'board');
  expect(lastEphemeral(bo, ROOM).content).toContain('I’m missing the');
  expect(await bo.autocomplete(SECOND, 'board', { options: { table: 'nou' }, focused: 'table' })).toHaveLength(1);
  await bo.command(SECOND, 'board');
  const moved = await bo.until(() => bo.messages(SECOND).find(({ content }) => content.includes('takes a1')));
  await bo.click(moved, 'b1');
  await ada.until(() => ada.latest(moved)?.content.includes('takes b1'));
  await allow(ROOM, 'full');
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { computer: 'steady' } });
  await ada.until(() => ada.messages(ROOM).some(({ id, content }) => id > board.id && content.includes('Guess')));
});

test('updates a board as soon as the bot has access again', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await allow(ROOM, 'none');
  await ada.command(ROOM, 'resign');
  await ada.click(lastEphemeral(ada, ROOM), 'Resign');
  await expect.poll(() => testBot.longtable.bot.context.counts.retries).toBe(1);
  expect(labelsOn(ada.latest(board) ?? board)).not.toEqual([]);
  await allow(ROOM, 'full');
  await ada.until(() => ada.latest(board)?.content.includes('resigned'));
});
