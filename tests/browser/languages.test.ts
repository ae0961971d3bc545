import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

describeInBrowser('German and English at one table', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: PageUser;
  let cleo: PageUser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot(builtInGames), launch()]);
    ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'desktop');
    cleo = await PageUser.open(browser, testBot.playground.url, 'Cleo', 'phone');
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  /** Waits for a private message with these words and checks that it fits the window. */
  async function waitForPrivateText(who: PageUser, ...words: string[]): Promise<void> {
    await expect.poll(() => who.ephemeral.innerText()).toContain(words[0]);
    const text = await who.ephemeral.innerText();
    for (const word of words) expect(text).toContain(word);
    expect(await who.layoutErrors()).toEqual([]);
  }

  const waitForBoardText = (who: PageUser, word: string) => expect.poll(() => who.board.innerText()).toContain(word);

  test('shows help in the user’s language', async () => {
    await ada.command('/help');
    await waitForPrivateText(
      ada,
      'Longtable hosts games you play at your own pace',
      'Learn a game step by step…',
      'Find your games',
      'Place farmers face down, unite them',
    );
    await ada.screenshot('help-en');
    await cleo.command('/help');
    await waitForPrivateText(
      cleo,
      'spielt ihr in eurem Tempo',
      'Spiel Schritt für Schritt lernen …',
      'Deine Spiele finden',
      'Platziere verdeckte Bauern',
    );
    await cleo.screenshot('help-de');
  });

  test('shows an English board to both users and private messages in each user’s language', async () => {
    await ada.command('/play dungeon');
    await waitForBoardText(cleo, 'Choose your hero');
    await waitForBoardText(ada, 'Choose your hero');
    await ada.screenshot('board-en');
    const [hero] = await cleo.listControls();
    if (hero) await cleo.press(hero);
    await waitForPrivateText(cleo, 'Du sitzt nicht an diesem Tisch', 'Eröffne mit /spielen einen eigenen');
    await cleo.screenshot('refusal-de');
    await ada.command('/resign');
    await waitForPrivateText(ada, 'Resign this game?');
    await ada.ephemeral.getByRole('button', { name: 'Resign' }).click();
    await waitForBoardText(cleo, 'Ada resigned.');
  });

  test('applies the server’s language to the board, but not to private messages', async () => {
    await ada.command('/settings language Deutsch');
    await ada.page.keyboard.press('Enter');
    await waitForPrivateText(ada, 'Language of public boards: Deutsch');
    await cleo.command('/play farmland', { computer: 'anfänger' });
    await waitForBoardText(ada, 'Dein Zug');
    await waitForBoardText(cleo, 'am Zug');
    await ada.board.getByRole('button', { name: 'Dein Zug' }).click();
    await waitForPrivateText(ada, 'Computer (Beginner)');
    await ada.screenshot('board-de');
    await cleo.board.getByRole('button', { name: 'Dein Zug' }).click();
    await waitForPrivateText(cleo, 'Deck', '8000 Leben');
    await cleo.screenshot('panel-de');
  });

  test('offers /play with its German name and texts', async () => {
    await cleo.composer.click();
    await cleo.page.keyboard.type('/spiel');
    await cleo.page.getByText('/spielen farmland').last().waitFor();
    await cleo.page.locator('#palette').getByText('Platziere verdeckte Bauern').waitFor();
    await cleo.screenshot('commands-de');
    expect([...ada.errors, ...cleo.errors]).toEqual([]);
  });
});
