import { APPLICATION_ID, type Playground, startPlayground, TEXT_CHANNELS } from '@longtable/playground';
import { call, RawGateway } from '@longtable/playground/testing/raw-bot';
import type { APIMessage } from 'discord-api-types/v10';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { closePages, describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

const [GENERAL, RANDOM] = TEXT_CHANNELS;
const button = (label: string, custom_id: string) => ({ type: 2, style: 1, label, custom_id });
const row = (...components: object[]) => ({ type: 1, components });
const lines = (count: number, first = 'Line') =>
  Array.from({ length: count }, (_, index) => `${first} ${index}`).join('\n');

describeInBrowser('what the page shows', () => {
  let playground: Playground;
  let browser: Browser;
  let line: RawGateway;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    playground = await startPlayground({ limits: false });
    line = await RawGateway.ready(playground, 1);
    await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'ping', description: 'd' }]);
  });
  afterEach(async () => {
    await closePages(browser);
    line.close();
    await playground.close();
  });

  const post = async (body: object, channel: string = GENERAL.id): Promise<APIMessage> =>
    (await call(playground, 'POST', `/channels/${channel}/messages`, body)).body;
  const answer = async (type: number, data: object) => {
    const { d } = await line.event('INTERACTION_CREATE');
    return call(playground, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type, data });
  };
  /** Returns the pixels between the top of the list and the top of a message. */
  const topOf = (user: PageUser, id: string) =>
    user.page.evaluate((message) => {
      const [list, node] = ['.scroller', `[data-message-id="${message}"]`].map((one) => document.querySelector(one));
      return (node?.getBoundingClientRect().top ?? 0) - (list?.getBoundingClientRect().top ?? 0);
    }, id);

  test('counts mentions elsewhere on the menu button, and shows the message of a thread as its first message', async () => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'phone');
    const menu = ada.page.locator('.menu');
    await menu.waitFor();
    expect(await menu.locator('.badge').isVisible()).toBe(false);
    const game = await post({ content: 'Round 1: Ada – Bo' }, RANDOM.id);
    await call(playground, 'POST', `/channels/${RANDOM.id}/messages/${game.id}/threads`, { name: 'Ada – Bo' });
    const you = await ada.page.locator('.face[aria-pressed="true"]').getAttribute('data-person');
    await post({ content: `<@${you}> has an invitation` }, game.id);
    await ada.until(async () => (await menu.innerText()).includes('1'));
    expect(await menu.getAttribute('aria-label')).toMatch(/, 1 unread$/);
    await menu.click();
    await ada.page.locator(`.place[data-channel-id="${game.id}"]`).click();
    await ada.page.locator('.message', { hasText: 'Round 1: Ada – Bo' }).waitFor();
    expect(await ada.page.locator('.message').count()).toBe(2);
    expect(await menu.locator('.badge').isVisible()).toBe(false);
    expect(ada.errors).toEqual([]);
  });

  test('opens a fresh channel at its first message, also if that arrives later', async () => {
    const welcome = await post({ content: lines(80, 'Welcome') });
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'phone');
    await ada.until(async () => Math.abs((await topOf(ada, welcome.id)) - 8) < 12);
    await ada.screenshot('welcome-phone');
    const bo = await PageUser.open(browser, `${playground.url}`, 'Bo', 'phone');
    await bo.page.evaluate(
      (id) => document.querySelector<HTMLElement>(`[data-channel-id="${id}"]`)?.click(),
      RANDOM.id,
    );
    const later = await post({ content: lines(80, 'Later') }, RANDOM.id);
    await bo.until(async () => Math.abs((await topOf(bo, later.id)) - 8) < 12);
  });

  test('follows a public answer to a press after scrolling up', async () => {
    for (const at of [1, 2, 3]) await post({ content: lines(20, `Old ${at}`) });
    await post({ content: lines(30), components: [row(button('Quick start', 'quick'))] });
    await post({ content: lines(40, 'Below') });
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'phone');
    await ada.page.getByRole('button', { name: 'Quick start' }).scrollIntoViewIfNeeded();
    await ada.page.getByRole('button', { name: 'Quick start' }).click();
    await answer(4, { content: 'Your table is open.' });
    const board = ada.page.locator('.message', { hasText: 'Your table is open.' });
    await board.waitFor();
    await ada.until(async () => (await board.boundingBox())!.y < 800);
    expect(await ada.page.locator('.new-messages').isVisible()).toBe(false);
  });

  test('shows on a phone who the user is, and closes the drawer over what it opened', async () => {
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'narrow');
    await ada.page.getByTitle('You are Ada. Switch person').click();
    await ada.page.locator('.face', { hasText: 'Bo' }).click();
    await ada.page.getByTitle('You are Bo. Switch person').waitFor();
    const isOpen = () => ada.page.locator('.app.drawer').count();
    expect(await isOpen()).toBe(0);
    for (const opener of ['[data-settings]', '[data-new-chat]', '[data-add-person]']) {
      await ada.page.locator('.menu').click();
      await ada.page.locator(opener).click();
      await ada.page.locator('dialog').waitFor();
      expect(await isOpen()).toBe(0);
      await ada.page.keyboard.press('Escape');
    }
    expect(ada.errors).toEqual([]);
  });

  test('is another person in each new tab, and stays that person after a reload', async () => {
    const context = await browser.newContext();
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(playground.url);
      await tab.locator('.face[aria-pressed="true"]').waitFor();
    }
    const names = () =>
      Promise.all(tabs.map((tab) => tab.locator('.face[aria-pressed="true"] .face-name').innerText()));
    expect(await names()).toEqual(['Ada', 'Bo']);
    await tabs[1]?.locator('.face', { hasText: 'Dev' }).click();
    await tabs[1]?.locator('.face[aria-pressed="true"]', { hasText: 'Dev' }).waitFor();
    for (const tab of tabs) await tab.reload();
    for (const tab of tabs) await tab.locator('.face[aria-pressed="true"]').waitFor();
    expect(await names()).toEqual(['Ada', 'Dev']);
    await context.close();
  });

  test.each([
    ['desktop', 'Dark', 'rgb(49, 51, 56)'],
    ['phone', 'Light', 'rgb(255, 255, 255)'],
  ] as const)('has a theme, on a %s', async (window, theme, ground) => {
    await post({
      content: `\`\`\`ansi\n\u001b[30mgrey\u001b[0m \u001b[31mred\u001b[0m \u001b[32mgreen\u001b[0m\n\`\`\` [link](https://example.com) <@1200000000000000001>`,
      components: [row(button('Go', 'go'), { ...button('Grey', 'grey'), style: 2 })],
    });
    const ada = await PageUser.open(browser, playground.url, 'Ada', window);
    if (window === 'phone') await ada.page.locator('.menu').click();
    await ada.page.locator('[data-settings]').click();
    await ada.screenshot(`settings-${theme}-${window}`);
    await ada.page.locator('[data-choice="theme"]').selectOption({ label: theme });
    await ada.page.keyboard.press('Escape');
    const style = (selector: string, name: 'color' | 'backgroundColor') =>
      ada.page
        .locator(selector)
        .first()
        .evaluate((node, key) => getComputedStyle(node)[key], name);
    expect(await style('body', 'backgroundColor')).toBe(ground);
    expect(await style('.ansi-0', 'color')).toBe('rgb(79, 84, 92)');
    expect(await style('.ansi-1', 'color')).toBe('rgb(220, 50, 47)');
    await ada.screenshot(`theme-${theme}-${window}`);
    await ada.page.reload();
    await ada.page.locator('.ansi-0').waitFor();
    expect(await style('body', 'backgroundColor')).toBe(ground);
  });

  test('moves the clock ahead and shows relative times from there', async () => {
    const inTwoDays = Math.floor(Date.now() / 1000) + 2 * 86_400;
    await post({ content: `<t:${inTwoDays}:R>` });
    const ada = await PageUser.open(browser, playground.url, 'Ada', 'desktop');
    expect(await ada.page.locator('.stamp').innerText()).toMatch(/in 2 days/);
    await ada.page.locator('[data-settings]').click();
    await ada.page.locator('[data-later="day"]').click();
    await ada.until(async () => /in (24 hours|1 day)|in 23 hours/.test(await ada.page.locator('.stamp').innerText()));
    expect(Math.round((playground.clock.now() - Date.now()) / 3_600_000)).toBe(24);
  });
});
