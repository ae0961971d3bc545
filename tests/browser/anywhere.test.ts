import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { FORUM, GUILD } from '@longtable/playground';
import { call } from '@longtable/playground/testing/raw-bot';
import { event } from '@longtable/playground/testing/rules/answers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

describeInBrowser('a DM of two users', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: PageUser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot([duel, noughts]), launch()]);
    ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'phone');
  });
  afterAll(async () => {
    await browser.close();
    await testBot.close();
  });

  const drawer = (pageUser: PageUser) => pageUser.page.locator('button.menu').click();

  test('lists forum posts with their tags, and server events above the channels', async () => {
    const { playground } = testBot;
    const tags = [{ id: '1', name: 'Playing', moderated: false, emoji_id: null, emoji_name: null }];
    playground.world.changeChannel(FORUM.id, { available_tags: tags });
    const post = { name: 'Card Duel · Ada – Bo', message: { content: 'The board' }, applied_tags: ['1'] };
    await call(playground, 'POST', `/channels/${FORUM.id}/threads`, post);
    await call(playground, 'POST', `/guilds/${GUILD.id}/scheduled-events`, event());
    await drawer(ada);
    await ada.page.locator('.event', { hasText: 'Tournament' }).waitFor();
    await ada.page.locator(`.place[data-channel-id="${FORUM.id}"]`).click();
    await ada.page.locator('.thread-card', { hasText: 'Playing' }).click();
    await ada.page.locator('h1', { hasText: '#forum' }).waitFor();
    await ada.board.getByText('The board').waitFor();
    expect(ada.errors).toEqual([]);
  });
});
