import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playAlternately, startNoughts, textOf } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const ICONS = ['hamburger-menu', 'trophy', 'check-mark'];
/** Timeout for worker threads, which start slowly on a busy machine. */
const UPLOADED = 'Uploaded emojis';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  const presentation = {
    ...noughts.presentation,
    story: (...of) => noughts.presentation.story(...of).map((text) => ({ text: String(text), icon: 'check-mark' })),
  } as typeof noughts.presentation;
  testBot = await startTestBot([{ ...noughts, presentation }, guess], undefined, { emojis: ICONS });
  [ada, bo] = [await testBot.join('Ada'), await testBot.join('Bo')];
});

afterAll(() => testBot.close());

function emojiOn(message: APIMessage | undefined, label: string): string | undefined {
  const found = components(message as APIMessage).find((one) => one.label === label);
  expect(found, textOf(message)).toBeDefined();
  return (found as { emoji?: { name?: string } }).emoji?.name;
}

test('shows icons on buttons, events and results, but not in pings', async () => {
  await expect.poll(() => testBot.log.lines.map(({ message }) => message)).toContain(UPLOADED);
  const board = await startNoughts(ada, bo, 'table');
  expect(emojiOn(ada.latest(board), 'More')).toBe('hamburger_menu');
  await playAlternately(ada, bo, board, 'a1 b1 a2 b2 a3');
  expect(textOf(ada.latest(board))).toMatch(/> <:check_mark:\d+> /);
  const [trophy] = testBot.playground.world.emojis.all.filter(({ name }) => name === 'trophy');
  expect(textOf(ada.latest(board))).toContain(`<:trophy:${trophy?.id}> **`);
  const ping = await bo.until(() => bo.messages('table').find((one) => one.content.startsWith(`<@${bo.user.id}>`)));
  expect(textOf(ping)).not.toContain('<:');
});
