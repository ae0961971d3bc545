import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { messageWithButton } from '../game-helpers.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

const ROOM = 'table';

const others: AnyGame[] = Array.from({ length: 60 }, (_, index) => ({
  ...(noughts as AnyGame),
  id: `game-${index}`,
  title: `Table Game ${index}`,
}));

describeInBrowser('sixty third-party games on a phone', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: PageUser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot([...builtInGames, ...others]), launch()]);
    ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'narrow');
    ada.page.setDefaultTimeout(8000);
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  test('finds one of them and plays its first move with five taps', async () => {
    const suggestion = (text: string) => ada.page.locator('.palette-item', { hasText: text });
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps++;
    };
    await tap(ada.composer);
    await ada.page.keyboard.type('/pl');
    await tap(suggestion('/play other'));
    await ada.page.keyboard.type('42');
    await tap(suggestion('Table Game 42'));
    await tap(ada.page.getByRole('button', { name: 'Send' }));
    const bo = await testBot.join('Bo');
    await bo.click(await messageWithButton(bo, ROOM, 'Join'), 'Join');
    await tap(ada.page.locator('.message').getByRole('button', { name: 'b2' }).last());
    await ada.page.getByText('Ada takes b2.').first().waitFor();
    expect(taps).toBe(5);
    expect(await ada.layoutErrors()).toEqual([]);
    expect(ada.errors).toEqual([]);
  });
});
