import { matchers, startPlayground } from '@longtable/playground';
import { afterEach, beforeEach, expect, test } from 'vitest';

expect.extend(matchers);
let discord;

beforeEach(async () => {
  discord = await startPlayground({ strict: true });
  await discord.startBot(['node', 'bot.js'], { cwd: import.meta.dirname });
});
afterEach(() => discord.close());

test('counts each person once', async () => {
  const [ada, bo] = [discord.user('Ada'), discord.user('Bo')];
  await ada.slash('/vote');
  await ada.click('Vote');
  await ada.click('Vote');
  await bo.click('Vote');
  expect(discord.channel('general').lastMessage()).toMatchText('2 in favour');
});
