import { type Playground, startPlayground } from '@longtable/playground';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { type Child, startBot } from '../child-process.ts';
import { temporaryFolder } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

describeInBrowser('a bot that crashes during a game', () => {
  const folder = temporaryFolder();
  const database = `sqlite:${folder.path}/longtable.sqlite`;
  let playground: Playground;
  let bot: Child | undefined;
  let browser: Browser;

  beforeAll(async () => {
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false, answerMs: 3_000 });
    [bot, browser] = await Promise.all([startBot(playground, database), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await bot?.end('SIGKILL');
    await playground?.close();
    folder.remove();
  });

  test('is shown as offline, and the game continues in the same page after its restart', async () => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'desktop');
    await ada.command('/play runa', { seeds: '61,86' });
    await ada.until(async () => (await ada.listControls()).length === 3);
    await ada.play('3');
    await ada.play('1');
    const before = (await ada.board.innerText()).replace(/\s*⋯\s*$/, '');

    await bot?.end('SIGKILL');
    await ada.page.getByText('Longtable is offline').waitFor();
    const [press] = await ada.listControls();
    if (press) await ada.press(press);
    await ada.page.getByText('The application did not respond').waitFor();
    await ada.screenshot('outage');
    expect(await ada.board.innerText()).toContain(before);

    bot = await startBot(playground, database);
    await ada.page.getByText('Longtable is offline').waitFor({ state: 'hidden' });
    await ada.play('1');
    expect(await ada.page.getByText('The application did not respond').count()).toBe(0);
    await expect.poll(() => ada.board.innerText()).not.toContain(before);
    await ada.screenshot('outage-over');
    expect(ada.errors).toEqual([]);
  });
});
