import { spy } from '@longtable/spy';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseValue } from '../../bot/custom-ids/ids.ts';
import { parseId } from '../ids.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

/** Maximum number of presses in a match. */
const MAX_PRESSES = 400;
const PREFERENCES = [/^(choose|>enter)$/, /^>?open /, /^>?spy [A-Z]+\d/, /^>?walk [A-Z]+\d/, /^retire$/];

describeInBrowser('No Time to Spy between two players', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: PageUser;
  let bo: PageUser;

  beforeAll(async () => {
    testBot = await startTestBot([spy]);
    browser = await launch();
    ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'phone');
    bo = await PageUser.open(browser, testBot.playground.url, 'Bo', 'phone');
  });
  afterAll(async () => {
    await browser?.close();
    await testBot.close();
  });

  const boardOf = ({ page }: PageUser) =>
    page
      .locator('.message:not(.ephemeral)')
      .filter({ has: page.locator('pre') })
      .first();
  const isOver = async (pageUser: PageUser) => (await boardOf(pageUser).innerText()).includes('The match is over');

  /** Presses the preferred choice in a user's panel. Returns false if it is not their turn. */
  async function act(pageUser: PageUser): Promise<boolean> {
    const panel = pageUser.ephemeral;
    const found = await panel.locator('[data-custom-id]').evaluateAll((nodes) =>
      nodes.flatMap((node) => {
        const customId = node.getAttribute('data-custom-id') ?? '';
        const options = [...(node.parentElement?.querySelectorAll('[data-value]') ?? [])];
        return options.length === 0
          ? [{ customId, value: '' }]
          : options.map((option) => ({ customId, value: option.getAttribute('data-value') ?? '' }));
      }),
    );
    const offered = found.flatMap(({ customId, value }) => {
      const id = parseId(customId);
      const line = value === '' ? (id?.kind === 'choice' ? id.line : undefined) : parseValue(value)?.line;
      return line === undefined ? [] : [{ customId, value, line }];
    });
    const wish = PREFERENCES.find((one) => offered.some(({ line }) => one.test(line)));
    const choice = offered.find(({ line }) => wish?.test(line));
    if (!choice) return false;
    const before = await panel.innerHTML();
    const button = panel.locator(`[data-custom-id="${choice.customId}"]`);
    const presses = [button, ...(choice.value === '' ? [] : [panel.locator(`[data-value="${choice.value}"]`)])];
    for (const press of presses) {
      const isPressed = await press.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      // The panel was updated before the press.
      if (!isPressed) return true;
    }
    await pageUser.until(async () => (await panel.innerHTML()) !== before);
    return true;
  }

  test('is played in two tabs from the invitation to the end', async () => {
    await ada.command('/play spy', { scenario: 'Back room', 'janitor-round': '1' });
    await bo.page.getByRole('button', { name: 'Join' }).click();
    await expect.poll(() => bo.page.locator('body').innerText()).toContain('Both players are still choosing.');
    for (const pageUser of [ada, bo]) {
      await boardOf(pageUser).getByRole('button', { name: 'Your turn' }).click();
      await expect.poll(() => pageUser.ephemeral.innerText()).toMatch(/Draft +0\/8/);
    }
    for (let presses = 0; !(await isOver(ada)); presses++) {
      if (presses === MAX_PRESSES) throw new Error('The match does not end.');
      if (!(await act(ada)) && !(await act(bo))) await ada.page.waitForTimeout(100);
    }
    await expect.poll(() => isOver(bo)).toBe(true);
    const end = await boardOf(ada).innerText();
    expect(end).toMatch(/(Ada|Bo) wins \d+ to \d+/);
    expect([...ada.errors, ...bo.errors]).toEqual([]);
  });
});
