import type { TestUser } from '@longtable/playground/testing/test-user';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect } from 'vitest';
import { builtInGames, testGamesModule } from './games/index.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const ROOM = 'table';

/** The bot, two people and the time of the test that runs. */
export let testBot: TestBot;
export let ada: TestUser;
export let bo: TestUser;
export let now: number;

/** Opens a testBot for every test of a file on which time passes as the test wants; no error may be logged on it. */
export function useFakeClock(): void {
  beforeEach(async () => {
    now = Date.parse('2026-05-04T10:00:00Z');
    testBot = await startTestBot(builtInGames, 'memory:', { now: () => now, shelfModule: testGamesModule });
    [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  });
  afterEach(async () => {
    const errors = testBot.log.lines.filter(({ level }) => level === 'error');
    await testBot.close();
    expect(errors).toEqual([]);
  });
}

/** Time passes unnoticed. */
export function advanceClock(ms: number): void {
  now += ms;
}

/** Time passes, and the bell rings. */
export async function waitUntilDue(ms: number): Promise<void> {
  advanceClock(ms);
  await testBot.longtable.ring();
}

/** The messages that mention somebody and stand in a room at present. */
export function pingsFor(who: TestUser, room = ROOM): APIMessage[] {
  return bo.messages(room).filter(({ mentions }) => mentions.some(({ id }) => id === who.user.id));
}

/** The message that calls somebody with these words, as soon as it is there. */
export function waitForPing(who: TestUser, words: string, room = ROOM): Promise<APIMessage> {
  return bo.until(() => pingsFor(who, room).find(({ content }) => content.includes(words)));
}

/** Ada opens a table and Bo sits down. */
export async function joinTable(game: string, { room = ROOM, clock }: { room?: string; clock?: number } = {}) {
  await ada.command(room, 'play', { subcommand: game, options: clock === undefined ? {} : { clock } });
  const board = ada.messages(room).at(-1) as APIMessage;
  expect(await bo.click(board, 'Join')).toEqual({ ok: true });
  return board;
}
