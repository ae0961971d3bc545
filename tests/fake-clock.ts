import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect } from 'vitest';
import { builtInGames, testGamesModule } from './games/index.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const ROOM = 'table';

/** Bot, users and time of the running test. */
export let testBot: TestBot;
export let ada: TestUser;
export let bo: TestUser;
export let now: number;

/** Starts a bot with a fake clock before each test and checks for logged errors after it. */
export function useFakeClock(): void {
  beforeEach(async () => {
    now = Date.parse('2026-05-04T10:00:00Z');
    testBot = await startTestBot(builtInGames, 'memory:', { now: () => now, gamesModule: testGamesModule });
    [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  });
  afterEach(async () => {
    const errors = testBot.log.lines.filter(({ level }) => level === 'error');
    await testBot.close();
    expect(errors).toEqual([]);
  });
}

/** Advances the time without running due work. */
function advanceClock(ms: number): void {
  now += ms;
}

/** Advances the time and runs due work. */
export async function waitUntilDue(ms: number): Promise<void> {
  advanceClock(ms);
  await testBot.longtable.runDue();
}

/** Returns the messages in a channel that mention a user. */
export function pingsFor(who: TestUser, room = ROOM): APIMessage[] {
  return bo.messages(room).filter(({ mentions }) => mentions.some(({ id }) => id === who.user.id));
}

/** Waits for a ping with these words. */
export function waitForPing(who: TestUser, words: string, room = ROOM): Promise<APIMessage> {
  return bo.until(() => pingsFor(who, room).find(({ content }) => content.includes(words)));
}

/** Lets Ada open a table and Bo join it. */
export async function joinTable(game: string, { room = ROOM, clock }: { room?: string; clock?: number } = {}) {
  await ada.command(room, 'play', { subcommand: game, options: clock === undefined ? {} : { clock } });
  const board = ada.messages(room).at(-1) as APIMessage;
  expect(await bo.click(board, 'Join')).toEqual({ ok: true });
  return board;
}
