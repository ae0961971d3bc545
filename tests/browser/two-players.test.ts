import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

describeInBrowser('two players at one table', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: PageUser;
  let bo: PageUser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot([noughts, guess]), launch()]);
    ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'desktop');
    bo = await PageUser.open(browser, testBot.playground.url, 'Bo', 'phone');
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  /** Waits until these words are visible without scrolling. */
  async function waitForText(who: PageUser, ...words: string[]): Promise<void> {
    for (const word of words) await expect.poll(() => visibleText(who)).toContain(word);
    expect(await who.layoutErrors()).toEqual([]);
  }

  /** Returns the visible text between header and composer. */
  function visibleText(who: PageUser): Promise<string> {
    return who.page.evaluate(() => {
      const frame = document.querySelector('.scroller')?.getBoundingClientRect();
      const isInside = ({ top, bottom }: DOMRect) => frame && top >= frame.top - 1 && bottom <= frame.bottom + 1;
      const walker = document.createTreeWalker(document.querySelector('.scroller') as Node, NodeFilter.SHOW_TEXT);
      const seen: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        if (isInside(range.getBoundingClientRect())) seen.push(walker.currentNode.textContent ?? '');
      }
      return seen.join('').replace(/\s+/g, ' ');
    });
  }

  const press = (who: PageUser, label: string) =>
    who.page.locator('.message').getByRole('button', { name: label, exact: true }).last().click();

  test('see the terms of the game in an invitation', async () => {
    await ada.command('/play noughts', { opponent: 'Bo', clock: '1 hour' });
    await waitForText(bo, 'Noughts and Crosses', 'Rated · 1 hour per turn', 'Accept');
    await bo.screenshot('talk-invitation-phone');
    await waitForText(ada, 'Only you can see these controls', 'Invite someone else', 'Cancel');
    await ada.screenshot('talk-invitation');
    await press(bo, 'Accept');
  });

  test('are pinged on their turn with the events so far, and move from that message', async () => {
    await waitForText(ada, 'It’s your turn in Noughts and Crosses. Time runs out', 'Your turn');
    await press(ada, 'Your turn');
    await waitForText(ada, 'Only you can see this', 'It’s your turn.');
    await ada.screenshot('talk-panel');
    await press(ada, 'a1');
    await waitForText(bo, 'Ada takes a1.', 'It’s your turn in Noughts and Crosses.', 'Go to board');
    await bo.screenshot('talk-ping-phone');
    await press(bo, 'Your turn');
    await waitForText(bo, 'It’s your turn.', 'More');
    await bo.screenshot('talk-panel-phone');
    await press(bo, 'b1');
    await waitForText(ada, 'Bo takes b1.', 'It’s your turn.');
    await press(ada, 'a2');
    await waitForText(bo, 'Ada takes a2.', 'It’s your turn.');
    await press(bo, 'b2');
    await waitForText(ada, 'Bo takes b2.', 'It’s your turn.');
  });

  test('answer an offer on its own message', async () => {
    await bo.command('/offer-draw');
    await waitForText(ada, 'Bo offers a draw. Do you agree?', 'Agree', 'Decline');
    await ada.screenshot('talk-offer');
    await press(ada, 'Decline');
    await expect.poll(() => visibleText(ada)).not.toContain('offers a draw');
  });

  test('are both notified of the end and start a rematch with one click', async () => {
    await press(ada, 'a3');
    await waitForText(bo, 'Ada wins: three in a row.', 'Rating:', 'Rematch');
    await waitForText(ada, 'You win: three in a row.', 'Rating:', 'Rematch');
    await Promise.all([bo.screenshot('talk-end-phone'), ada.screenshot('talk-end')]);
    await press(bo, 'Rematch');
    await waitForText(ada, 'Bo asked @Ada for a rematch', '1 hour per turn', 'Accept');
    await ada.screenshot('talk-rematch');
    await press(ada, 'Accept');
    await waitForText(bo, 'It’s your turn in Noughts and Crosses.');
    await bo.command('/tables');
    await waitForText(bo, 'Your tables: 1 of 1 is waiting for you.', 'Your turn');
    await bo.screenshot('talk-inbox-phone');
    expect([...ada.errors, ...bo.errors]).toEqual([]);
  });
});
